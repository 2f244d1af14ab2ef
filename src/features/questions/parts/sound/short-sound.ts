import { makeAutoObservable } from 'mobx';
import { oneSound } from '@/features/films/one-sound';
import type { SoundEvent, SoundPlayer } from '@/platform/sound';
import type { App } from '@/stores/app/app';

export type ShortSoundState = 'idle' | 'loading' | 'playing' | 'failed';

/** A short sound, played from its start. Stops other sounds of the app. */
export class ShortSound {
  state: ShortSoundState = 'idle';
  /** Seconds. */
  time = 0;
  private player: Promise<SoundPlayer | undefined> | undefined;
  private release: (() => void) | undefined;
  /** Incremented per press: events of earlier ones are ignored. */
  private epoch = 0;

  constructor(
    private readonly app: App,
    private readonly url: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Starts or stops. */
  press(): void {
    if (this.state === 'playing' || this.state === 'loading') return this.stop();
    void this.play();
  }

  stop(): void {
    this.end('idle');
  }

  private async play(): Promise<void> {
    const epoch = ++this.epoch;
    this.emit('loading');
    this.release = this.app.get(oneSound).claim(this.stop);
    this.player ??= this.make();
    const player = await this.player.catch(() => undefined);
    if (epoch !== this.epoch) return;
    if (player === undefined) return this.end('failed');
    player.load(this.url, 0);
    const begun = await player.play();
    if (epoch === this.epoch && begun !== 'playing') this.end('failed');
  }

  private async make(): Promise<SoundPlayer | undefined> {
    const player = await this.app.platform.sound?.();
    player?.on((event) => this.hear(event, player));
    return player;
  }

  private hear(event: SoundEvent, player: SoundPlayer): void {
    if (this.state !== 'playing' && this.state !== 'loading') return;
    if (event === 'playing' || event === 'time') this.emit('playing', player.time);
    if (event === 'ended' || event === 'paused') this.end('idle');
    if (event === 'trouble') this.end('failed');
  }

  private emit(state: ShortSoundState, time = 0): void {
    this.state = state;
    this.time = time;
  }

  private end(state: 'idle' | 'failed'): void {
    this.epoch += 1;
    this.emit(state);
    this.release?.();
    this.release = undefined;
    void this.player?.then(
      (player) => player?.unload(),
      () => undefined,
    );
  }
}
