import { makeAutoObservable, runInAction } from 'mobx';
import { DownloadType } from '@/contract/download/values';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { LiveCourseData, TodayClass } from '@/contract/lessons/schema';
import { LIVE_TASK_ID } from '@/contract/lessons/values';
import type { Result } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';

export type LessonEntryApp = Pick<App, 'api' | 'config' | 'feedback' | 'platform' | 'router' | 'tracker'>;

/** Data needed to enter a class; a link knows only its live id. */
export type EnteredLesson = Pick<TodayClass, 'liveId' | 'subject'> &
  Partial<Pick<TodayClass, 'liveCnListId' | 'liveStudentId' | 'courseResourceId'>>;

export class LessonEntry {
  /** liveId of the class being entered. */
  enteringId: number | undefined = undefined;

  constructor(private readonly app: LessonEntryApp) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Listening works in the native app and the mini program; other hosts offer the app. */
  async enter(lesson: EnteredLesson): Promise<void> {
    const { listensBy } = this.app.platform.host;
    if (!listensBy) {
      this.trackEntry(lesson, false);
      await this.offer();
      return;
    }
    if (this.enteringId !== undefined) return;
    this.enteringId = lesson.liveId;
    const isEntered = await (listensBy === 'miniProgram' ? this.audit(lesson) : this.open(lesson));
    runInAction(() => (this.enteringId = undefined));
    this.trackEntry(lesson, isEntered);
  }

  /** Without its code the page that the offer leads to. */
  private async offer(): Promise<void> {
    const offering = await import('./offer-listening').catch(() => undefined);
    await (offering?.offerListening(this.app) ??
      this.app.router.go('downloadApp', { type: String(DownloadType.parent) }));
  }

  private async open(lesson: EnteredLesson): Promise<boolean> {
    const { feedback, platform } = this.app;
    const room = await this.askForRoom(lesson);
    const opened = room.ok ? await platform.liveCourse(room.value) : room;
    if (!opened.ok) toastFailure(feedback, opened.error);
    return opened.ok;
  }

  /** The app opens the room only after the class admits the parent and the listening task is reported: rule lessons-11. */
  private async askForRoom(lesson: EnteredLesson): Promise<Result<LiveCourseData>> {
    const { api } = this.app;
    const { liveId, liveCnListId, liveStudentId, courseResourceId } = lesson;
    const room = await api.call(lessonsCalls.goClass, {
      liveId,
      liveCnListId,
      liveStudentId,
      courseResourceId,
    });
    if (!room.ok) return room;
    const listened = await api.call(lessonsCalls.listenOnlineCourse, { taskId: LIVE_TASK_ID });
    return listened.ok ? room : listened;
  }

  /** The mini program has no live room: parents listen in. */
  private async audit({ liveId }: EnteredLesson): Promise<boolean> {
    const { auditLive } = await import('./live-audit');
    return auditLive(this.app, liveId);
  }

  private trackEntry({ subject, liveId }: EnteredLesson, entered: boolean): void {
    this.app.tracker.track('today_class_enter', { subject, liveId, entered });
  }
}
