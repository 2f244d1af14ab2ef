/** Audio that continues across pages, played outside any page's elements. Times are in seconds. */
import type { Unsubscribe } from './unsubscribe';

/** address: rejected, gone or unreadable, another URL may work; network: interrupted; format: not playable here. */
export type SoundTrouble = 'address' | 'network' | 'format';

/** refused: the browser requires a user gesture first. */
export type SoundBegun = 'playing' | 'refused' | 'failed';

/** Which property changed; read the value from the player. */
export type SoundEvent = 'time' | 'length' | 'playing' | 'paused' | 'waiting' | 'ended' | 'trouble';

export interface LockScreenCard {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly artwork: string;
}

/** Handlers of its buttons; buttons without one are hidden. */
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

/** Media Session: lock screen, notification and headset keys. */
export interface LockScreen {
  /** null: playback is over. */
  show(card: LockScreenCard | null): void;
  handle(actions: LockScreenActions): void;
  report(isPlaying: boolean, place: SoundPlace): void;
}

export interface SoundPlayer {
  readonly time: number;
  /** 0: unknown yet. */
  readonly length: number;
  readonly trouble: SoundTrouble | undefined;
  readonly lockScreen: LockScreen;
  load(url: string, startAt: number): void;
  play(): Promise<SoundBegun>;
  pause(): void;
  seek(time: number): void;
  setRate(rate: number): void;
  /** 0 to 1; ignored on iPhones. */
  setVolume(volume: number): void;
  /** Stops, and cancels loading. */
  unload(): void;
  on(listener: (event: SoundEvent) => void): Unsubscribe;
}
