/** Movements of hours and leave of a child. Kinds, states and limits are not shown in the specification (assumed). */
import type { ValueOf } from './enums';

/** Why the hours of a child changed. */
export const HourChange = { bought: 1, gifted: 2, used: 3, returned: 4, expired: 5 } as const;
export type HourChange = ValueOf<typeof HourChange>;

/** One lesson takes so many hours. */
export const HOURS_PER_LESSON = 1;

/** planned: the make-up lesson has a date; madeUp: it was held; withdrawn: the child comes after all. */
export const LeaveState = { onLeave: 1, planned: 2, madeUp: 3, withdrawn: 4 } as const;
export type LeaveState = ValueOf<typeof LeaveState>;

/** Leave may be asked for and taken back until so many hours before the lesson begins. */
export const LEAVE_NOTICE_HOURS = 2;
/** Lessons further ahead are not offered. */
export const LEAVE_AHEAD_DAYS = 14;
