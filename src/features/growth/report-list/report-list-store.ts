import { makeAutoObservable } from 'mobx';
import type { Subject } from '@/contract/courses/values';
import type { ReportCard } from '@/contract/growth/report.schema';
import { GROWTH_PAGE } from '@/contract/growth/values';
import type { Result } from '@/contract/errors';
import { formatMonth, formatMonthDay } from '@/features/dates/in-full';
import { within } from '@/features/dates/zones';
import { whenOf } from '@/features/lessons/dates';
import { toastFailure } from '@/services/feedback/toast-failure';
import { loadSubjects } from '../filters/load-subjects';
import type { LocalClock } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { Paged, type PageAnswer } from '@/stores/data/paged';

type Needs = Pick<App, 'feedback' | 'student'>;

export interface AskedReports {
  readonly page: number;
  readonly limit: number;
  /** undefined: all subjects. */
  readonly subject: Subject | undefined;
}

type AskReports = (asked: AskedReports) => Promise<Result<PageAnswer<ReportCard>>>;

/** The child's reports, of one subject or all. */
export class ReportListStore {
  subject: Subject | undefined;
  readonly list: Paged<ReportCard>;
  /** Marked read after they were loaded. */
  private readIds: ReadonlySet<number> = new Set();
  private openedId: number | undefined = undefined;

  constructor(
    private readonly app: Needs,
    private readonly askReports: AskReports,
    /** Initially selected. */
    private readonly first?: Subject,
  ) {
    this.subject = first;
    this.list = new Paged<ReportCard>(
      (page, limit) => this.ask(page, limit),
      GROWTH_PAGE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get reports(): readonly ReportCard[] {
    const { readIds } = this;
    return this.list.items.map((report) => (readIds.has(report.id) ? { ...report, isRead: true } : report));
  }

  /** Known to have no report of any subject. */
  get hasNone(): boolean {
    const { isEnd, items, status } = this.list;
    return this.subject === undefined && status === 'ready' && isEnd && items.length === 0;
  }

  /** 2026年11月 above a month's first report; '' above the others. */
  monthAbove(index: number): string {
    const { items } = this.list;
    const month = formatMonth(items[index]?.releasedAt ?? '');
    return month === formatMonth(items[index - 1]?.releasedAt ?? '') ? '' : month;
  }

  async load(): Promise<void> {
    await Promise.all([this.list.refresh(), loadSubjects(this.app.student)]);
  }

  /** By pull: on an error the loaded reports stay, with a message. */
  async refresh(): Promise<void> {
    await this.load();
    const { error, items } = this.list;
    if (error && items.length > 0) toastFailure(this.app.feedback, error);
  }

  /** Quick taps: `Paged` ignores all responses but the last. */
  async choose(subject: Subject | undefined): Promise<void> {
    if (subject === this.subject) return;
    this.subject = subject;
    this.openedId = undefined;
    await this.list.first();
  }

  opened(id: number): void {
    this.openedId = id;
  }

  /** Back from a report: refreshes its read state. Only its page is requested, so that the list keeps its length and scroll position. */
  async lookAgain(): Promise<void> {
    const { items } = this.list;
    const at = items.findIndex(({ id }) => id === this.openedId);
    if (at < 0 || items[at]?.isRead) return;
    this.openedId = undefined;
    const answer = await this.ask(Math.floor(at / GROWTH_PAGE) + 1, GROWTH_PAGE);
    if (answer.ok) this.markRead(answer.value.items);
  }

  /** On logout: the next user must not see this child's data. */
  reset(): void {
    this.subject = this.first;
    this.openedId = undefined;
    this.readIds = new Set();
    this.list.reset();
  }

  private markRead(reports: readonly ReportCard[]): void {
    const read = reports.filter(({ isRead }) => isRead).map(({ id }) => id);
    this.readIds = new Set([...this.readIds, ...read]);
  }

  private ask(page: number, limit: number): Promise<Result<PageAnswer<ReportCard>>> {
    return this.askReports({ page, limit, subject: this.subject });
  }
}

/** 今天 19:40, 昨天 9:05, 11月3日: recent ones with the time, others by date; '' when invalid. */
export function formatReleased(wire: string, serverClock: LocalClock): string {
  const day = formatMonthDay(wire);
  const near = whenOf(wire, serverClock);
  return near.said.startsWith(day) ? day : within(near);
}
