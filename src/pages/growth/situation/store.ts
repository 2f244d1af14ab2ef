import { makeAutoObservable } from 'mobx';
import type { Subject } from '@/contract/courses/values';
import type { AppError } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { Situation } from '@/contract/growth/schema';
import { SituationPeriod } from '@/contract/growth/values';
import { loadSubjects } from '@/features/growth/filters/load-subjects';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

type Needs = Pick<App, 'api' | 'feedback' | 'student'>;

interface Filter {
  /** undefined: all of them. */
  readonly subject: Subject | undefined;
  readonly period: SituationPeriod;
}

const FIRST: Filter = { subject: undefined, period: SituationPeriod.month };

/** How the child is doing: of one subject or of all, over one of three periods. */
export class SituationStore {
  readonly situation = new Loadable<Situation>();
  filter: Filter = FIRST;
  /** What the answer that shows is of. */
  shown: Filter = FIRST;

  constructor(private readonly app: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What shows is of another filter than the one that was just chosen. */
  get isChanging(): boolean {
    return this.situation.value !== undefined && this.filter !== this.shown;
  }

  async load(): Promise<void> {
    await Promise.all([this.ask(), loadSubjects(this.app.student)]);
  }

  /** What was there stays when it cannot be had anew; the parent is told why. */
  async refresh(): Promise<void> {
    const [failure] = await Promise.all([this.ask(), loadSubjects(this.app.student)]);
    this.say(failure);
  }

  chooseSubject(subject: Subject | undefined): Promise<void> {
    return this.choose({ ...this.filter, subject });
  }

  choosePeriod(period: SituationPeriod): Promise<void> {
    return this.choose({ ...this.filter, period });
  }

  /** The session ended: nothing of this child may show to the next. */
  reset(): void {
    this.situation.reset();
    this.filter = FIRST;
    this.shown = FIRST;
  }

  private async choose(filter: Filter): Promise<void> {
    this.filter = filter;
    this.say(await this.ask());
  }

  /**
   * Why there is no answer; undefined where there is one, or another was asked for meanwhile: of several under way only the last
   * one shows, as `Loadable` has it, and only the last one is told of.
   */
  private async ask(): Promise<AppError | undefined> {
    const { filter } = this;
    const { period, subject } = filter;
    const request = { period, ...(subject === undefined ? {} : { subject }) };
    const answer = await this.situation.load(() => this.app.api.call(growthCalls.getSituation, request));
    if (this.filter !== filter) return undefined;
    if (answer.ok) this.shown = filter;
    // What shows and what is chosen never differ for longer than an answer takes.
    else if (this.situation.value) this.filter = this.shown;
    return answer.ok ? undefined : answer.error;
  }

  private say(failure: AppError | undefined): void {
    if (failure && this.situation.value) this.app.feedback.toast(errorText(failure));
  }
}
