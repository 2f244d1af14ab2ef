import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { FeatureSwitch } from '@/contract/stepup/values';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import { formatWhen } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { remainingHours, formatRemaining } from '../hours';
import { featureSwitches, isOn } from '../info/settings';
import type { StepUp } from '../info/step-up';
import { hoursTexts } from '../texts';
import { planOf, type Plan } from '../info/plan';
import { formatCycle } from '../info/times';
import './plan.scss';

interface Fact {
  readonly name: string;
  /** '' when unknown. */
  readonly value: string;
}

/** What a page calls the lessons of a plan. */
interface LessonWords {
  readonly lessons: Readonly<Record<Plan['of'], string>>;
  readonly first: string;
  /** Where the current lessons stand beside the new ones: their names. */
  readonly compared?: { readonly old: string; readonly new: string } | undefined;
}

/** When lessons are, and once arranged the first one: rule stepup-26. */
function lessonFacts(info: StepUp, words: LessonWords, serverClock: LocalClock): readonly Fact[] {
  const { of, lessons, firstTime } = planOf(info);
  const say = (cycle: StepUp['oldLessons']): string => formatCycle(cycle, serverClock);
  const { compared } = words;
  return [
    ...(compared && info.oldLessons.length > 0 ? [{ name: compared.old, value: say(info.oldLessons) }] : []),
    { name: compared?.new ?? words.lessons[of], value: say(lessons) },
    ...(of === 'arranged' ? [{ name: words.first, value: formatWhen(firstTime, serverClock) }] : []),
  ];
}

interface PlanCardProps {
  readonly info: StepUp;
  readonly heading: string;
  readonly words: LessonWords & { readonly unknown: string };
  /** Before the lessons. */
  readonly facts?: readonly Fact[];
}

/** A child's school year: what a page says of it, lessons unless switched off, remaining hours. */
export const PlanCard = observer(function PlanCard({ info, heading, words, facts = [] }: PlanCardProps) {
  const app = useApp();
  const hours = app.get(remainingHours);
  const switches = app.get(featureSwitches);
  useLoadForSession(() => Promise.all([hours.once(), switches.once()]));
  const showsClass = isOn(switches.value, FeatureSwitch.classControl);
  const lessons = showsClass ? lessonFacts(info, words, app.serverClock) : [];
  const remaining = { name: hoursTexts.remaining, value: formatRemaining(hours.value) };
  return (
    <Card className="plan-card">
      <View className="plan-card__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {heading}
      </View>
      {[...facts, ...lessons, remaining].map(({ name, value }) => (
        <View key={name} className="plan-card__fact">
          <View className="plan-card__name">{name}</View>
          <View className="plan-card__value">{value || words.unknown}</View>
        </View>
      ))}
    </Card>
  );
});
