import { makeAutoObservable } from 'mobx';
import { shiftMonth } from '@/components/MonthGrid/days';
import type { Subject } from '@/contract/courses/values';
import type { AppError } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { ScheduleClass, ScheduleDay } from '@/contract/growth/schema';
import { loadSubjects } from '@/features/growth/filters/load-subjects';
import { todayOf } from '@/features/dates/zones';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { markOf, MARKS, type Mark } from './marks';

type Needs = Pick<App, 'api' | 'feedback' | 'serverClock' | 'student'>;
export type MarkCounts = readonly (readonly [Mark, number])[];
type Sheet = Loadable<readonly ScheduleDay[]>;

/** As far as one can turn: so long is the past of a child that reports know, and so far lessons are planned. */
const EARLIER_MONTHS = 36;
const LATER_MONTHS = 2;

/** A month of lessons after the other, of one subject or of all. */
export class ScheduleStore {
  month: string;
  subject: Subject | undefined;
  private chosen: string | undefined = undefined;
  /** By month and subject: what was looked at shows at once when one comes back to it. */
  private readonly sheets = new Map<string, Sheet>();

  /** `month` as the address has it: one that is none, or too far away, is this one. */
  constructor(
    private readonly app: Needs,
    private readonly asked: { readonly month?: string; readonly subject?: Subject },
  ) {
    this.month = this.monthOf(asked.month);
    this.subject = asked.subject;
    // The clock is not observable: what is told from it is never remembered, or midnight would not come.
    makeAutoObservable(
      this,
      {
        ...{ sheet: false, today: false, isThisMonth: false },
        ...{ canGoBack: false, canGoOn: false, day: false, lessons: false },
      },
      { autoBind: true, deep: false },
    );
  }

  get today(): string {
    return todayOf(this.app.serverClock.now());
  }

  get isThisMonth(): boolean {
    return this.today.startsWith(this.month);
  }

  get canGoBack(): boolean {
    return this.month > shiftMonth(this.today.slice(0, 7), -EARLIER_MONTHS);
  }

  get canGoOn(): boolean {
    return this.month < shiftMonth(this.today.slice(0, 7), LATER_MONTHS);
  }

  get sheet(): Sheet {
    const key = `${this.month} ${this.subject ?? ''}`;
    const sheet = this.sheets.get(key) ?? new Loadable<readonly ScheduleDay[]>();
    this.sheets.set(key, sheet);
    return sheet;
  }

  /** The chosen day; before one was chosen today, in another month the first one with a lesson. */
  get day(): string {
    if (this.chosen) return this.chosen;
    return this.isThisMonth ? this.today : (this.sheet.value?.[0]?.date ?? '');
  }

  get lessons(): readonly ScheduleClass[] {
    const { day } = this;
    return this.sheet.value?.find(({ date }) => date === day)?.classes ?? [];
  }

  /** By day: its marks with how many lessons have each, in the order of the legend. */
  get marks(): ReadonlyMap<string, MarkCounts> {
    const days = this.sheet.value ?? [];
    return new Map(days.map(({ date, classes }) => [date, countMarks(classes)]));
  }

  /** Of the whole month. */
  get counts(): MarkCounts {
    return countMarks((this.sheet.value ?? []).flatMap(({ classes }) => classes));
  }

  async load(): Promise<void> {
    await Promise.all([this.ask(), loadSubjects(this.app.student)]);
  }

  /** What was there stays when it cannot be had anew; the parent is told why. */
  async refresh(): Promise<void> {
    const [failure] = await Promise.all([this.ask(), loadSubjects(this.app.student)]);
    if (failure && this.sheet.value) this.app.feedback.toast(errorText(failure));
  }

  async turn(by: number): Promise<void> {
    if (by < 0 ? !this.canGoBack : !this.canGoOn) return;
    await this.show(shiftMonth(this.month, by));
  }

  async showThisMonth(): Promise<void> {
    await this.show(this.today.slice(0, 7));
  }

  async chooseSubject(subject: Subject | undefined): Promise<void> {
    this.subject = subject;
    await this.ask();
  }

  choose(day: string): void {
    this.chosen = day;
  }

  /** The session ended: nothing of this child may show to the next. */
  reset(): void {
    this.sheets.forEach((sheet) => sheet.reset());
    this.month = this.monthOf(this.asked.month);
    this.subject = undefined;
    this.chosen = undefined;
  }

  private async show(month: string): Promise<void> {
    this.month = month;
    this.chosen = undefined;
    await this.ask();
  }

  private async ask(): Promise<AppError | undefined> {
    const { month, subject, sheet } = this;
    const request = { month, ...(subject === undefined ? {} : { subject }) };
    const answer = await sheet.load(async () => {
      const told = await this.app.api.call(growthCalls.getSituationSchedule, request);
      // A day without a lesson says nothing, and one of another month stands in another sheet.
      const isShown = ({ date, classes }: ScheduleDay) => date.startsWith(month) && classes.length > 0;
      return told.ok ? { ok: true, value: told.value.days.filter(isShown) } : told;
    });
    return answer.ok ? undefined : answer.error;
  }

  private monthOf(text: string | undefined): string {
    const now = this.today.slice(0, 7);
    if (text === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return now;
    const isNear = text >= shiftMonth(now, -EARLIER_MONTHS) && text <= shiftMonth(now, LATER_MONTHS);
    return isNear ? text : now;
  }
}

function countMarks(lessons: readonly ScheduleClass[]): MarkCounts {
  return MARKS.map((mark) => {
    const count = lessons.filter(({ status }) => markOf(status) === mark).length;
    return [mark, count] as const;
  }).filter(([, count]) => count > 0);
}
