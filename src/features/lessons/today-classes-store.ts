import { makeAutoObservable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/home/calls';
import type { TonightLine } from '@/contract/home/schema';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem, TodayClass } from '@/contract/lessons/schema';
import { ok, type Result } from '@/contract/errors';
import { Cached } from '@/services/storage/cached';
import { cacheEntries, type CachedClasses } from '@/services/storage/cache';
import type { App } from '@/stores/app/app';
import { structuralShare } from '@/stores/data/structural-share';
import { Loadable } from '@/stores/data/loadable';
import { dayNumber } from './dates';
import { LessonEntry } from './lesson-entry';
import { nextLesson } from './next-lesson';

export type LessonsApp = Pick<
  App,
  | 'api'
  | 'config'
  | 'serverClock'
  | 'feedback'
  | 'platform'
  | 'router'
  | 'session'
  | 'storage'
  | 'student'
  | 'tracker'
>;

const keyOf = ({ id, kind }: TonightLine): string => `${kind} ${id}`;

/** Today: the child's classes, and what else waits for the parent. For official students only. */
export class TodayClassesStore {
  readonly classes = new Loadable<readonly TodayClass[]>();
  /** Of a day without classes. */
  nextClass: ClassListItem | undefined = undefined;
  readonly tonight = new Loadable<readonly TonightLine[]>();
  /** The page went on without tonight's lines: the place of one is kept, whatever comes. */
  hasTonightTimedOut = false;
  /** What the pea says about the day; '' for its usual words. */
  said = '';
  /** Put away for today, on this device: the thing itself stays to be done. */
  private putAway: readonly string[] = [];
  private readonly entry: LessonEntry;
  private readonly kept: Cached<CachedClasses>;
  private isAnswered = false;
  private loadedDay: number | undefined;
  private loadedAt = 0;

  constructor(private readonly app: LessonsApp) {
    this.entry = new LessonEntry(app);
    this.kept = new Cached(app.storage, app.session, cacheEntries.todayClasses);
    this.restore();
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

  get lines(): readonly TonightLine[] {
    return (this.tonight.value ?? []).filter((line) => !this.putAway.includes(keyOf(line)));
  }

  /** Below the lessons the page waits for the lines, for a while. */
  get areLinesAwaited(): boolean {
    return this.isShown && this.tonight.isFirstLoad && !this.hasTonightTimedOut;
  }

  goOnWithoutTonight(): void {
    if (this.areLinesAwaited) this.hasTonightTimedOut = true;
  }

  /** undefined: nothing was requested. */
  async load(): Promise<Result<readonly TodayClass[]> | undefined> {
    if (!this.isShown) {
      this.classes.reset();
      return undefined;
    }
    this.loadedDay = this.day;
    this.loadedAt = this.app.student.lessonChanges;
    const tonight = this.loadTonight();
    const answer = await this.classes.load(async () => {
      const asked = await this.app.api.call(lessonsCalls.getTodayClasses, {});
      if (asked.ok && asked.value.length === 0) await this.loadNext();
      return asked.ok ? ok(structuralShare(this.classes.value, asked.value)) : asked;
    });
    runInAction(() => this.settle());
    await tonight;
    return answer;
  }

  /** On an error the lines stay. */
  async loadTonight(): Promise<void> {
    await this.tonight.load(() => this.app.api.call(homeCalls.getTonight, {}));
    this.keep();
  }

  /** Reloads after midnight, or after a lesson was booked. */
  async loadWhenChanged(): Promise<void> {
    if (this.loadedDay === undefined) return;
    if (this.loadedDay !== this.day) this.putAway = [];
    else if (this.loadedAt === this.app.student.lessonChanges)
      // Other pages change it; the first time it is loaded anyway.
      return this.isAnswered ? this.loadTonight() : undefined;
    await this.load();
  }

  putAwayToday(line: TonightLine): void {
    this.putAway = [...this.putAway, keyOf(line)];
    this.keep();
  }

  say(words: string): void {
    this.said = words;
  }

  reset(): void {
    this.said = '';
    this.loadedDay = undefined;
    this.isAnswered = false;
    this.nextClass = undefined;
    this.tonight.reset();
    this.hasTonightTimedOut = false;
    this.putAway = [];
    this.classes.reset();
  }

  /** Listening is for official students: rule lessons-10. */
  async enter(lesson: TodayClass): Promise<void> {
    if (this.isShown) await this.entry.enter(lesson);
  }

  private get day(): number {
    return dayNumber(this.app.serverClock.now());
  }

  private async loadNext(): Promise<void> {
    const next = await nextLesson(this.app);
    runInAction(() => (this.nextClass = next));
  }

  /** A response after a reset, or one overtaken by a later load, is ignored. */
  private settle(): void {
    const { status } = this.classes;
    if (status === 'ready' || status === 'failed') this.isAnswered = true;
    this.keep();
  }

  private keep(): void {
    const { classes, day, nextClass, putAway } = this;
    const tonight = this.tonight.value;
    if (classes.status !== 'ready' || !classes.value) return;
    this.kept.keep({
      day,
      classes: classes.value,
      putAway,
      ...(tonight && { tonight }),
      ...(nextClass && { nextClass }),
    });
  }

  /** The state of the last start on this day, before any response. */
  private restore(): void {
    const today = this.kept.value;
    if (today?.day !== this.day) return;
    this.classes.set(today.classes);
    this.nextClass = today.nextClass;
    if (today.tonight) this.tonight.set(today.tonight);
    this.putAway = today.putAway ?? [];
  }
}
