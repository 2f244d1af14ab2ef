import type { SoundBegun, SoundEvent, SoundPlayer, SoundTrouble } from '../sound';
import type { Unsubscribe } from '@/platform/unsubscribe';
import { webLockScreen } from './lock-screen';

/** MediaError's codes. */
const NETWORK = 2;
const DECODE = 3;

/** The element's events, and ours. */
const FORWARDED: readonly (readonly [keyof HTMLMediaElementEventMap, SoundEvent])[] = [
  ['timeupdate', 'time'],
  ['seeked', 'time'],
  ['durationchange', 'length'],
  ['playing', 'playing'],
  ['waiting', 'waiting'],
  ['ended', 'ended'],
];

/** The browser's audio element, outside any page. */
export class WebSound implements SoundPlayer {
  readonly lockScreen = webLockScreen();
  trouble: SoundTrouble | undefined;
  private readonly listeners = new Set<(event: SoundEvent) => void>();
  /** Position to resume at once the length is known. */
  private pending: number | undefined;
  private rate = 1;
  private hasSource = false;

  constructor(private readonly audio: HTMLAudioElement) {
    audio.preload = 'auto';
    for (const [name, event] of FORWARDED) audio.addEventListener(name, () => this.emit(event));
    // At the end browsers fire pause first.
    audio.addEventListener('pause', () => !audio.ended && this.hasSource && this.emit('paused'));
    audio.addEventListener('loadedmetadata', () => this.begin());
    audio.addEventListener('error', () => this.fail());
  }

  get time(): number {
    return this.pending ?? this.audio.currentTime;
  }

  get length(): number {
    const { duration } = this.audio;
    return Number.isFinite(duration) ? duration : 0;
  }

  load(url: string, startAt: number): void {
    this.trouble = undefined;
    this.pending = startAt > 0 ? startAt : undefined;
    this.hasSource = true;
    this.audio.src = url;
    this.audio.load();
  }

  async play(): Promise<SoundBegun> {
    try {
      await this.audio.play();
      return 'playing';
    } catch (error) {
      return error instanceof Error && error.name === 'NotAllowedError' ? 'refused' : 'failed';
    }
  }

  pause(): void {
    this.audio.pause();
  }

  seek(time: number): void {
    if (this.audio.readyState === 0) this.pending = time;
    else this.audio.currentTime = time;
    this.emit('time');
  }

  setRate(rate: number): void {
    this.rate = rate;
    this.audio.defaultPlaybackRate = rate;
    this.audio.playbackRate = rate;
  }

  setVolume(volume: number): void {
    this.audio.volume = Math.min(1, Math.max(0, volume));
  }

  unload(): void {
    this.hasSource = false;
    this.pending = undefined;
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
  }

  on(listener: (event: SoundEvent) => void): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private begin(): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending !== undefined) this.audio.currentTime = pending;
    // Some browsers reset the rate for a new source, whatever the default is.
    this.audio.playbackRate = this.rate;
    this.emit('length');
  }

  private fail(): void {
    if (!this.hasSource || this.trouble) return;
    const code = this.audio.error?.code;
    // Resume from here, with this source or another.
    this.pending = this.time;
    this.trouble = code === NETWORK ? 'network' : code === DECODE ? 'format' : 'address';
    this.emit('trouble');
  }

  private emit(event: SoundEvent): void {
    this.listeners.forEach((listener) => listener(event));
  }
}

export const createSound = (): SoundPlayer => new WebSound(document.createElement('audio'));
