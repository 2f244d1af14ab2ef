import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { PointKind } from '@/contract/straight/values';
import { kindTexts, straightTexts as texts } from './texts';
import './index.scss';

/** How points are earned, and their limits. */
export const HowCard = ({ className }: { readonly className?: string }) => (
  <Card className={className}>
    <View className="straight-heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
      {texts.howTitle}
    </View>
    {Object.values(PointKind).map((kind) => (
      <View key={kind} className="straight-how__row">
        <View className="straight-how__kind">{kindTexts[kind]}</View>
        <View className="straight-how__rule">{texts.how(kind)}</View>
      </View>
    ))}
    <View className="straight-how__prizes">{texts.prizes}</View>
  </Card>
);
