import { StepUpdateFlag, StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { parentDecides } from '@/contract/stepup/year';

/** What decides where a parent goes who enters the choosing of a class; undefined: not asked for yet. */
export interface RoutingFacts {
  readonly type: StepUpType;
  readonly status: StepUpStatus;
  /** Times that suit were named before. */
  readonly hasPlanTime: boolean;
  readonly isEligible?: boolean | undefined;
  /** As the server says it; anything but '1' is off. */
  readonly updateFlag?: string | undefined;
  /** At least one class is recommended. */
  readonly hasRecommended?: boolean | undefined;
}

/** What is still to be asked, or where to go: the arrangement, the classes, the times. */
export type RoutingStep =
  | { readonly ask: 'eligibility' | 'updateFlag' | 'classes' }
  | { readonly show: 'arrangement' | 'classes' | 'times' };

const ARRANGEMENT: RoutingStep = { show: 'arrangement' };

/** From rule stepup-30 to rule stepup-33. Asks for one thing at a time, and for nothing that does not matter any more. */
export function nextStep(facts: RoutingFacts): RoutingStep {
  if (!parentDecides(facts.type)) return ARRANGEMENT;
  if (facts.status === StepUpStatus.waiting) return ofWaiting(facts);
  // The arrangement sends whoever waits for a class without having named times here: it never gets them back.
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

/** Times may be named by whoever no class is open to: they take nobody's seat. */
function ofGrouping(facts: RoutingFacts): RoutingStep {
  if (facts.isEligible === undefined) return { ask: 'eligibility' };
  return facts.isEligible ? choosing(facts) : { show: 'times' };
}

function choosing({ hasRecommended }: RoutingFacts): RoutingStep {
  if (hasRecommended === undefined) return { ask: 'classes' };
  return { show: hasRecommended ? 'classes' : 'times' };
}
