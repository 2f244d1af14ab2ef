import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { FeatureSwitch } from '@/contract/stepup/values';
import { sayWhen } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app-context';
import { remainingHours, sayRemaining } from '../../hours';
import { featureSwitches, isOn } from '../../info/settings';
import type { StepUp } from '../../info/step-up';
import { sayCycle } from '../../info/times';
import { hoursTexts } from '../../texts';
import { planTexts as texts } from '../texts';
import './parts.scss';

interface PlanCardProps {
  readonly info: StepUp;
  /** What changes is told beside what is. */
  readonly compares?: boolean;
}

/** The new school year of a child: step, times, first lesson, and what is left to learn with. */
export const PlanCard = observer(function PlanCard({ info, compares = false }: PlanCardProps) {
  const app = useApp();
  const hours = app.part(remainingHours);
  const switches = app.part(featureSwitches);
  useLoadForSession(() => Promise.all([hours.once(), switches.once()]));
  const { step, newStep, oldLessons, newLessons, newFirstTime } = info;
  const first = sayWhen(newFirstTime, app.serverClock.now());
  return (
    <Card className="plan-card">
      <View className="plan-card__step" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.fromTo(step, newStep)}
      </View>
      {isOn(switches.value, FeatureSwitch.classControl) && (
        <>
          {compares && oldLessons.length > 0 && <Fact name={texts.oldLessons} value={sayCycle(oldLessons)} />}
          <Fact
            name={compares ? texts.newLessons : texts.lessons}
            value={sayCycle(newLessons) || texts.unknown}
          />
          <Fact name={texts.firstLesson} value={first || texts.unknown} />
        </>
      )}
      <Fact name={hoursTexts.remaining} value={sayRemaining(hours.value)} />
    </Card>
  );
});

interface FactProps {
  readonly name: string;
  readonly value: string;
}

const Fact = ({ name, value }: FactProps) => (
  <View className="plan-card__fact">
    <View className="plan-card__name">{name}</View>
    <View className="plan-card__value">{value}</View>
  </View>
);
