/** Sound stories. The specification names their two screens but shows no calls: all assumed. */
import type { ValueOf } from '../wire';

export const StoryState = {
  /** Playable. */
  open: 'open',
  /** For official students only, and this child is not one. */
  locked: 'locked',
  /** Announced; not recorded yet. */
  coming: 'coming',
} as const;
export type StoryState = ValueOf<typeof StoryState>;

/** Maximum stories of a series on its shelf. */
export const SHELF_STORIES = 12;
/** Maximum unfinished stories offered first. */
export const CONTINUE_LISTENING = 3;
export const STORIES_PAGE = 20;
/** From then on home offers a story, of the parent's own clock. */
export const BEDTIME_HOUR = 20;
/** Longest autoplay list. */
export const STORIES_PAGE_MAX = 50;
