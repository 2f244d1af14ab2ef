import { makeAutoObservable } from 'mobx';
import type { Subject } from '@/contract/courses/values';
import type { AppError } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { Situation } from '@/contract/growth/schema';
import { SituationPeriod } from '@/contract/growth/values';
import { loadSubjects } from '@/features/growth/filters/load-subjects';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

type Needs = Pick<App, 'api' | 'feedback' | 'student'>;

interface Filter {
  /** undefined: all subjects. */
  readonly subject: Subject | undefined;
  readonly period: SituationPeriod;
}

const FIRST: Filter = { subject: undefined, period: SituationPeriod.month };

/** How the child is doing: in one subject or all, over one of three periods. */
export class SituationStore {
  readonly situation = new Loadable<Situation>();
  filter: Filter = FIRST;
  /** The filter of the displayed answer. */
  shown: Filter = FIRST;

  constructor(private readonly app: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The displayed answer is not for the current filter yet. */
  get isChanging(): boolean {
    return this.situation.value !== undefined && this.filter !== this.shown;
  }

  async load(): Promise<void> {
    await Promise.all([this.ask(), loadSubjects(this.app.student)]);
  }

  /** On failure the old data stays, and a toast shows the error. */
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

  /** Never show this child's data to the next parent. */
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
   * The error; undefined on success, or if another request was made meanwhile: of concurrent ones only the last is shown (`Loadable`) and
   * reported.
   */
  private async ask(): Promise<AppError | undefined> {
    const { filter } = this;
    const { period, subject } = filter;
    const request = { period, ...(subject === undefined ? {} : { subject }) };
    const answer = await this.situation.load(() => this.app.api.call(growthCalls.getSituation, request));
    if (this.filter !== filter) return undefined;
    if (answer.ok) this.shown = filter;
    // On failure, return to the displayed filter.
    else if (this.situation.value) this.filter = this.shown;
    return answer.ok ? undefined : answer.error;
  }

  private say(failure: AppError | undefined): void {
    if (failure && this.situation.value) toastFailure(this.app.feedback, failure);
  }
}
