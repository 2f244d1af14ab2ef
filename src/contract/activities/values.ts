/** The activity center, newcomers, the wonderful activity. */
import type { ValueOf } from '../wire';

/** By the clock of the server. */
export const ActivityState = { current: 1, coming: 2, ended: 3 } as const;
export type ActivityState = ValueOf<typeof ActivityState>;

/** Most of a page. */
export const ACTIVITY_PAGE_MAX = 20;

/** What a new student does on its first days, in this order (assumed). Each is told from what the database holds. */
export const NewcomerTask = {
  /** Nothing that /improveData asks for is missing. */
  profile: 'profile',
  /** The parent app was opened. */
  app: 'app',
  /** A lesson has a time. */
  book: 'book',
  /** The child was in a lesson. */
  attend: 'attend',
  /** A report of the child was read. */
  report: 'report',
} as const;
export type NewcomerTask = ValueOf<typeof NewcomerTask>;
export const NEWCOMER_TASKS: readonly NewcomerTask[] = Object.values(NewcomerTask);

/** The scenes of the wire in their order; none: no new student. */
export const NewcomerScene = { none: 0, begin: 1, underWay: 2, rewardWaits: 3, rewarded: 4 } as const;
export type NewcomerScene = ValueOf<typeof NewcomerScene>;

/** A child is new for so long. */
export const NEWCOMER_DAYS = 60;
/** For all of the tasks. */
export const NEWCOMER_REWARD = { stars: 10, peaCoins: 20 } as const;

/** unknown: nobody made such a link, or it was cleared away. */
export const EntranceLinkState = {
  open: 'open',
  used: 'used',
  expired: 'expired',
  unknown: 'unknown',
} as const;
export type EntranceLinkState = ValueOf<typeof EntranceLinkState>;
export const ENTRANCE_LINK_HOURS = 24;

/** open: may be claimed; claimed: no time is booked yet; booked: there is one to come; had: auditioned, or official. */
export const FreeTrialState = { open: 'open', claimed: 'claimed', booked: 'booked', had: 'had' } as const;
export type FreeTrialState = ValueOf<typeof FreeTrialState>;
