import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { ClassFacts } from '../../choice/ClassFacts';
import type { RecommendedClasses } from '../gate/gate-store';
import { recommendedTexts as texts } from '../texts';
import './parts.scss';

interface RecommendedCardProps {
  readonly of: RecommendedClasses;
  /** Of the coming year. */
  readonly step: string;
}

/** The best class and the number of others: no seats are held yet. */
export function RecommendedCard({ of: { detail, list }, step }: RecommendedCardProps) {
  const best = detail ?? list[0];
  if (!best) return null;
  const others = list.filter(({ classId }) => classId !== best.classId).length;
  return (
    <Card className="higher-level-page__part">
      <View className="recommended__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.heading}
      </View>
      <ClassFacts of={best} step={step} namesTeachers />
      {others > 0 && <View className="recommended__more">{texts.more(others)}</View>}
    </Card>
  );
}
