import { makeAutoObservable } from 'mobx';
import { PLAYBACK_SPEEDS, type PlaybackSpeed } from '@/contract/films/values';
import type { App } from '@/stores/app/app';
import type { MediaEngine, MediaEvent } from '../engine';
import { Captions } from './captions';
import { Fullscreen } from './fullscreen';
import type { PlayerFilm, Watching } from './types';
import type { StageVisit } from './visit';

interface SettingsParts {
  readonly app: App;
  readonly film: PlayerFilm;
  readonly visit: StageVisit;
  readonly watching: Watching;
}

/** Playback settings: rate, sound, captions, full screen. */
export class PlayerSettings {
  rate: PlaybackSpeed;
  isMuted: boolean;
  isPip = false;
  readonly captions: Captions;
  readonly fullscreen: Fullscreen;
  private readonly visit: StageVisit;
  private readonly watching: Watching;

  constructor(
    { app, film, visit, watching }: SettingsParts,
    private readonly engine: () => MediaEngine | undefined,
  ) {
    const known = PLAYBACK_SPEEDS.find((speed) => speed === film.speed);
    this.visit = visit;
    this.watching = watching;
    this.rate = visit.rate ?? known ?? 1;
    this.isMuted = visit.isMuted;
    this.captions = new Captions(app.storage, film, engine);
    this.fullscreen = new Fullscreen(app, engine);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get canPip(): boolean {
    return this.engine()?.canPip === true;
  }

  /** For a new source. */
  apply(): void {
    this.engine()?.setRate(this.rate);
    this.engine()?.setMuted(this.isMuted);
    this.captions.apply();
  }

  setRate(rate: PlaybackSpeed): void {
    this.rate = rate;
    this.visit.rate = rate;
    this.engine()?.setRate(rate);
    this.watching.rated?.(rate);
  }

  toggleMuted(): void {
    this.isMuted = !this.isMuted;
    this.visit.isMuted = this.isMuted;
    this.engine()?.setMuted(this.isMuted);
  }

  togglePip(): void {
    void this.engine()?.pip(!this.isPip);
  }

  hear(event: MediaEvent): void {
    if (event === 'caption') this.captions.follow();
    if (event === 'full') this.fullscreen.follow();
    if (event === 'pip') this.isPip = this.engine()?.isPip === true;
  }
}
