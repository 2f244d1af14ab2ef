import { makeAutoObservable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/api/home';
import type { TodayClass } from '@/contract/api/types';
import { DownloadEnter, DownloadType } from '@/contract/enums';
import type { Result } from '@/contract/errors';
import { isMiniProgram, isNativeApp } from '@/platform/helpers';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { dayNumber } from './dates';
import { lessonTexts } from './texts';

export type LessonsApp = Pick<
  App,
  'api' | 'clock' | 'feedback' | 'platform' | 'router' | 'student' | 'tracker'
>;

/** Today's classes; official students alone have any (part 1 section 5). */
export class TodayClassesStore {
  readonly classes = new Loadable<readonly TodayClass[]>();
  /** liveId of the class that is being entered. */
  enteringId: number | undefined = undefined;
  private isAnswered = false;
  private loadedDay: number | undefined;

  constructor(private readonly app: LessonsApp) {
    makeAutoObservable<this, 'app' | 'loadedDay'>(
      this,
      { app: false, loadedDay: false, classes: false },
      { autoBind: true },
    );
  }

  get isShown(): boolean {
    return this.app.student.isOfficial;
  }

  /** Until the first answer, good or bad, nobody knows how high the list will be. */
  get isAwaited(): boolean {
    return this.isShown && !this.isAnswered;
  }

  async load(): Promise<void> {
    if (!this.isShown) {
      this.classes.reset();
      return;
    }
    this.loadedDay = dayNumber(this.app.clock.now());
    await this.classes.load(() => this.app.api.call(homeCalls.getTodayClasses, {}));
    runInAction(() => this.settle());
  }

  /** An app left open over night would go on showing the classes of yesterday. */
  async loadWhenDayChanged(): Promise<void> {
    if (this.loadedDay === undefined || this.loadedDay === dayNumber(this.app.clock.now())) return;
    await this.load();
  }

  reset(): void {
    this.loadedDay = undefined;
    this.isAnswered = false;
    this.classes.reset();
  }

  /** Listening works inside the native app and the mini program; elsewhere the way to the app is shown. */
  async enter(lesson: TodayClass): Promise<void> {
    if (!isNativeApp(this.app.platform) && !isMiniProgram(this.app.platform)) {
      this.trackEntry(lesson, false);
      await this.offerDownload();
      return;
    }
    if (this.enteringId !== undefined) return;
    this.enteringId = lesson.liveId;
    const opened = await this.open(lesson);
    runInAction(() => (this.enteringId = undefined));
    this.trackEntry(lesson, opened.ok);
    if (!opened.ok) this.app.feedback.toast(errorText(opened.error));
  }

  /** An answer that came after a reset, or that a later load overtook, was none. */
  private settle(): void {
    const { status } = this.classes;
    if (status === 'ready' || status === 'failed') this.isAnswered = true;
  }

  private async open(lesson: TodayClass): Promise<Result<void>> {
    const { liveId, liveCnListId, liveStudentId, courseResourceId } = lesson;
    const request = { liveId, liveCnListId, liveStudentId, courseResourceId };
    const entered = await this.app.api.call(homeCalls.goClass, request);
    return entered.ok ? this.app.platform.liveCourse(entered.value) : entered;
  }

  private async offerDownload(): Promise<void> {
    const { title, content, confirm, cancel } = lessonTexts.download;
    const options = { title, content, confirmText: confirm, cancelText: cancel };
    if (!(await this.app.feedback.confirm(options))) return;
    const params = { type: String(DownloadType.parent), enter: String(DownloadEnter.home) };
    await this.app.router.go('downloadApp', params);
  }

  private trackEntry({ subject, liveId }: TodayClass, entered: boolean): void {
    this.app.tracker.track('today_class_enter', { subject, liveId, entered });
  }
}
