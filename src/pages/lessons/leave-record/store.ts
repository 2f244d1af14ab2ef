import { makeAutoObservable, runInAction } from 'mobx';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { LeaveLesson, LeaveRecord } from '@/contract/lessons/schema';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import { leavePageTexts } from '@/pages/lessons/texts';

const PAGE_SIZE = 20;

type Needs = Pick<App, 'api' | 'feedback' | 'student'>;

export class LeaveRecordStore {
  readonly list: Paged<LeaveRecord>;
  readonly lessons = new Loadable<readonly LeaveLesson[]>();
  isAsking = false;
  /** The lesson selected in the sheet. */
  liveId: number | undefined = undefined;
  isSending = false;
  /** Id of the leave being withdrawn, including the confirmation. */
  withdrawing: number | undefined = undefined;

  constructor(private readonly app: Needs) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      PAGE_SIZE,
      ({ leaveId }) => leaveId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get chosen(): LeaveLesson | undefined {
    return this.lessons.value?.find(({ liveId, usableNum }) => liveId === this.liveId && usableNum > 0);
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  reset(): void {
    this.isAsking = false;
    this.lessons.reset();
    this.list.reset();
  }

  /** With a lesson already selected, if leave can be requested for it. */
  async openLessons(liveId?: number): Promise<void> {
    this.isAsking = true;
    this.liveId = liveId;
    await this.loadLessons();
  }

  async loadLessons(): Promise<void> {
    await this.lessons.load(() => this.app.api.call(lessonsCalls.listLeaveLessons, {}));
  }

  closeLessons(): void {
    if (!this.isSending) this.isAsking = false;
  }

  choose(liveId: number): void {
    this.liveId = liveId;
  }

  /** A refusal shows its text, and keeps the selection. */
  async ask(): Promise<void> {
    const { chosen } = this;
    if (!chosen || this.isSending) return;
    this.isSending = true;
    const answer = await this.app.api.call(lessonsCalls.askForLeave, { liveId: chosen.liveId });
    runInAction(() => {
      this.isSending = false;
      if (answer.ok) this.isAsking = false;
    });
    await this.changed(answer.ok ? leavePageTexts.asked : errorText(answer.error), answer.ok);
  }

  async withdraw({ leaveId }: LeaveRecord): Promise<void> {
    if (this.withdrawing !== undefined) return;
    this.withdrawing = leaveId;
    const isSure = await this.app.feedback.confirm({ ...leavePageTexts.sureToWithdraw, danger: true });
    const answer = isSure && (await this.app.api.call(lessonsCalls.withdrawLeave, { leaveId }));
    runInAction(() => (this.withdrawing = undefined));
    if (answer) await this.changed(answer.ok ? leavePageTexts.withdrawn : errorText(answer.error), answer.ok);
  }

  /** Reload even after a refusal; other pages show the remaining leave and the lesson, too. */
  private async changed(text: string, isDone: boolean): Promise<void> {
    this.app.feedback.toast(text);
    if (isDone) {
      this.app.student.hoursChanged();
      this.app.student.lessonsChanged();
    }
    await Promise.all([this.list.refresh(), this.isAsking ? this.loadLessons() : undefined]);
  }

  private fetch(page: number, limit: number) {
    return toPage(this.app.api.callCounted(lessonsCalls.listLeaveRecords, { page, limit }));
  }
}
