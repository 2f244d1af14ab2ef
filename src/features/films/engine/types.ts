import type { Unsubscribe } from '@/platform/unsubscribe';

export interface MediaSource {
  readonly url: string;
  /** `url` is an HLS playlist. */
  readonly isStream: boolean;
  /** Seconds. */
  readonly startAt: number;
  /** Metered network: preload nothing before play. */
  readonly isThrifty: boolean;
}

/** address: refused or gone, a new URL may work; network: connection lost; format: not supported here. */
export type Trouble = 'address' | 'network' | 'format';

/** refused: the browser requires a user gesture. */
export type Begun = 'playing' | 'refused' | 'failed';

/** What changed; read the value from the engine. */
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

/** Headless media engine. Times are in seconds. */
export interface MediaEngine {
  readonly time: number;
  /** 0: unknown. */
  readonly length: number;
  /** End of the contiguous buffered range at the current time. */
  readonly bufferedUntil: number;
  readonly trouble: Trouble | undefined;
  /** Current caption; '' for none, or when captions are off. */
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
  /** By language; null: off. */
  setCaptions(lang: string | null): void;
  /** The browser's full screen; false when unsupported or refused. */
  fill(isFull: boolean): Promise<boolean>;
  pip(isPip: boolean): Promise<boolean>;
  on(listener: (event: MediaEvent) => void): Unsubscribe;
  /** Stops, and aborts loading. */
  dispose(): void;
}
