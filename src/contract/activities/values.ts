/** The activity center, newcomers, the wonderful activity. */
import type { ValueOf } from '../wire';

/** By the server's clock. */
export const ActivityState = { current: 1, coming: 2, ended: 3 } as const;
export type ActivityState = ValueOf<typeof ActivityState>;

/** Maximum page size. */
export const ACTIVITY_PAGE_MAX = 20;

/** Tasks of a new student's first days, in this order (assumed). Each is derived from the database. */
export const NewcomerTask = {
  /** The profile is complete by /improveData. */
  profile: 'profile',
  /** Opened the parent app. */
  app: 'app',
  /** Booked a lesson. */
  book: 'book',
  /** Attended a lesson. */
  attend: 'attend',
  /** Read a report. */
  report: 'report',
} as const;
export type NewcomerTask = ValueOf<typeof NewcomerTask>;
export const NEWCOMER_TASKS: readonly NewcomerTask[] = Object.values(NewcomerTask);

/** Scenes in the wire's order; none: not a new student. */
export const NewcomerScene = { none: 0, begin: 1, inProgress: 2, rewardWaits: 3, rewarded: 4 } as const;
export type NewcomerScene = ValueOf<typeof NewcomerScene>;

/** How many days a child counts as new. */
export const NEWCOMER_DAYS = 60;
/** For all tasks together. */
export const NEWCOMER_REWARD = { stars: 10, peaCoins: 20 } as const;

/** unknown: no such link, or it was deleted. */
export const EntranceLinkState = {
  open: 'open',
  used: 'used',
  expired: 'expired',
  unknown: 'unknown',
} as const;
export type EntranceLinkState = ValueOf<typeof EntranceLinkState>;
export const ENTRANCE_LINK_HOURS = 24;

/** open: claimable; claimed: no lesson booked; booked: a lesson is coming; had: auditioned, or an official student. */
export const FreeTrialState = { open: 'open', claimed: 'claimed', booked: 'booked', had: 'had' } as const;
export type FreeTrialState = ValueOf<typeof FreeTrialState>;
