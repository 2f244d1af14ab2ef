import { View } from '@tarojs/components';
import type { StepUpClass } from '@/contract/stepup/schema';
import { formatWhen } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { formatLessonText } from '../info/times';
import { classTexts as texts } from './texts';
import './class-facts.scss';

interface ClassFactsProps {
  readonly of: StepUpClass;
  /** The step taught there; '' when unnamed. */
  readonly step: string;
  /** Shows the teachers, where they are not shown elsewhere. */
  readonly namesTeachers?: boolean;
}

/** Times of a class, on its card and in the confirmation. */
export function ClassFacts({ of, step, namesTeachers = false }: ClassFactsProps) {
  const { serverClock } = useApp();
  const { cycle, firstLiveTime, teacher } = of;
  const first = formatWhen(firstLiveTime, serverClock);
  return (
    <View className="class-facts">
      {step && <View className="class-facts__first">{texts.step(step)}</View>}
      {cycle.map((lesson, index) => (
        <View key={index} className="class-facts__lesson">
          {formatLessonText(lesson, serverClock)}
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
