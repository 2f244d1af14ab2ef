/** What parents may write to the provider. Kinds and limits are not shown in the specification (assumed). */
import type { ValueOf } from './enums';

export const FeedbackKind = { product: 1, course: 2, teacher: 3, order: 4, other: 5 } as const;
export type FeedbackKind = ValueOf<typeof FeedbackKind>;

/** Characters as a reader counts them, blanks at both ends left out. */
export const FEEDBACK_LENGTH = { min: 10, max: 500 } as const;
export const FEEDBACK_MAX_PICTURES = 6;
/** Of one parent. */
export const FEEDBACK_PER_HOUR = 10;

/** Characters as a reader counts them: an emoji is one. */
export const feedbackLength = (text: string): number => [...text.trim()].length;
