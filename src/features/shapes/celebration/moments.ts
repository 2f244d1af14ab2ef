import { makeAutoObservable } from 'mobx';
import type { Singleton } from '@/stores/app/app';

/** What deserves a celebration. Deleting is none. */
export type Moment = 'checkIn' | 'handIn' | 'allRight' | 'medal' | 'taskReward' | 'newcomer' | 'evaluation';

/** What has just happened and is to be celebrated by the screen that shows it. In memory alone: a reload celebrates nothing. */
export class Moments {
  private waiting: readonly Moment[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  happened(moment: Moment): void {
    if (!this.waits(moment)) this.waiting = [...this.waiting, moment];
  }

  waits(moment: Moment): boolean {
    return this.waiting.includes(moment);
  }

  /** It is celebrated now. */
  take(moment: Moment): void {
    this.waiting = this.waiting.filter((one) => one !== moment);
  }
}

/** Shared by the whole app: `app.get(moments)`. */
export const moments: Singleton<Moments> = () => new Moments();
