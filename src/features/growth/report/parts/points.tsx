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

interface NextStepsProps {
  readonly links: readonly ReportLink[];
  readonly onLink: FollowLink;
}

/** Where to go on from here. */
export function NextSteps({ links, onLink }: NextStepsProps) {
  if (links.length === 0) return null;
  return (
    <View className="report-section__links">
      <View className="report-section__heading">{texts.nextSteps}</View>
      {links.map((link, index) => (
        <Pressable key={`${index} ${link.url}`} className="report-section__link" onPress={() => onLink(link)}>
          <View className="report-section__link-words">
            <View className="report-section__link-text">{link.text}</View>
            {link.why && <View className="report-section__link-why">{link.why}</View>}
          </View>
          <Icon name="arrow-right" size={32} tone="secondary" />
        </Pressable>
      ))}
    </View>
  );
}
