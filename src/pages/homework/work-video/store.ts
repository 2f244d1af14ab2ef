import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { homeworkCalls } from '@/contract/homework/calls';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { workVideoTexts as texts } from './texts';

export interface WorkFilm {
  readonly title: string;
  /** '' for none. */
  readonly cover: string;
  readonly url: string;
}

const MISSING = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** The video that explains a homework, or the one that the child handed in. */
export class WorkVideoStore {
  readonly film = new Loadable<WorkFilm>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** undefined: the address has no valid id. */
    private readonly homeworkId: number | undefined,
    /** undefined: the explanation. */
    private readonly questionId: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Also when the URL may have expired. */
  load(): Promise<Result<WorkFilm>> {
    return this.film.find(this.homeworkId, (homeworkId) =>
      this.questionId === undefined ? this.explaining(homeworkId) : this.own(homeworkId, this.questionId),
    );
  }

  async renew(): Promise<Result<string>> {
    const film = await this.load();
    return film.ok ? ok(film.value.url) : film;
  }

  private async explaining(homeworkId: number): Promise<Result<WorkFilm>> {
    const result = await this.app.api.call(homeworkCalls.getHomeworkFilm, { homeworkId });
    if (!result.ok) return result;
    if (!result.value) return MISSING;
    const { cover, title, url } = result.value;
    return ok({ cover, url, title: texts.film(title) });
  }

  private async own(homeworkId: number, questionId: number): Promise<Result<WorkFilm>> {
    const result = await this.app.api.call(homeworkCalls.getHomework, { homeworkId });
    if (!result.ok) return result;
    const answer = result.value?.handIn?.answers.find((one) => one.questionId === questionId)?.answer;
    const [film] = answer?.kind === 'film' ? answer.films : [];
    return film && film.url !== '' ? ok({ cover: '', title: texts.own, url: film.url }) : MISSING;
  }
}
