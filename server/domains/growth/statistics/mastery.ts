/** Mastery of a knowledge point, from its last answers, with the newest weighing most. */
import { Mastery } from '../../../../src/contract/growth/values';
import type { LearningEvent } from '../../learning/events';

/** Number of answers considered. */
export const LAST_ANSWERS = 5;
/** Fewer answers are inconclusive. */
const ENOUGH_ANSWERS = 3;
const MASTERED_FROM = 0.8;

/** `answers`: of one point, chronologically. A point with an open wrong question is never mastered. */
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
