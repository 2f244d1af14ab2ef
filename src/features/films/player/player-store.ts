import { makeAutoObservable, runInAction } from 'mobx';
import type { Result } from '@/contract/errors';
import type { PlayableRef } from '@/contract/films/schema';
import { NetworkType } from '@/contract/host';
import { screenShots } from '@/features/screen/screen-shots';
import type { Timer } from '@/services/clock';
import type { App } from '@/stores/app/app';
import type { MediaEngine, MediaEvent } from '../engine';
import { MovingClock } from '../moving-clock';
import { oneSound } from '../one-sound';
import { NextUp } from './next-up';
import { PlayerSettings } from './settings';
import { ShownControls } from './shown-controls';
import type { StageVisit } from './visit';
import type { PlayerFilm, Watching } from './types';
import { Recovery } from './recovery';

/** asking: consent to use a metered network; offline, broken: needs the parent. */
export type Phase = 'ready' | 'asking' | 'waiting' | 'playing' | 'paused' | 'ended' | 'offline' | 'broken';

/** Time to read the resume note. */
const READ_MS = 5000;

const FREE: readonly NetworkType[] = [NetworkType.wifi, NetworkType.unknown];
/** Metered network. Unknown types do not count as metered. */
const isMetered = (type: NetworkType): boolean => !FREE.includes(type);

interface PlayerParts {
  readonly app: App;
  readonly film: PlayerFilm;
  readonly visit: StageVisit;
  readonly renew: () => Promise<Result<PlayerFilm>>;
  readonly onNext?: (next: PlayableRef) => void;
  readonly watching: Watching;
  readonly onEnded: () => void;
}

/** State of one film: actions of the parent, events of the engine. */
export class PlayerStore {
  phase: Phase = 'ready';
  time: number;
  length: number;
  bufferedUntil = 0;
  /** Resume position; 0: from the start, or the note is gone. */
  resumedAt: number;
  /** Position while scrubbing. */
  scrubbed: number | undefined = undefined;
  readonly settings: PlayerSettings;
  readonly controls: ShownControls;
  readonly nextUp: NextUp;
  private engine: MediaEngine | undefined;
  private film: PlayerFilm;
  private readonly watched: Watching;
  private readonly recovery: Recovery;
  private readonly clock = new MovingClock();
  /** Play was requested: it continues when possible. */
  private isWanted = false;
  private reading: Timer | undefined;
  private releaseSound: (() => void) | undefined;
  private releaseScreenShots: (() => void) | undefined;

  constructor(private readonly parts: PlayerParts) {
    const { app, film, renew, watching } = parts;
    const { scheduler } = app;
    this.film = film;
    this.watched = watching;
    this.resumedAt = watching.resumedAt ?? 0;
    this.time = this.resumedAt;
    this.length = film.seconds;
    this.settings = new PlayerSettings(parts, () => this.engine);
    this.controls = new ShownControls(scheduler, () => this.phase === 'playing');
    this.nextUp = new NextUp(scheduler, () => this.goNext());
    this.recovery = new Recovery({
      scheduler,
      renew,
      stand: (phase) => this.stand(phase),
      reopen: (...args) => this.reopen(...args),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get next(): PlayableRef | undefined {
    return this.parts.onNext ? this.film.next : undefined;
  }

  /** The scrub position, else the film's. */
  get shownTime(): number {
    return this.scrubbed ?? this.time;
  }

  /** Returns the detach function. */
  attach(engine: MediaEngine): () => void {
    const { platform } = this.parts.app;
    this.engine = engine;
    const stops = [
      engine.on((event) => runInAction(() => this.hear(event, engine))),
      platform.onVisibilityChange((isVisible) => !isVisible && this.leave()),
      platform.onNetworkChange((isOnline) => this.onNetwork(isOnline)),
    ];
    this.open(this.time);
    if (this.parts.visit.beginsItself) void this.play();
    return () => {
      this.leave({ withPip: true });
      stops.forEach((stop) => stop());
      this.end();
    };
  }

  async play(): Promise<void> {
    const { engine } = this;
    const { app } = this.parts;
    if (!engine || this.phase === 'asking') return;
    this.nextUp.cancel();
    if (this.phase === 'offline' || this.phase === 'broken') return this.retry();
    if (this.isThrifty) {
      this.phase = 'asking';
      return;
    }
    if (this.phase === 'ended') this.seek(0);
    this.isWanted = true;
    this.wait();
    this.releaseSound = app.get(oneSound).claim(this.pause);
    // The apps block screenshots of paid films.
    if (this.film.isPaid) this.releaseScreenShots ??= app.get(screenShots).forbid();
    const begun = await engine.play();
    if (begun === 'playing') this.watched.began?.(this.time, this.settings.rate);
    else if (begun === 'refused') this.pause();
  }

  /** Consent to use a metered network. */
  agree(): void {
    this.parts.visit.mayCost = true;
    this.phase = 'paused';
    void this.play();
  }

  pause(): void {
    this.isWanted = false;
    this.engine?.pause();
    if (this.phase === 'waiting') this.become('paused');
  }

  toggle(): void {
    if (this.isWanted) this.pause();
    else void this.play();
  }

  /** Seconds. */
  seek(to: number): void {
    const time = Math.min(Math.max(0, to), this.length || to);
    this.scrubbed = undefined;
    this.forgetResume();
    this.nextUp.cancel();
    this.clock.stopped(time);
    this.engine?.seek(time);
    this.time = time;
    this.watched.jumped?.(time);
    if (this.phase === 'ended') this.phase = 'paused';
    this.controls.show();
  }

  /** Preview while scrubbing: the seek follows on release. */
  scrub(to: number): void {
    this.scrubbed = to;
    this.controls.show();
  }

  letGo(): void {
    if (this.scrubbed !== undefined) this.seek(this.scrubbed);
  }

  forgetResume(): void {
    this.resumedAt = 0;
  }

  startOver(): void {
    this.seek(0);
    void this.play();
  }

  goNext(): void {
    const { next } = this;
    if (!next) return;
    this.parts.visit.beginsItself = true;
    this.parts.onNext?.(next);
  }

  /** With a new URL, at the same position. */
  async retry(): Promise<void> {
    this.isWanted = true;
    this.become('waiting');
    await this.recovery.mend(this.time);
  }

  /** Not visible any more: pauses, unless in picture in picture. */
  leave({ withPip = false } = {}): void {
    this.nextUp.cancel();
    if (withPip || !this.settings.isPip) this.pause();
    if (!this.isWanted) this.allowScreenShots();
    this.watched.report?.({ outlivesPage: true });
  }

  private end(): void {
    this.recovery.end();
    this.reading?.stop();
    this.controls.end();
    this.settings.fullscreen.end();
    this.releaseSound?.();
    this.engine?.dispose();
    this.engine = undefined;
  }

  private allowScreenShots(): void {
    this.releaseScreenShots?.();
    this.releaseScreenShots = undefined;
  }

  private get isThrifty(): boolean {
    const { app, visit } = this.parts;
    return !visit.mayCost && isMetered(app.platform.networkType());
  }

  private open(startAt: number): void {
    const { url, isStream } = this.film;
    this.engine?.load({ url, isStream, startAt, isThrifty: this.isThrifty });
    this.settings.apply();
  }

  private reopen(film: PlayerFilm, at: number): void {
    if (!this.engine) return;
    this.film = film;
    this.open(at);
    this.phase = 'paused';
    if (this.isWanted) void this.play();
  }

  private hear(event: MediaEvent, engine: MediaEngine): void {
    switch (event) {
      case 'time':
        return this.advance(engine);
      case 'length':
        this.length = engine.length || this.length;
        return;
      case 'playing':
        return this.become('playing');
      case 'waiting':
        return this.isWanted ? this.wait() : undefined;
      case 'paused':
        return this.onPaused();
      case 'ended':
        return this.onEnded();
      case 'trouble':
        this.become('waiting');
        return this.recovery.meet(engine.trouble ?? 'format', this.time);
      default:
        return this.settings.hear(event);
    }
  }

  private advance(engine: MediaEngine): void {
    this.time = engine.time;
    this.bufferedUntil = engine.bufferedUntil;
    const seemsToWait = this.isWanted && (this.phase === 'waiting' || this.phase === 'offline');
    if (seemsToWait && this.clock.moves(this.time)) this.become('playing');
    if (this.phase !== 'playing') return;
    this.recovery.played(this.time);
    this.watched.advance?.(this.time, this.settings.rate, this.length);
  }

  private become(phase: Phase): void {
    this.phase = phase;
    this.recovery.goesOn();
    this.clock.stopped(this.engine?.time ?? this.time);
    if (phase === 'playing') this.reading ??= this.parts.app.scheduler.after(READ_MS, this.forgetResume);
    else this.watched.stopped?.();
    this.controls.show();
  }

  private wait(): void {
    this.become('waiting');
    this.recovery.wait();
  }

  private onPaused(): void {
    // Also by the browser's own controls, those of a headset or of picture in picture.
    if (this.phase !== 'playing' && this.phase !== 'waiting') return;
    this.isWanted = false;
    this.become('paused');
    this.watched.report?.();
  }

  private onEnded(): void {
    this.isWanted = false;
    this.watched.advance?.(this.length, this.settings.rate, this.length);
    this.become('ended');
    this.watched.report?.();
    this.allowScreenShots();
    if (this.next) this.nextUp.start();
    this.parts.onEnded();
  }

  private onNetwork(isOnline: boolean): void {
    this.recovery.isOffline = !isOnline;
    if (!isOnline && this.phase === 'waiting') this.stand('offline');
    if (isOnline && this.phase === 'offline' && this.isWanted) void this.retry();
  }

  /** Stops with a message and a retry. */
  private stand(phase: 'offline' | 'broken'): void {
    this.become(phase);
    this.watched.report?.();
  }
}
