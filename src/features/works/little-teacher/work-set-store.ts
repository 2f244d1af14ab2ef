import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, isRefusal } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import type { Work, WorkDetail } from '@/contract/works/schema';
import { WorkState } from '@/contract/works/values';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import type { Paged } from '@/stores/paged';
import type { FilmView } from '../view/WorkFilm';

/** What plays: others see it, and it is a film. */
const plays = ({ isFilm, state }: Work): boolean => isFilm && state === WorkState.shown;

/** Works of a list that play one after another, for as long as the list goes on. */
export class WorkSetStore implements FilmView {
  readonly detail = new Loadable<WorkDetail>();
  /** undefined: nothing plays. */
  current: Work | undefined = undefined;
  /** The last one came to its end. */
  isOver = false;
  isBroken = false;
  attempt = 0;
  /** Where the current one was, should it leave the list. */
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

  /** 1: the first; 0: nothing plays. */
  get number(): number {
    return this.current ? this.at + 1 : 0;
  }

  /** undefined: the list goes on, nobody knows yet how far. */
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

  /** What left the list meanwhile gives its place to the one after it. */
  async next(): Promise<void> {
    const isThere = this.films[this.at]?.id === this.current?.id;
    await this.play(isThere ? this.at + 1 : this.at);
  }

  close(): void {
    this.current = undefined;
    this.isOver = false;
    this.detail.reset();
  }

  broke(): void {
    this.isBroken = true;
  }

  /** Its address may have ended: it is asked for anew. */
  async again(): Promise<void> {
    this.attempt += 1;
    await this.open();
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

  /** What was taken back since is passed over. */
  private async open(): Promise<void> {
    this.mend();
    const id = this.current?.id;
    const told = await this.detail.find(id, (known) => this.app.api.call(worksCalls.getWork, { id: known }));
    const isStill = this.current?.id === id;
    if (isStill && !told.ok && isRefusal(told.error, BACKEND_CODE.notFound)) await this.play(this.at + 1);
  }

  private mend(): void {
    this.isBroken = false;
  }
}
