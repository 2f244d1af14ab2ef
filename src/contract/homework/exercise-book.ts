/** AI exercise book: a photo of a page is recognised, reviewed by the parent, and checked. All assumed. */
import type { ValueOf } from '../wire';

/**
 * waiting: photo stored, not recognised yet; unreadable: recognition failed; recognised: under review by the parent;
 * checked: finished, with a report.
 */
export const ExerciseState = {
  waiting: 'waiting',
  unreadable: 'unreadable',
  recognised: 'recognised',
  checked: 'checked',
} as const;
export type ExerciseState = ValueOf<typeof ExerciseState>;

/** blurred: another photo may work; unknown: not a page known to the recognition. */
export const UnreadableReason = { blurred: 'blurred', unknown: 'unknown' } as const;
export type UnreadableReason = ValueOf<typeof UnreadableReason>;

/** Timeout of the recognition service. */
export const RECOGNITION_PATIENCE_MS = 30_000;
/** Client timeout, slightly longer than the recognition's. */
export const RECOGNITION_TIMEOUT_MS = RECOGNITION_PATIENCE_MS + 5_000;
export const EXERCISE_PAGES_AT_ONCE = 10;
export const MAX_EXERCISE_BOXES = 30;

export const EXERCISE_CODE = {
  /** The recognition did not respond: the photo is stored and can be retried. */
  notAnswered: '30002101',
  /** Not recognised yet: cannot be checked. */
  closed: '30002102',
} as const;
