import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, isRefusal, ok, type Result } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import type { Work, WorkDetail } from '@/contract/works/schema';
import { WorkState } from '@/contract/works/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import type { Paged } from '@/stores/data/paged';
import type { FilmView } from '../view/WorkFilm';

/** Playable in a set: a published film. */
const plays = ({ isFilm, state }: Work): boolean => isFilm && state === WorkState.shown;

/** Plays the films of a paginated list one after another. */
export class WorkSetStore implements FilmView {
  readonly detail = new Loadable<WorkDetail>();
  /** undefined: nothing plays. */
  current: Work | undefined = undefined;
  isOver = false;
  /** Index of the current film, in case it leaves the list. */
  private at = 0;

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly list: Pick<Paged<Work>, 'items' | 'isEnd' | 'more'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get films(): readonly Work[] {
    return this.list.items.filter(plays);
  }

  /** From 1; 0: nothing plays. */
  get number(): number {
    return this.current ? this.at + 1 : 0;
  }

  /** undefined: unknown until the list's end is loaded. */
  get count(): number | undefined {
    return this.list.isEnd ? this.films.length : undefined;
  }

  get hasPrevious(): boolean {
    return this.at > 0;
  }

  async begin(): Promise<void> {
    await this.play(0);
  }

  async previous(): Promise<void> {
    await this.play(Math.max(0, this.at - 1));
  }

  /** If the current film left the list, the one now at its index is next. */
  async next(): Promise<void> {
    const isThere = this.films[this.at]?.id === this.current?.id;
    await this.play(isThere ? this.at + 1 : this.at);
  }

  close(): void {
    this.current = undefined;
    this.isOver = false;
    this.detail.reset();
  }

  async renewFilm(): Promise<Result<string>> {
    const result = await this.open();
    return result.ok ? ok(result.value.film) : result;
  }

  private async play(at: number): Promise<void> {
    if (at >= this.films.length && !this.list.isEnd) await this.list.more();
    const work = this.films[at];
    this.take(work, at);
    if (work) await this.open();
  }

  private take(work: Work | undefined, at: number): void {
    this.current = work;
    this.isOver = work === undefined && at > 0;
    this.detail.reset();
    if (work) this.at = at;
  }

  /** Skips a film that was withdrawn. */
  private async open(): Promise<Result<WorkDetail>> {
    const id = this.current?.id;
    const result = await this.detail.find(id, (known) =>
      this.app.api.call(worksCalls.getWork, { id: known }),
    );
    const isStill = this.current?.id === id;
    if (isStill && !result.ok && isRefusal(result.error, BACKEND_CODE.notFound)) await this.play(this.at + 1);
    return result;
  }
}
