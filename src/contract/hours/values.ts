/** Class hours, their log, claims and gifts. */
import type { ValueOf } from '../wire';

export const HourChange = { bought: 1, gifted: 2, used: 3, returned: 4, expired: 5 } as const;
export type HourChange = ValueOf<typeof HourChange>;

/** Hours charged per lesson. */
export const HOURS_PER_LESSON = 1;

export const HOUR_STATUS_FILTER: readonly number[] = [0, 1];

/** Query `hourType` of /myClassHour. */
export const HourType = { live: 0, recorded: 1, leave: 2 } as const;
export type HourType = ValueOf<typeof HourType>;
