import { makeAutoObservable } from 'mobx';
import { ok, type Result } from '@/contract/errors';
import { materialsCalls } from '@/contract/materials/calls';
import type { ResponseOf } from '@/contract/define';
import type { Watching } from '@/features/films/player/types';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { VideoPositions } from './positions';

export type LearningFilm = ResponseOf<(typeof materialsCalls)['getLearningVideo']>;

/** A video of the learning materials; this device keeps the position. */
export class LearningVideoStore implements Watching {
  readonly film = new Loadable<LearningFilm>();
  private readonly positions: VideoPositions;
  private seconds = 0;
  private duration = 0;
  /** The last stored position in seconds. */
  private reportedAt = 0;

  constructor(
    private readonly app: Pick<App, 'api' | 'session' | 'storage' | 'student'>,
    /** undefined: the address has no valid id. */
    private readonly id: number | undefined,
  ) {
    this.positions = new VideoPositions(app.storage, app.session.user.userId);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get resumedAt(): number {
    return this.id === undefined ? 0 : this.positions.of(this.id);
  }

  async load(): Promise<void> {
    if (this.app.student.isOfficial) await this.find();
  }

  /** The URL may have expired: requests a new one. */
  async renew(): Promise<Result<string>> {
    const film = await this.find();
    return film.ok ? ok(film.value.url) : film;
  }

  /** Throttled: a closed page cannot store its position. */
  advance(time: number, _rate: number, length: number): void {
    this.seconds = time;
    this.duration = length;
    if (Math.abs(time - this.reportedAt) >= REPORT_EVERY_S) this.report();
  }

  jumped(time: number): void {
    this.seconds = time;
  }

  report(): void {
    this.reportedAt = this.seconds;
    if (this.id !== undefined) this.positions.keep(this.id, this.seconds, this.duration);
  }

  private find(): Promise<Result<LearningFilm>> {
    return this.film.find(this.id, (id) => this.app.api.call(materialsCalls.getLearningVideo, { id }));
  }
}

const REPORT_EVERY_S = 2;
