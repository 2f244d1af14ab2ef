import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { FeatureSwitch } from '@/contract/stepup/values';
import { movesUp } from '@/contract/stepup/year';
import { sayWhen } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app-context';
import { remainingHours, sayRemaining } from '../../hours';
import { featureSwitches, isOn } from '../../info/settings';
import { planOf, type Plan } from '../../info/plan';
import type { StepUp } from '../../info/step-up';
import { sayCycle } from '../../info/times';
import { hoursTexts } from '../../texts';
import { planTexts as texts } from '../texts';
import './parts.scss';

interface PlanCardProps {
  readonly info: StepUp;
  /** Shows changes beside the current values. */
  readonly compares?: boolean;
}

/** A child's new school year: step, times, first lesson, remaining hours. */
export const PlanCard = observer(function PlanCard({ info, compares = false }: PlanCardProps) {
  const app = useApp();
  const hours = app.part(remainingHours);
  const switches = app.part(featureSwitches);
  useLoadForSession(() => Promise.all([hours.once(), switches.once()]));
  const plan = planOf(info);
  const first = sayWhen(plan.firstTime, app.serverClock);
  const { oldLessons } = info;
  return (
    <Card className="plan-card">
      <View className="plan-card__step" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {titleOf(info, plan)}
      </View>
      {isOn(switches.value, FeatureSwitch.classControl) && (
        <>
          {compares && oldLessons.length > 0 && (
            <Fact name={texts.oldLessons} value={sayCycle(oldLessons, app.serverClock)} />
          )}
          <Fact
            name={compares ? texts.newLessons : texts[plan.of === 'arranged' ? 'lessons' : 'oldLessons']}
            value={sayCycle(plan.lessons, app.serverClock) || texts.unknown}
          />
          {plan.of === 'arranged' && <Fact name={texts.firstLesson} value={first || texts.unknown} />}
        </>
      )}
      <Fact name={hoursTexts.remaining} value={sayRemaining(hours.value)} />
    </Card>
  );
});

function titleOf({ step, type }: StepUp, plan: Plan): string {
  if (plan.of === 'now') return texts.now(plan.step);
  return movesUp(type) ? texts.fromTo(step, plan.step) : texts.stays(plan.step);
}

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
