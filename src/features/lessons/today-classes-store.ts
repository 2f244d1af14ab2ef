import { runInAction } from 'mobx';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { TodayClass } from '@/contract/lessons/schema';
import { ok, type Result } from '@/contract/errors';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { asKnown } from '@/stores/as-known';
import { Loadable } from '@/stores/loadable';
import { dayNumber } from './dates';
import { LessonEntry } from './lesson-entry';

export type LessonsApp = Pick<
  App,
  'api' | 'serverClock' | 'feedback' | 'platform' | 'router' | 'session' | 'student' | 'tracker'
>;

/** Today's classes; official students alone have any. */
export class TodayClassesStore {
  readonly classes = new Loadable<readonly TodayClass[]>();
  private readonly entry: LessonEntry;
  private isAnswered = false;
  private loadedDay: number | undefined;
  private loadedAt = 0;

  constructor(private readonly app: LessonsApp) {
    this.entry = new LessonEntry(app);
    observed(this);
  }

  /** liveId of the class that is being entered. */
  get enteringId(): number | undefined {
    return this.entry.enteringId;
  }

  get isShown(): boolean {
    return this.app.student.isOfficial;
  }

  /** Until the first answer, good or bad, nobody knows how high the list will be. */
  get isAwaited(): boolean {
    return this.isShown && !this.isAnswered;
  }

  /** undefined: nobody is asked. */
  async load(): Promise<Result<readonly TodayClass[]> | undefined> {
    if (!this.isShown) {
      this.classes.reset();
      return undefined;
    }
    this.loadedDay = dayNumber(this.app.serverClock.now());
    this.loadedAt = this.app.student.lessonChanges;
    const answer = await this.classes.load(async () => {
      const asked = await this.app.api.call(lessonsCalls.getTodayClasses, {});
      return asked.ok ? ok(asKnown(this.classes.value, asked.value)) : asked;
    });
    runInAction(() => this.settle());
    return answer;
  }

  /** An app left open over night would go on showing the classes of yesterday; a lesson may have been booked meanwhile. */
  async loadWhenChanged(): Promise<void> {
    if (this.loadedDay === undefined) return;
    const isSameDay = this.loadedDay === dayNumber(this.app.serverClock.now());
    if (isSameDay && this.loadedAt === this.app.student.lessonChanges) return;
    await this.load();
  }

  reset(): void {
    this.loadedDay = undefined;
    this.isAnswered = false;
    this.classes.reset();
  }

  /** Listening is for official students: rule lessons-10. */
  async enter(lesson: TodayClass): Promise<void> {
    if (this.isShown) await this.entry.enter(lesson);
  }

  /** An answer that came after a reset, or that a later load overtook, was none. */
  private settle(): void {
    const { status } = this.classes;
    if (status === 'ready' || status === 'failed') this.isAnswered = true;
  }
}
