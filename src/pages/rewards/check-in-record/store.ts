import { makeAutoObservable } from 'mobx';
import { shiftMonth } from '@/components/MonthGrid/days';
import { rewardsCalls } from '@/contract/rewards/calls';
import type { CheckInMonth } from '@/contract/rewards/schema';
import type { Reward } from '@/contract/rewards/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

type CheckInDay = CheckInMonth['days'][number];

/** Check-ins by month, from the account's first to the current one. The current day comes from the server. */
export class RecordStore {
  readonly sheet = new Loadable<CheckInMonth>();
  /** '' until the server returns the current month. */
  month = '';
  selected = '';
  /** Navigation range, from the last response. */
  private first = '';
  private last = '';

  constructor(private readonly needs: Pick<App, 'api'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get canGoBack(): boolean {
    return this.first !== '' && this.month > this.first;
  }

  get canGoOn(): boolean {
    return this.month !== '' && this.month < this.last;
  }

  get marked(): ReadonlySet<string> {
    return new Set(this.sheet.value?.days.map(({ day }) => day));
  }

  get total(): Reward {
    const rewards = this.sheet.value?.days.map(({ reward }) => reward) ?? [];
    const sum = (of: (reward: Reward) => number) => rewards.reduce((total, reward) => total + of(reward), 0);
    return { stars: sum(({ stars }) => stars), peaCoins: sum(({ peaCoins }) => peaCoins) };
  }

  /** undefined on a day without a check-in. */
  get detail(): CheckInDay | undefined {
    return this.sheet.value?.days.find(({ day }) => day === this.selected);
  }

  async load(): Promise<void> {
    const asked = this.month;
    const answer = await this.sheet.load(() =>
      this.needs.api.call(rewardsCalls.getCheckInMonth, asked ? { month: asked } : {}),
    );
    if (answer.ok && asked === this.month) this.take(answer.value);
  }

  reset(): void {
    this.sheet.reset();
    this.month = '';
    this.selected = '';
    this.first = '';
    this.last = '';
  }

  async move(by: 1 | -1): Promise<void> {
    if (by === 1 ? !this.canGoOn : !this.canGoBack) return;
    this.turn(by);
    await this.load();
  }

  select(day: string): void {
    this.selected = day;
  }

  private turn(by: 1 | -1): void {
    this.month = shiftMonth(this.month, by);
    this.selected = '';
    this.sheet.reset();
  }

  private take({ month, first, today }: CheckInMonth): void {
    this.month = month;
    this.first = first;
    this.last = today.slice(0, 7);
    if (this.selected === '' && today.startsWith(month)) this.selected = today;
  }
}
