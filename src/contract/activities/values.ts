/** The activity center, newcomers, the wonderful activity. */
import type { ValueOf } from '../wire';

/** By the clock of the server. */
export const ActivityState = { current: 1, coming: 2, ended: 3 } as const;
export type ActivityState = ValueOf<typeof ActivityState>;

/** Most of a page. */
export const ACTIVITY_PAGE_MAX = 20;
