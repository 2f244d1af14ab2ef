/** Whether a child masters a knowledge point: by its last answers, of which the newest weighs most (rule growth-33). */
import { Mastery } from '../../../../src/contract/growth/values';
import type { LearningEvent } from '../../learning/events';

/** So many answers are looked at. */
export const LAST_ANSWERS = 5;
/** Fewer tell nothing yet. */
const ENOUGH_ANSWERS = 3;
const MASTERED_FROM = 0.8;

/**
 * `answers`: those of one point, in the order in which they were given. A point with a wrong question that is still open is not
 * mastered, whatever its answers are.
 */
export function masteryOf(answers: readonly LearningEvent[], isWrongOpen: boolean): Mastery {
  const last = answers.filter(({ outOf }) => outOf > 0).slice(-LAST_ANSWERS);
  if (last.length === 0) return Mastery.ahead;
  if (last.length < ENOUGH_ANSWERS || isWrongOpen) return Mastery.underway;
  let right = 0;
  let all = 0;
  last.forEach(({ amount, outOf }, at) => {
    right += (at + 1) * (amount / outOf);
    all += at + 1;
  });
  return right / all >= MASTERED_FROM ? Mastery.mastered : Mastery.underway;
}
