import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, isRefusal, type Result } from '@/contract/errors';
import { filmsCalls } from '@/contract/films/calls';
import type { Film } from '@/contract/films/schema';
import { FILM_CODE, type PlayableKind } from '@/contract/films/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export type StageLook = 'loading' | 'film' | 'locked' | 'expired' | 'notReady' | 'missing' | 'failed';

const REFUSALS = [
  ['locked', FILM_CODE.locked],
  ['expired', FILM_CODE.expired],
  ['notReady', FILM_CODE.notReady],
  ['missing', BACKEND_CODE.notFound],
] as const;

/** One film, or why it cannot be played. */
export class StageStore {
  readonly film = new Loadable<Film>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    readonly kind: PlayableKind,
    /** undefined: the deep link has none. */
    readonly id: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get look(): StageLook {
    const { status, value, error } = this.film;
    const refused = status === 'failed' && REFUSALS.find(([, code]) => isRefusal(error, code));
    if (refused) return refused[0];
    if (value) return 'film';
    if (status === 'missing') return 'missing';
    return status === 'failed' ? 'failed' : 'loading';
  }

  /** The user or child changed. */
  forget(): void {
    this.film.reset();
  }

  async load(): Promise<void> {
    await this.film.find(this.id, (id) => this.ask(id));
  }

  /** Requests a new URL after the last one expired. */
  async renew(): Promise<Result<Film>> {
    return this.film.find(this.id, (id) => this.ask(id));
  }

  private ask(id: number): Promise<Result<Film>> {
    return this.app.api.call(filmsCalls.getFilm, { kind: this.kind, id });
  }
}
