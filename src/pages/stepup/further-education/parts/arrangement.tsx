import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { FeatureSwitch } from '@/contract/stepup/values';
import { sayWhen } from '@/features/lessons/dates';
import { remainingHours, sayRemaining } from '@/features/stepup/hours';
import { featureSwitches, isOn } from '@/features/stepup/info/settings';
import type { StepUp } from '@/features/stepup/info/step-up';
import { sayCycle } from '@/features/stepup/info/times';
import { hoursTexts } from '@/features/stepup/texts';
import { useApp } from '@/stores/app-context';
import { yearTexts as texts } from '../texts';
import { stepOfYear, viewOf } from '../view';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What is arranged, or while nothing is decided what the child has now, and the hours that are left for it. */
export const Arrangement = observer(function Arrangement({ stepUp }: { readonly stepUp: StepUp }) {
  const { part, serverClock } = useApp();
  const { heading, step, lessons } = factsOf(stepUp, serverClock.now());
  const showsClass = isOn(part(featureSwitches).value, FeatureSwitch.classControl);
  const hours = { name: hoursTexts.remaining, value: sayRemaining(part(remainingHours).value) };
  return (
    <Card className="year__card">
      <View className="year__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {heading}
      </View>
      {[step, ...(showsClass ? lessons : []), hours].map(({ name, value }) => (
        <View key={name} className="year__fact">
          <View className="year__fact-name">{name}</View>
          <View className="year__fact-value">{value || texts.unknown}</View>
        </View>
      ))}
    </Card>
  );
});

interface Facts {
  readonly heading: string;
  readonly step: Fact;
  readonly lessons: readonly Fact[];
}

function factsOf(stepUp: StepUp, now: number): Facts {
  const view = viewOf(stepUp);
  const { course, newFirstTime, newLessons, oldLessons, step } = stepUp;
  const withCourse = (name: string): string => [course, name].filter(Boolean).join(' ');
  const before = sayCycle(oldLessons);
  if (view === 'choose') {
    return {
      heading: texts.now,
      step: { name: texts.step, value: withCourse(step) },
      lessons: [{ name: texts.lessons, value: before }],
    };
  }
  const arranged = {
    heading: texts.arrangement,
    step: { name: texts.step, value: withCourse(stepOfYear(stepUp)) },
  };
  // What was arranged before is not what this parent waits for.
  if (view === 'grouping') return { ...arranged, lessons: [{ name: texts.before, value: before }] };
  const lessons = [
    { name: texts.lessons, value: sayCycle(newLessons) },
    { name: texts.first, value: sayWhen(newFirstTime, now) },
  ];
  return { ...arranged, lessons };
}
