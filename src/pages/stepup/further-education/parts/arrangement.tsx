import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { FeatureSwitch } from '@/contract/stepup/values';
import { sayWhen } from '@/features/lessons/dates';
import { remainingHours, sayRemaining } from '@/features/stepup/hours';
import { featureSwitches, isOn } from '@/features/stepup/info/settings';
import { planOf } from '@/features/stepup/info/plan';
import type { StepUp } from '@/features/stepup/info/step-up';
import { sayCycle } from '@/features/stepup/info/times';
import { hoursTexts } from '@/features/stepup/texts';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app-context';
import { yearTexts as texts } from '../texts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The arrangement, or before a decision the current one, and the remaining hours. */
export const Arrangement = observer(function Arrangement({ stepUp }: { readonly stepUp: StepUp }) {
  const { part, serverClock } = useApp();
  const { heading, step, lessons } = factsOf(stepUp, serverClock);
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

function factsOf(stepUp: StepUp, serverClock: LocalClock): Facts {
  const { of, step, lessons, firstTime } = planOf(stepUp);
  const name = of === 'grouping' ? texts.before : texts.lessons;
  const times = { name, value: sayCycle(lessons, serverClock) };
  return {
    heading: of === 'now' ? texts.now : texts.arrangement,
    step: { name: texts.step, value: [stepUp.course, step].filter(Boolean).join(' ') },
    lessons:
      of === 'arranged' ? [times, { name: texts.first, value: sayWhen(firstTime, serverClock) }] : [times],
  };
}
