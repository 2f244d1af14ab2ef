import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon, type IconName } from '@/components/Icon';

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
