import { View } from '@tarojs/components';
import type { StepUpClass } from '@/contract/stepup/schema';
import { sayWhen } from '@/features/lessons/dates';
import { classTexts as texts } from './texts';

interface ClassFactsProps {
  readonly of: StepUpClass;
  readonly now: number;
  /** What is taught there; '' where it has no name. */
  readonly step: string;
}

/** When a class is, in words: on its card, and where the parent is asked about it. */
export function ClassFacts({ of: { cycle, firstLiveTime }, now, step }: ClassFactsProps) {
  const first = sayWhen(firstLiveTime, now);
  return (
    <View className="class-facts">
      {step && <View className="class-facts__first">{texts.step(step)}</View>}
      {cycle.map((lesson, index) => (
        <View key={index} className="class-facts__lesson">
          {lesson}
        </View>
      ))}
      <View className="class-facts__first">{first ? texts.first(first) : texts.firstUnknown}</View>
    </View>
  );
}
