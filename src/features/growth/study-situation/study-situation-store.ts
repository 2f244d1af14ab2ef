import { makeAutoObservable } from 'mobx';
import { Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import type { LearningReportRecord, ReportEntry } from '@/contract/growth/schema';
import { REPORT_JUMP_DELAY_MS, ReportKind } from '@/contract/growth/values';
import { ok } from '@/contract/errors';
import { pressTarget } from '@/features/links/click-target/target';
import { delay } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { entryTarget, kindOfEntry } from '../report/pages';
import { situationTexts } from './texts';

/** Only the explore report opens after a delay. */
const opensDelayed = (report: ReportEntry): boolean => kindOfEntry(report) === ReportKind.explore;

type SituationApp = Pick<
  App,
  'api' | 'feedback' | 'router' | 'scheduler' | 'session' | 'student' | 'tracker'
>;

/** Study situation and report on home: rule growth-9. Errors are silent: the card is hidden. */
export class StudySituationStore {
  private readonly answer = new Loadable<LearningReportRecord>();
  private isOpening = false;

  constructor(private readonly app: SituationApp) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** A non-empty record of a student with a step. */
  get record(): LearningReportRecord | undefined {
    const { value } = this.answer;
    return this.isAsked && isFilled(value) ? value : undefined;
  }

  /** The unread report. */
  get report(): ReportEntry | undefined {
    const report = this.record?.report_record;
    return isFilled(report) ? report : undefined;
  }

  /** Whether the first response is pending, so that the card may still appear. */
  get isAwaited(): boolean {
    return this.isAsked && this.answer.isFirstLoad;
  }

  async load(): Promise<void> {
    if (this.isAsked) await this.fetch();
    else this.answer.reset();
  }

  reset(): void {
    this.answer.reset();
  }

  /** Opens the report's page, which marks it read once shown. */
  async press(): Promise<void> {
    const { report } = this;
    if (!report || this.isOpening) return;
    this.isOpening = true;
    await this.open(report);
    this.isOpening = false;
  }

  private get isAsked(): boolean {
    const { session, student } = this.app;
    return session.isLoggedIn && session.user.userId > 0 && student.info.step !== '';
  }

  private async fetch(): Promise<void> {
    const { api, session, student } = this.app;
    const { userId } = session.user;
    const { step } = student.info;
    // The specification does not say which of several subjects: the first (assumed).
    const subject = student.subjects.value?.[0]?.subject ?? Subject.wandou;
    await this.answer.load(() => api.call(growthCalls.getLearningReportRecord, { userId, subject, step }));
  }

  /** Marks it read with a message, so that the next one is shown (rule growth-11). */
  private async passOver({ id }: ReportEntry): Promise<void> {
    const { api, feedback, session } = this.app;
    feedback.toast(situationTexts.unknown);
    const marked = await api.call(growthCalls.updateReportReadStatus, { id, userId: session.user.userId });
    if (marked.ok) await this.fetch();
  }

  private async open(report: ReportEntry): Promise<void> {
    const { scheduler, session, tracker } = this.app;
    tracker.track('report_click', { reportId: report.id, reportType: report.report_type });
    const target = entryTarget(report, session.user.userId);
    // A kind unknown to this build must not block those behind it.
    if (!target) return this.passOver(report);
    const wait = opensDelayed(report) ? delay(scheduler, REPORT_JUMP_DELAY_MS) : Promise.resolve();
    const waited = await session.own(wait.then(() => ok(undefined)));
    if (waited.ok) await pressTarget(this.app, { target });
  }
}

/** The server may return null or an empty object. */
function isFilled<T>(value: T | null | undefined): value is T {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
