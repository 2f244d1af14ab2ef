import { View } from '@tarojs/components';
import { Progress } from '@/components/Progress';
import type { StudyBaby } from '@/contract/straight/schema';
import { kindTexts, straightTexts as texts } from './texts';
import './index.scss';

/** Points by kind, most first. */
export function KindBars({ kinds }: { readonly kinds: StudyBaby['kinds'] }) {
  const most = Math.max(1, ...kinds.map(({ points }) => points));
  return (
    <View>
      {kinds.map(({ kind, points }) => (
        <View key={kind} className="straight-kinds__kind">
          <View className="straight-kinds__line">
            <View className="straight-kinds__name">{kindTexts[kind]}</View>
            <View className="straight-kinds__points">{texts.points(points)}</View>
          </View>
          <Progress now={points} max={most} label={kindTexts[kind]} />
        </View>
      ))}
    </View>
  );
}
