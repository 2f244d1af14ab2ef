import { movesUp } from '@/contract/stepup/year';
import { planOf } from '../../info/plan';
import type { StepUp } from '../../info/step-up';
import { PlanCard } from '../../plan/PlanCard';
import { planTexts as texts } from '../texts';

interface NewYearCardProps {
  readonly info: StepUp;
  /** Shows changes beside the current values. */
  readonly compares?: boolean;
}

/** A child's new school year on the higher level: which step it leads to, or what is learned now. */
export const NewYearCard = ({ info, compares = false }: NewYearCardProps) => (
  <PlanCard
    info={info}
    heading={titleOf(info)}
    isTitle
    words={compares ? { ...texts.words, compared: texts.compared } : texts.words}
  />
);

function titleOf(info: StepUp): string {
  const { of, step } = planOf(info);
  if (of === 'now') return texts.now(step);
  return movesUp(info.type) ? texts.fromTo(info.step, step) : texts.stays(step);
}
