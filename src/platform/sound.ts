/** Sound without pictures that goes on from page to page: played by no element of any page. Times are seconds. */
import type { Unsubscribe } from './unsubscribe';

/** address: refused, gone or unreadable, another one may do; network: it broke off; format: this place cannot play it. */
export type SoundTrouble = 'address' | 'network' | 'format';

/** refused: the browser wants a finger first. */
export type SoundBegun = 'playing' | 'refused' | 'failed';

/** What changed; the player itself says to what. */
export type SoundEvent = 'time' | 'length' | 'playing' | 'paused' | 'waiting' | 'ended' | 'trouble';

export interface LockScreenCard {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly artwork: string;
}

/** What its buttons do; one that is absent is not shown. */
export interface LockScreenActions {
  readonly play?: () => void;
  readonly pause?: () => void;
  readonly previous?: () => void;
  readonly next?: () => void;
  readonly seek?: (time: number) => void;
  readonly skip?: (seconds: number) => void;
}

export interface SoundPlace {
  readonly length: number;
  readonly time: number;
  readonly rate: number;
}

/** Media Session: the phone's lock screen, its notification, a headset's keys. */
export interface LockScreen {
  /** null: nothing plays any more. */
  show(card: LockScreenCard | null): void;
  handle(actions: LockScreenActions): void;
  tell(isPlaying: boolean, place: SoundPlace): void;
}

export interface SoundPlayer {
  readonly time: number;
  /** 0: not known yet. */
  readonly length: number;
  readonly trouble: SoundTrouble | undefined;
  readonly lockScreen: LockScreen;
  load(url: string, startAt: number): void;
  play(): Promise<SoundBegun>;
  pause(): void;
  seek(time: number): void;
  setRate(rate: number): void;
  /** 0 to 1; iPhones keep theirs. */
  setVolume(volume: number): void;
  /** Stops, and loads nothing any more. */
  unload(): void;
  on(listener: (event: SoundEvent) => void): Unsubscribe;
}
