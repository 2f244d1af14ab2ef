import { makeAutoObservable } from 'mobx';
import { materialsCalls } from '@/contract/materials/calls';
import type { ResponseOf } from '@/contract/define';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { VideoPositions } from './positions';

export type LearningFilm = ResponseOf<(typeof materialsCalls)['getLearningVideo']>;

/** One film, and where this device stopped. */
export class LearningVideoStore {
  readonly film = new Loadable<LearningFilm>();
  /** The film itself could not be had. */
  isBroken = false;
  /** Raised to begin anew: the player is made again. */
  attempt = 0;
  private readonly positions: VideoPositions;
  /** At which second the device was told last. */
  private told = 0;

  constructor(
    private readonly app: Pick<App, 'api' | 'session' | 'storage' | 'student'>,
    /** undefined: the address names none. */
    private readonly id: number | undefined,
  ) {
    this.positions = new VideoPositions(app.storage, app.session.user.userId);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Seconds. */
  get startsAt(): number {
    return this.id === undefined ? 0 : this.positions.of(this.id);
  }

  async load(): Promise<void> {
    const { api, student } = this.app;
    if (!student.isOfficial) return;
    await this.film.find(this.id, (id) => api.call(materialsCalls.getLearningVideo, { id }));
  }

  /** Once in a while: a page that is closed tells nobody where it was. */
  watched(seconds: number, duration: number): void {
    if (Math.abs(seconds - this.told) < TELL_EVERY_S) return;
    this.stopped(seconds, duration);
  }

  stopped(seconds: number, duration: number): void {
    this.told = seconds;
    if (this.id !== undefined) this.positions.keep(this.id, seconds, duration);
  }

  broke(): void {
    this.isBroken = true;
  }

  /** With another address: the last one may be too old to be had. */
  async again(): Promise<void> {
    await this.load();
    this.isBroken = false;
    this.attempt += 1;
  }
}

const TELL_EVERY_S = 2;
