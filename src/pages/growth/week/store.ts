import { makeAutoObservable } from 'mobx';
import { growthCalls } from '@/contract/growth/calls';
import type { Week } from '@/contract/growth/schema';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** One week at a time; the ones seen are kept for swiping. */
export class WeekStore {
  readonly week = new Loadable<Week>();
  private readonly seen = new Map<string, Week>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** A day of the week; undefined: the newest. */
    private asked: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get older(): string | undefined {
    return this.week.value?.older;
  }

  get newer(): string | undefined {
    return this.week.value?.newer;
  }

  async load(): Promise<void> {
    const week = this.asked;
    const answer = await this.week.load(() => this.app.api.call(growthCalls.getWeek, week ? { week } : {}));
    if (answer.ok) this.seen.set(answer.value.from, answer.value);
  }

  async show(monday: string | undefined): Promise<void> {
    if (monday === undefined) return;
    this.asked = monday;
    const seen = this.seen.get(monday);
    if (seen) return this.week.set(seen);
    this.week.reset();
    await this.load();
  }

  reset(): void {
    this.seen.clear();
    this.week.reset();
  }
}
