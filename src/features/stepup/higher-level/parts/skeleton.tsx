import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { higherLevelLoginTexts } from '../texts';
import '../../head/head.scss';
import './parts.scss';

/** Skeleton of all higher level pages: head, steps, card. */
export const HigherLevelSkeleton = () => (
  <View
    className="higher-level-page"
    {...aria({ role: 'status', 'aria-label': higherLevelLoginTexts.opening })}
  >
    <View className="step-up-head">
      <SkeletonBlock width={112} height={112} radius="round" />
      <View className="step-up-head__words">
        <SkeletonBlock width="40%" height={32} />
        <SkeletonBlock width="80%" height={48} className="step-up-head__bone" />
      </View>
    </View>
    <SkeletonBlock height={112} radius="card" className="higher-level-page__part" />
    <SkeletonBlock height={360} radius="card" className="higher-level-page__part" />
    <SkeletonBlock height={200} radius="card" className="higher-level-page__part" />
  </View>
);
