import type { Film } from '@/contract/films/schema';
import type { PlaybackSpeed } from '@/contract/films/values';

/** What the player needs of a film. */
export type PlayerFilm = Pick<
  Film,
  'title' | 'url' | 'isStream' | 'seconds' | 'poster' | 'captions' | 'marks' | 'speed' | 'isPaid' | 'next'
>;

/** Receives how a film is watched. Films outside courses are not tracked, or only keep their position on the device. */
export interface Watching {
  /** Resume position in seconds; absent: from the start. */
  readonly resumedAt?: number;
  began?(time: number, speed: PlaybackSpeed): void;
  advance?(time: number, rate: number, length: number): void;
  jumped?(time: number): void;
  stopped?(): void;
  /** Paused, ended or left: the position may be stored now. */
  report?(options?: { readonly outlivesPage: boolean }): void;
  /** The parent chose a speed. */
  rated?(speed: PlaybackSpeed): void;
}
