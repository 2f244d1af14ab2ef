import type { PlaybackSpeed } from '@/contract/films/values';

/** Choices of this visit, shared by the films that it plays. */
export class StageVisit {
  /** A metered network may be used. */
  mayCost = false;
  rate: PlaybackSpeed | undefined;
  isMuted = false;

  /** `beginsItself`: opened by a tap, or by the previous film. */
  constructor(public beginsItself = false) {}
}
