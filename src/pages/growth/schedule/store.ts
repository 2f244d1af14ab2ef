import { makeAutoObservable } from 'mobx';
import { shiftMonth } from '@/components/MonthGrid/days';
import type { Subject } from '@/contract/courses/values';
import type { AppError } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { ScheduleClass, ScheduleDay } from '@/contract/growth/schema';
import { loadSubjects } from '@/features/growth/filters/load-subjects';
import { todayOf } from '@/features/dates/zones';
import { isOverToday } from '@/features/growth/plan/texts';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import type { Line } from '@/components/Icon';
import { StudyClassStatus } from '@/contract/lessons/values';

/** A lesson's state in the calendar. ended: of today and not recorded yet; over: attendance was not recorded. */
export const MARKS = ['done', 'missed', 'leave', 'ahead', 'ended', 'over'] as const;
export type Mark = (typeof MARKS)[number];

const BY_STATUS: Readonly<Record<StudyClassStatus, Mark>> = {
  [StudyClassStatus.finished]: 'done',
  [StudyClassStatus.missed]: 'missed',
  [StudyClassStatus.leave]: 'leave',
  [StudyClassStatus.upcoming]: 'ahead',
  [StudyClassStatus.live]: 'ahead',
  [StudyClassStatus.over]: 'over',
};

const markOf = (lesson: ScheduleClass, now: number): Mark =>
  isOverToday(lesson, now) ? 'ended' : BY_STATUS[lesson.status];

const line = (path: string): Line => ({ line: path });

/** A distinct shape each, so as not to rely on colour. */
export const SHAPES: Readonly<Record<Mark, Line>> = {
  done: line('M9 25l10 10 20-22'),
  missed: line('M12 12l24 24M36 12 12 36'),
  leave: line('M10 24h28'),
  ahead: line('M24 12a12 12 0 1 0 .01 0z'),
  ended: line('M24 12a12 12 0 1 0 .01 0zM23 24h2'),
  over: line('M22 24a2 2 0 1 0 4 0 2 2 0 1 0-4 0z'),
};

type Needs = Pick<App, 'api' | 'feedback' | 'serverClock' | 'student'>;
export type MarkCounts = readonly (readonly [Mark, number])[];
type Sheet = Loadable<readonly ScheduleDay[]>;

/** Range of months: the history that reports cover, and the planning horizon. */
const EARLIER_MONTHS = 36;
const LATER_MONTHS = 2;

/** Lessons month by month, of one subject or of all. */
export class ScheduleStore {
  month: string;
  subject: Subject | undefined;
  private chosen: string | undefined = undefined;
  /** By month and subject: visited months show at once. */
  private readonly sheets = new Map<string, Sheet>();

  /** `month` from the address: if invalid or out of range, the current one. */
  constructor(
    private readonly app: Needs,
    private readonly asked: { readonly month?: string; readonly subject?: Subject },
  ) {
    this.month = this.monthOf(asked.month);
    this.subject = asked.subject;
    // Not observable, because the clock is not: a cached value would miss midnight.
    makeAutoObservable(
      this,
      {
        ...{ sheet: false, today: false, isThisMonth: false },
        ...{ canGoBack: false, canGoOn: false, day: false, lessons: false, marks: false, counts: false },
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

  /** The chosen day; by default today, in another month the first with a lesson. */
  get day(): string {
    if (this.chosen) return this.chosen;
    return this.isThisMonth ? this.today : (this.sheet.value?.[0]?.date ?? '');
  }

  get lessons(): readonly ScheduleClass[] {
    const { day } = this;
    return this.sheet.value?.find(({ date }) => date === day)?.classes ?? [];
  }

  /** By day: the counts of its marks, in legend order. */
  get marks(): ReadonlyMap<string, MarkCounts> {
    const days = this.sheet.value ?? [];
    const now = this.app.serverClock.now();
    return new Map(days.map(({ date, classes }) => [date, countMarks(classes, now)]));
  }

  /** Of the whole month. */
  get counts(): MarkCounts {
    const lessons = (this.sheet.value ?? []).flatMap(({ classes }) => classes);
    return countMarks(lessons, this.app.serverClock.now());
  }

  async load(): Promise<void> {
    await Promise.all([this.ask(), loadSubjects(this.app.student)]);
  }

  /** On failure the old data stays, and a toast shows the error. */
  async refresh(): Promise<void> {
    const [failure] = await Promise.all([this.ask(), loadSubjects(this.app.student)]);
    if (failure && this.sheet.value) toastFailure(this.app.feedback, failure);
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

  /** Never show this child's data to the next parent. */
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
      const result = await this.app.api.call(growthCalls.getSituationSchedule, request);
      // Leave out days without a lesson, and days of other months.
      const isShown = ({ date, classes }: ScheduleDay) => date.startsWith(month) && classes.length > 0;
      return result.ok ? { ok: true, value: result.value.days.filter(isShown) } : result;
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

function countMarks(lessons: readonly ScheduleClass[], now: number): MarkCounts {
  return MARKS.map((mark) => {
    const count = lessons.filter((lesson) => markOf(lesson, now) === mark).length;
    return [mark, count] as const;
  }).filter(([, count]) => count > 0);
}
