import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon, type IconName } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { ReportLink } from '@/contract/growth/report.schema';
import type { FollowLink } from '../follow-link';
import { reportTexts as texts } from '../texts';

interface PointsProps {
  readonly title: string;
  readonly icon: IconName;
  readonly points: readonly string[];
}

/** What went well, or what to practise. */
export function Points({ title, icon, points }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <View className="report-section__points">
      <View className="report-section__heading">{title}</View>
      <View {...aria({ role: 'list', 'aria-label': title })}>
        {points.map((point, index) => (
          <View key={`${index} ${point}`} className="report-section__point" {...aria({ role: 'listitem' })}>
            <Icon className="report-section__mark" name={icon} size={32} tone="primary" />
            <View className="report-section__point-text">{point}</View>
          </View>
        ))}
      </View>
    </View>
  );
}

interface WaysProps {
  readonly ways: readonly ReportLink[];
  readonly onLink: FollowLink;
}

/** Where to go on from here. */
export function Ways({ ways, onLink }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <View className="report-section__ways">
      <View className="report-section__heading">{texts.ways}</View>
      {ways.map((way, index) => (
        <Pressable key={`${index} ${way.url}`} className="report-section__way" onPress={() => onLink(way)}>
          <View className="report-section__way-words">
            <View className="report-section__way-text">{way.text}</View>
            {way.why && <View className="report-section__way-why">{way.why}</View>}
          </View>
          <Icon name="arrow-right" size={32} tone="secondary" />
        </Pressable>
      ))}
    </View>
  );
}
