import { makeAutoObservable, runInAction } from 'mobx';
import { homeworkCalls } from '@/contract/homework/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { TodayClass } from '@/contract/lessons/schema';
import { ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { structuralShare } from '@/stores/data/structural-share';
import { Loadable } from '@/stores/data/loadable';
import { dayNumber } from './dates';
import { LessonEntry } from './lesson-entry';

export type LessonsApp = Pick<
  App,
  'api' | 'config' | 'serverClock' | 'feedback' | 'platform' | 'router' | 'session' | 'student' | 'tracker'
>;

/** Today's classes, for official students only. */
export class TodayClassesStore {
  readonly classes = new Loadable<readonly TodayClass[]>();
  /** Number of open homework. */
  openHomework = 0;
  private readonly entry: LessonEntry;
  private isAnswered = false;
  private loadedDay: number | undefined;
  private loadedAt = 0;

  constructor(private readonly app: LessonsApp) {
    this.entry = new LessonEntry(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** liveId of the class being entered. */
  get enteringId(): number | undefined {
    return this.entry.enteringId;
  }

  get isShown(): boolean {
    return this.app.student.isOfficial;
  }

  /** Until the first response or error, the list's height is unknown. */
  get isAwaited(): boolean {
    return this.isShown && !this.isAnswered;
  }

  /** undefined: nothing was requested. */
  async load(): Promise<Result<readonly TodayClass[]> | undefined> {
    if (!this.isShown) {
      this.classes.reset();
      return undefined;
    }
    this.loadedDay = dayNumber(this.app.serverClock.now());
    this.loadedAt = this.app.student.lessonChanges;
    // In parallel, so that a late count does not shift the layout.
    const [answer] = await Promise.all([
      this.classes.load(async () => {
        const asked = await this.app.api.call(lessonsCalls.getTodayClasses, {});
        return asked.ok ? ok(structuralShare(this.classes.value, asked.value)) : asked;
      }),
      this.countHomework(),
    ]);
    runInAction(() => this.settle());
    return answer;
  }

  /** On an error the number stays. */
  async countHomework(): Promise<void> {
    const told = await this.app.api.call(homeworkCalls.workUndoneNum, {});
    if (told.ok) runInAction(() => (this.openHomework = told.value.undoneNum));
  }

  /** Reloads after midnight, or after a lesson was booked. */
  async loadWhenChanged(): Promise<void> {
    if (this.loadedDay === undefined) return;
    const isSameDay = this.loadedDay === dayNumber(this.app.serverClock.now());
    if (isSameDay && this.loadedAt === this.app.student.lessonChanges) return;
    await this.load();
  }

  reset(): void {
    this.loadedDay = undefined;
    this.isAnswered = false;
    this.openHomework = 0;
    this.classes.reset();
  }

  /** Listening is for official students: rule lessons-10. */
  async enter(lesson: TodayClass): Promise<void> {
    if (this.isShown) await this.entry.enter(lesson);
  }

  /** A response after a reset, or one overtaken by a later load, is ignored. */
  private settle(): void {
    const { status } = this.classes;
    if (status === 'ready' || status === 'failed') this.isAnswered = true;
  }
}
