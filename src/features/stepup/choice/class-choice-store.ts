import { makeAutoObservable, runInAction } from 'mobx';
import { isRefusal, isUnreachable, ok, type AppError, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { CycleTree, StepUpClass, StepUpResources } from '@/contract/stepup/schema';
import { CLASS_LIST_PAGE_SIZE, StepUpCode } from '@/contract/stepup/values';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import type { StepUp } from '../info/step-up';
import type { CycleLesson } from '../info/times';
import { appliedTimes } from './applied-times';
import { Choice } from './choice';
import { endsOf, filterFields, NO_FILTER, startedAt, startsOf, type LessonTimes } from './cycle-filter';
import { classesOf, type ChoiceFlow } from './flow';
import { KeepAlive } from './keep-alive';
import { classTexts as texts } from './texts';

export type ClassTab = keyof typeof texts.tabs;

/** Classes to choose from. Loading them holds a seat in each recommended one. */
export class ClassChoiceStore {
  tab: ClassTab = 'recommended';
  /** null: nothing to choose. */
  readonly list = new Loadable<StepUpResources | null>();
  readonly keepAlive: KeepAlive;
  readonly choice: Choice;
  filter = NO_FILTER;
  /** The class in the confirmation. */
  asked: StepUpClass | null = null;
  isJoining = false;
  /** Error of the last attempt; '' when none. */
  failure = '';
  private shown = CLASS_LIST_PAGE_SIZE;
  /** Filter tree of all classes, independent of the filter. */
  private tree: CycleTree = {};
  /** The class whose seat was taken. */
  private missed = 0;

  constructor(
    private readonly app: App,
    private readonly flow: ChoiceFlow,
    known?: StepUp,
    private first?: StepUpResources,
  ) {
    this.choice = new Choice(app, flow, 'classes', known);
    this.keepAlive = new KeepAlive(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get classes(): readonly StepUpClass[] {
    const { all = [], recommend = [] } = this.list.value ?? {};
    return this.tab === 'recommended' ? recommend : all.slice(0, this.shown);
  }

  get hasMore(): boolean {
    return this.tab === 'all' && (this.list.value?.all.length ?? 0) > this.shown;
  }

  get starts(): LessonTimes {
    return startsOf(this.tree);
  }

  get ends(): LessonTimes {
    return endsOf(this.tree, this.filter.start);
  }

  get isHolding(): boolean {
    return !this.keepAlive.isLost && (this.list.value?.recommend.length ?? 0) > 0;
  }

  /** The wanted seat is gone, and the class with it. */
  get isSeatLost(): boolean {
    const { value } = this.list;
    return (
      this.missed > 0 &&
      value != null &&
      ![...value.all, ...value.recommend].some(({ classId }) => classId === this.missed)
    );
  }

  /** Reserves the seats again and holds them. */
  async load(): Promise<void> {
    this.keepAlive.stop();
    const loaded = await this.list.load(() => this.fetch());
    if (!loaded.ok || !loaded.value || this.list.value !== loaded.value) return;
    const { applyCycle, cycle, recommend } = loaded.value;
    this.app.get(appliedTimes).announce(applyCycle);
    if (this.filter === NO_FILTER) runInAction(() => (this.tree = cycle));
    if (recommend.length > 0) this.keepAlive.start();
  }

  /** The user changed. */
  reset(): void {
    this.keepAlive.stop();
    this.first = undefined;
    this.list.reset();
    this.choice.reset();
    this.tab = 'recommended';
    this.filter = NO_FILTER;
    this.tree = {};
    this.asked = null;
    this.missed = 0;
    this.shown = CLASS_LIST_PAGE_SIZE;
  }

  /** Unmounted: a pending response must not hold seats. */
  leave(): void {
    this.keepAlive.stop();
    this.list.reset();
  }

  show(tab: ClassTab): void {
    this.tab = tab;
    this.filter = NO_FILTER;
    this.loadAnew();
  }

  more(): void {
    this.shown += CLASS_LIST_PAGE_SIZE;
  }

  startAt(start: CycleLesson): void {
    this.filter = startedAt(this.tree, this.filter, start);
    this.loadAnew();
  }

  endAt(end: CycleLesson): void {
    this.filter = { ...this.filter, end };
    this.loadAnew();
  }

  clearFilter(): void {
    this.filter = NO_FILTER;
    this.loadAnew();
  }

  /** Reloads the remaining classes. */
  look(): void {
    this.missed = 0;
    this.loadAnew();
  }

  /** No class suits: to the times. */
  async decline(): Promise<void> {
    const { app, flow } = this;
    await app.router.replace(flow.times, { from: 'classes' });
  }

  ask(one: StepUpClass): void {
    this.asked = one;
    this.failure = '';
  }

  dismiss(): void {
    this.asked = null;
  }

  async join(): Promise<void> {
    const { asked, app, choice } = this;
    if (!asked || this.isJoining) return;
    this.isJoining = true;
    this.failure = '';
    const request = { ...choice.subject, class_id: asked.classId };
    const joined = await app.api.call(stepupCalls.changeClass, request);
    runInAction(() => {
      this.isJoining = false;
      if (!joined.ok) return this.refused(asked, joined.error);
      this.asked = null;
      this.keepAlive.stop();
      void choice.succeed(texts.joined);
    });
  }

  /** Without a response the confirmation stays, for a retry; after a refusal the classes are reloaded. */
  private refused({ classId }: StepUpClass, error: AppError): void {
    if (isUnreachable(error)) {
      this.failure = texts.join.failed(errorText(error));
      return;
    }
    this.choice.refuse(error);
    if (!isRefusal(error, StepUpCode.businessError)) return;
    this.asked = null;
    this.missed = classId;
    this.loadAnew();
  }

  /** Hides the old classes while loading. */
  private loadAnew(): void {
    this.list.reset();
    this.shown = CLASS_LIST_PAGE_SIZE;
    void this.load();
  }

  private async fetch(): Promise<Result<StepUpResources | null>> {
    const info = await this.choice.load();
    if (!info.ok) return info;
    if (info.value === null) return ok(null);
    const { first } = this;
    this.first = undefined;
    if (first) return ok(first);
    const request = { ...classesOf(info.value), ...filterFields(this.filter) };
    return this.app.api.call(stepupCalls.listStepUpResources, request);
  }
}
