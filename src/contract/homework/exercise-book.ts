/** The AI exercise book: a photo of a page is recognised, looked through by the parent, and checked. All of it is assumed. */
import type { ValueOf } from '../wire';

/**
 * waiting: its photo is kept, the recognition has not answered yet; unreadable: it could make nothing of it; recognised: the
 * parent looks through what was read; checked: over, with its report.
 */
export const ExerciseState = {
  waiting: 'waiting',
  unreadable: 'unreadable',
  recognised: 'recognised',
  checked: 'checked',
} as const;
export type ExerciseState = ValueOf<typeof ExerciseState>;

/** blurred: another photo may do; unknown: no page of ours that the recognition knows. */
export const UnreadableReason = { blurred: 'blurred', unknown: 'unknown' } as const;
export type UnreadableReason = ValueOf<typeof UnreadableReason>;

/** The recognition is asked for so long. */
export const RECOGNITION_PATIENCE_MS = 30_000;
/** The client waits a little longer than the recognition is asked. */
export const RECOGNITION_TIMEOUT_MS = RECOGNITION_PATIENCE_MS + 5_000;
export const EXERCISE_PAGES_AT_ONCE = 10;
export const MAX_EXERCISE_BOXES = 30;

export const EXERCISE_CODE = {
  /** The recognition does not answer: the photo is kept, and may be asked for again. */
  notAnswered: '30002101',
  /** Not recognised yet, so that there is nothing to check. */
  closed: '30002102',
} as const;
