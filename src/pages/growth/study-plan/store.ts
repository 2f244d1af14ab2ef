import { makeAutoObservable } from 'mobx';
import { growthCalls } from '@/contract/growth/calls';
import type { StudyPlanDay } from '@/contract/growth/schema';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { addDays, DAYS_A_WEEK, mondayOf, weekFrom, weeksBetween } from '@/features/growth/plan/week';
import { todayOf } from '@/features/dates/zones';
import { toastFailure } from '@/services/feedback/toast-failure';

type Needs = Pick<App, 'api' | 'serverClock' | 'feedback'>;
type Plan = Loadable<readonly StudyPlanDay[]>;

export class StudyPlanStore {
  monday: string;
  /** The chosen day; undefined: the whole week. */
  chosenDay: string | undefined = undefined;
  /** By Monday: visited weeks show at once. */
  private readonly plans = new Map<string, Plan>();

  constructor(private readonly app: Needs) {
    this.monday = mondayOf(this.today);
    // Not observable, because the clock is not: a cached value would miss midnight.
    makeAutoObservable(
      this,
      { plan: false, today: false, weeksAhead: false, earlierDays: false },
      { autoBind: true, deep: false },
    );
  }

  get today(): string {
    return todayOf(this.app.serverClock.now());
  }

  get week(): readonly string[] {
    return weekFrom(this.monday);
  }

  /** 0: this week, 1: the next one. */
  get weeksAhead(): number {
    return weeksBetween(mondayOf(this.today), this.monday);
  }

  get plan(): Plan {
    const plan = this.plans.get(this.monday) ?? new Loadable<readonly StudyPlanDay[]>();
    this.plans.set(this.monday, plan);
    return plan;
  }

  /** Days with classes; only the chosen day, if any. */
  get shownDays(): readonly StudyPlanDay[] {
    const days = this.plan.value ?? [];
    return this.chosenDay ? days.filter(({ date }) => date === this.chosenDay) : days;
  }

  /** The first of `shownDays`: this week's before today, unless a day is chosen or nothing comes after them. */
  get earlierDays(): readonly StudyPlanDay[] {
    const { chosenDay, shownDays, today } = this;
    const isFolded = !chosenDay && this.weeksAhead === 0 && shownDays.some(({ date }) => date >= today);
    return isFolded ? shownDays.filter(({ date }) => date < today) : [];
  }

  countOf(date: string): number {
    return this.plan.value?.find((day) => day.date === date)?.classes.length ?? 0;
  }

  /** On failure the old data stays, and a toast shows the error. */
  async refresh(): Promise<void> {
    await this.load();
    const { error, value } = this.plan;
    if (error && value) toastFailure(this.app.feedback, error);
  }

  async load(): Promise<void> {
    const { monday } = this;
    const sunday = addDays(monday, DAYS_A_WEEK - 1);
    await this.plan.load(async () => {
      const answer = await this.app.api.call(growthCalls.getStudyPlan, { from: monday });
      // The response extends past the week, and may include days without a class.
      const isShown = ({ date, classes }: StudyPlanDay) =>
        date >= monday && date <= sunday && classes.length > 0;
      return answer.ok ? ok(answer.value.days.filter(isShown)) : answer;
    });
  }

  async showWeek(monday: string): Promise<void> {
    this.monday = monday;
    this.chosenDay = undefined;
    await this.load();
  }

  showEarlier(): Promise<void> {
    return this.showWeek(addDays(this.monday, -DAYS_A_WEEK));
  }

  showLater(): Promise<void> {
    return this.showWeek(addDays(this.monday, DAYS_A_WEEK));
  }

  showThisWeek(): Promise<void> {
    return this.showWeek(mondayOf(this.today));
  }

  /** A second tap shows the whole week again. */
  chooseDay(date: string): void {
    this.chosenDay = this.chosenDay === date ? undefined : date;
  }

  showWholeWeek(): void {
    this.chosenDay = undefined;
  }

  /** Never show this child's data to the next parent. */
  reset(): void {
    this.plans.forEach((plan) => plan.reset());
    this.monday = mondayOf(this.today);
    this.chosenDay = undefined;
  }
}
