import { makeAutoObservable, runInAction } from 'mobx';
import { rewardsCalls } from '@/contract/rewards/calls';
import type { CheckInToday, CheckedIn } from '@/contract/rewards/schema';
import { milestonesOf, type Reward } from '@/contract/rewards/values';
import { todayOf } from '@/features/dates/zones';
import { moments } from '@/features/shapes/celebration/moments';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

type CheckInNeeds = Pick<App, 'api' | 'feedback' | 'get' | 'serverClock' | 'student'>;

export interface MilestoneView {
  readonly days: number;
  readonly reward: Reward;
  /** 0: reached. */
  readonly daysLeft: number;
}

/** Today's check-in: its state and reward, and checking in once. */
export class CheckInStore {
  readonly today = new Loadable<CheckInToday>();
  isSaving = false;
  /** The reward of this visit's check-in. */
  given: Reward | null = null;

  constructor(private readonly needs: CheckInNeeds) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get milestones(): readonly MilestoneView[] {
    const { value } = this.today;
    if (!value) return [];
    const daysLeft = (days: number) => Math.max(0, days - value.dayNum);
    return milestonesOf(value.monthDays).map(({ days, reward }) => ({
      days,
      reward,
      daysLeft: daysLeft(days),
    }));
  }

  async load(): Promise<void> {
    await this.today.load(() => this.needs.api.call(rewardsCalls.getCheckIn, {}));
    // Another day has begun: the reward was yesterday's.
    if (this.today.value?.isDone === false) runInAction(() => (this.given = null));
  }

  reset(): void {
    this.today.reset();
    this.given = null;
  }

  async checkIn(): Promise<void> {
    const { api, feedback, serverClock, student } = this.needs;
    if (this.isSaving || this.today.value?.isDone !== false) return;
    this.isSaving = true;
    const answer = await api.call(rewardsCalls.signIn, {});
    runInAction(() => (this.isSaving = false));
    if (!answer.ok) {
      toastFailure(feedback, answer.error);
      // No longer eligible, or done on another phone: reload to show that.
      if (answer.error.kind === 'business') await this.load();
      return;
    }
    this.take(answer.value);
    // The profile tab shows the stars.
    void student.loadPrivate();
    // Checked in after midnight, on a page of the day before: its week and month are other ones.
    if (this.today.value?.today !== todayOf(serverClock.now())) await this.load();
  }

  private take({ dayNum, isNew, streak, reward, balance }: CheckedIn): void {
    const { value } = this.today;
    if (!value) return;
    const week = value.week.map((each) => (each.day === value.today ? { ...each, isDone: true } : each));
    this.today.set({ ...value, dayNum, streak, reward, balance, week, isDone: true });
    this.given = isNew ? reward : null;
    if (isNew) this.needs.get(moments).happened('checkIn');
  }
}
