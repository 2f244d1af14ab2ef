import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { workTexts as texts } from '../texts';
import './work-card.scss';

export const WorkBones = ({ count = 4 }: { readonly count?: number }) => (
  <View className="work-grid" {...aria({ role: 'status', 'aria-label': texts.loading })}>
    {Array.from({ length: count }, (_, index) => (
      <View key={index} className="work-card">
        <SkeletonBlock height={240} />
        <View className="work-card__words">
          <SkeletonBlock width="80%" height={36} />
          <SkeletonBlock width="50%" height={28} className="work-card__bone" />
        </View>
      </View>
    ))}
  </View>
);
