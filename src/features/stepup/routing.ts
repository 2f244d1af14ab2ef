import { StepUpdateFlag, StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { parentDecides } from '@/contract/stepup/year';

/** Facts that decide where choosing a class leads; undefined: not requested yet. */
export interface RoutingFacts {
  readonly type: StepUpType;
  readonly status: StepUpStatus;
  /** Preferred times were submitted. */
  readonly hasPlanTime: boolean;
  readonly isEligible?: boolean | undefined;
  /** From the server; anything but '1' is off. */
  readonly updateFlag?: string | undefined;
  /** At least one class is recommended. */
  readonly hasRecommended?: boolean | undefined;
}

/** The next request, or the target: arrangement, classes, times. */
export type RoutingStep =
  | { readonly ask: 'eligibility' | 'updateFlag' | 'classes' }
  | { readonly show: 'arrangement' | 'classes' | 'times' };

const ARRANGEMENT: RoutingStep = { show: 'arrangement' };

/** From rule stepup-30 to rule stepup-33. One request at a time, and only where it matters. */
export function nextStep(facts: RoutingFacts): RoutingStep {
  if (!parentDecides(facts.type)) return ARRANGEMENT;
  if (facts.status === StepUpStatus.waiting) return ofWaiting(facts);
  // The arrangement sends those who are grouping without submitted times here: never send them back.
  if (facts.status === StepUpStatus.grouping && !facts.hasPlanTime) return ofGrouping(facts);
  return ARRANGEMENT;
}

function ofWaiting(facts: RoutingFacts): RoutingStep {
  const { type, isEligible, updateFlag } = facts;
  if (isEligible === undefined) return { ask: 'eligibility' };
  if (!isEligible) return ARRANGEMENT;
  if (type === StepUpType.n) return choosing(facts);
  if (updateFlag === undefined) return { ask: 'updateFlag' };
  return updateFlag === StepUpdateFlag.on ? choosing(facts) : ARRANGEMENT;
}

/** Times can be submitted without eligibility for a class: they take no seats. */
function ofGrouping(facts: RoutingFacts): RoutingStep {
  if (facts.isEligible === undefined) return { ask: 'eligibility' };
  return facts.isEligible ? choosing(facts) : { show: 'times' };
}

function choosing({ hasRecommended }: RoutingFacts): RoutingStep {
  if (hasRecommended === undefined) return { ask: 'classes' };
  return { show: hasRecommended ? 'classes' : 'times' };
}
