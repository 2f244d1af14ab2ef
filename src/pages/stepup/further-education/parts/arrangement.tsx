import { planOf } from '@/features/stepup/info/plan';
import type { StepUp } from '@/features/stepup/info/step-up';
import { PlanCard } from '@/features/stepup/plan/PlanCard';
import { yearTexts as texts } from '../texts';

/** The arrangement, or before a decision the current one, and the remaining hours. */
export function Arrangement({ stepUp }: { readonly stepUp: StepUp }) {
  const { of, step } = planOf(stepUp);
  const course = [stepUp.course, step].filter(Boolean).join(' ');
  return (
    <PlanCard
      info={stepUp}
      heading={of === 'now' ? texts.now : texts.arrangement}
      words={texts.words}
      facts={[{ name: texts.step, value: course }]}
    />
  );
}
