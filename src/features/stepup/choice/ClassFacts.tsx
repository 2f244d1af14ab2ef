import { View } from '@tarojs/components';
import type { StepUpClass } from '@/contract/stepup/schema';
import { sayWhen } from '@/features/lessons/dates';
import { useApp } from '@/stores/app-context';
import { sayLessonText } from '../info/times';
import { classTexts as texts } from './texts';
import './class-facts.scss';

interface ClassFactsProps {
  readonly of: StepUpClass;
  /** What is taught there; '' where it has no name. */
  readonly step: string;
  /** Who teaches, where nothing else of the teachers shows. */
  readonly namesTeachers?: boolean;
}

/** When a class is, in words: on its card, and where the parent is asked about it. */
export function ClassFacts({ of, step, namesTeachers = false }: ClassFactsProps) {
  const { serverClock } = useApp();
  const { cycle, firstLiveTime, teacher } = of;
  const first = sayWhen(firstLiveTime, serverClock);
  return (
    <View className="class-facts">
      {step && <View className="class-facts__first">{texts.step(step)}</View>}
      {cycle.map((lesson, index) => (
        <View key={index} className="class-facts__lesson">
          {sayLessonText(lesson, serverClock)}
        </View>
      ))}
      <View className="class-facts__first">{first ? texts.first(first) : texts.firstUnknown}</View>
      {namesTeachers && teacher.length > 0 && (
        <View className="class-facts__teachers">
          {teacher.map(({ nickname }) => texts.teacher(nickname)).join('、')}
        </View>
      )}
    </View>
  );
}
