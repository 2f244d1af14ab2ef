import type { PlaybackSpeed } from '@/contract/films/values';

/** What a parent chose since the page was opened, for each film that it shows. */
export class StageVisit {
  /** A line that costs may be used. */
  mayCost = false;
  rate: PlaybackSpeed | undefined;

  /** `beginsItself`: a finger brought it, or the one before. */
  constructor(public beginsItself = false) {}
}
