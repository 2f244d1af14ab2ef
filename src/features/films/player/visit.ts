import type { PlaybackSpeed } from '@/contract/films/values';

/** What a parent chose since the page was opened, for each film that it shows. */
export class StageVisit {
  /** A line that costs may be used. */
  mayCost = false;
  /** The next film begins by itself: a finger brought the one before. */
  beginsItself = false;
  rate: PlaybackSpeed | undefined;
}
