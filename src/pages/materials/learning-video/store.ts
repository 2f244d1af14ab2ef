import { makeAutoObservable } from 'mobx';
import { materialsCalls } from '@/contract/materials/calls';
import type { ResponseOf } from '@/contract/define';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { VideoPositions } from './positions';

export type LearningFilm = ResponseOf<(typeof materialsCalls)['getLearningVideo']>;

export class LearningVideoStore {
  readonly film = new Loadable<LearningFilm>();
  /** The video failed to load. */
  isBroken = false;
  /** Key of the player, to remount it on each retry. */
  attempt = 0;
  private readonly positions: VideoPositions;
  /** The last stored position in seconds. */
  private told = 0;

  constructor(
    private readonly app: Pick<App, 'api' | 'session' | 'storage' | 'student'>,
    /** undefined: the address has no valid id. */
    private readonly id: number | undefined,
  ) {
    this.positions = new VideoPositions(app.storage, app.session.user.userId);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** In seconds. */
  get startsAt(): number {
    return this.id === undefined ? 0 : this.positions.of(this.id);
  }

  async load(): Promise<void> {
    const { api, student } = this.app;
    if (!student.isOfficial) return;
    await this.film.find(this.id, (id) => api.call(materialsCalls.getLearningVideo, { id }));
  }

  /** Throttled: a closed page cannot store its position. */
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

  /** With a new URL: the last one may have expired. */
  async again(): Promise<void> {
    await this.load();
    this.isBroken = false;
    this.attempt += 1;
  }
}

const TELL_EVERY_S = 2;
