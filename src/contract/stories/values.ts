/** Sound stories. The specification names their two screens and shows no call: all of this is assumed. */
import type { ValueOf } from '../wire';

export const StoryState = {
  /** To be listened to. */
  open: 'open',
  /** For official students alone, and this child is none. */
  locked: 'locked',
  /** Announced; its recording is still to come. */
  coming: 'coming',
} as const;
export type StoryState = ValueOf<typeof StoryState>;

/** Stories of a series that its shelf shows. */
export const SHELF_STORIES = 12;
/** Stories begun and not finished that are offered first. */
export const CONTINUE_LISTENING = 3;
export const STORIES_PAGE = 20;
/** The longest list that plays on by itself. */
export const STORIES_PAGE_MAX = 50;
