import type { Unsubscribe } from '@/platform/unsubscribe';

export interface MediaSource {
  readonly url: string;
  /** `url` is an HLS play list. */
  readonly isStream: boolean;
  /** Seconds. */
  readonly startAt: number;
  /** Nothing of it is loaded before it plays: the line is one that costs. */
  readonly isThrifty: boolean;
}

/**
 * Why nothing comes any more. address: refused or gone, another one may do; network: it broke off; format: this place cannot
 * show it.
 */
export type Trouble = 'address' | 'network' | 'format';

/** refused: the browser wants a finger first. */
export type Begun = 'playing' | 'refused' | 'failed';

/** What changed; the engine itself says to what. */
export type MediaEvent =
  | 'time'
  | 'length'
  | 'playing'
  | 'paused'
  | 'waiting'
  | 'ended'
  | 'trouble'
  | 'caption'
  | 'full'
  | 'pip';

/** Whatever plays, without a look of its own. Times are seconds. */
export interface MediaEngine {
  readonly time: number;
  /** 0: not known yet. */
  readonly length: number;
  /** Loaded without a gap from where it is. */
  readonly bufferedUntil: number;
  readonly trouble: Trouble | undefined;
  /** The words that are said now; '' for none, or where captions are off. */
  readonly caption: string;
  readonly isFull: boolean;
  readonly isPip: boolean;
  readonly canPip: boolean;
  readonly isMuted: boolean;

  load(source: MediaSource): void;
  play(): Promise<Begun>;
  pause(): void;
  seek(time: number): void;
  setRate(rate: number): void;
  setMuted(isMuted: boolean): void;
  /** By its language; null: off. */
  setCaptions(lang: string | null): void;
  /** The browser's full screen; false where it has none, or refuses. */
  fill(isFull: boolean): Promise<boolean>;
  pip(isPip: boolean): Promise<boolean>;
  on(listener: (event: MediaEvent) => void): Unsubscribe;
  /** Stops, and loads nothing any more. */
  dispose(): void;
}
