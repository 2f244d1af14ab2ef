import { makeAutoObservable } from 'mobx';
import { fail, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { StepUpCode, StepUpStatus } from '@/contract/stepup/values';
import { parentDecides, stepOfYear } from '@/contract/stepup/year';
import { codeOf } from '@/services/error-code';
import type { App } from '@/stores/app/app';
import { StepUpDialogs } from '../dialogs/dialogs';
import { StepUpStore, userOf, type StepUp } from '../info/step-up';
import { operatorOf, reportChange } from '../operator';
import type { ChoiceFlow } from './flow';

/** Values of the tracked events. */
const PAGE = { classes: 'transfer', times: 'grouping' } as const;

/** Times are submitted once. */
const waitsForClass = ({ status, planTimes }: StepUp): boolean =>
  status === StepUpStatus.grouping && planTimes.length > 0;

/** Shared by both choice pages: the step-up, the operator of a change, and what follows it. */
export class Choice {
  readonly dialogs: StepUpDialogs;
  private readonly stepUp: StepUpStore;
  private wasShown = false;
  /** The server refused: reload the state. */
  private isStale = false;

  constructor(
    private readonly app: App,
    readonly flow: ChoiceFlow,
    private readonly what: keyof typeof PAGE,
    /** If already loaded. */
    known?: StepUp,
  ) {
    this.dialogs = new StepUpDialogs(app);
    this.stepUp = new StepUpStore(app);
    if (known) this.stepUp.info.set(known);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Why nothing can be chosen: no step-up, no category, or already arranged. */
  get nothing(): 'none' | 'over' | 'grouping' | undefined {
    const info = this.stepUp.info.value;
    if (info === undefined || this.open) return undefined;
    if (info?.status === StepUpStatus.complete) return 'over';
    return info && waitsForClass(info) ? 'grouping' : 'none';
  }

  /** The step-up while a choice is open: classes need a category, times do not. */
  get open(): StepUp | undefined {
    const info = this.stepUp.info.value;
    if (!info || !parentDecides(info.type)) return undefined;
    if (info.status === StepUpStatus.complete || waitsForClass(info)) return undefined;
    return this.what === 'times' || info.planCateId > 0 ? info : undefined;
  }

  /** The target step; '' when unnamed. */
  get step(): string {
    return this.open ? stepOfYear(this.open).name : '';
  }

  /** null: nothing to choose. A known state is not requested again. */
  async load(): Promise<Result<StepUp | null>> {
    const known = this.isStale ? undefined : this.stepUp.info.value;
    const loaded = known === undefined ? await this.stepUp.load() : ok(known);
    if (!loaded.ok) return loaded;
    this.isStale = false;
    this.trackShown();
    return ok(this.open ?? null);
  }

  reset(): void {
    this.stepUp.info.reset();
    this.dialogs.reset();
    this.wasShown = false;
  }

  /** Child and operator of a change. */
  get subject() {
    const { session } = this.app;
    return {
      student_id: session.user.userId,
      plan_step_id: this.open ? stepOfYear(this.open).id : 0,
      ...operatorOf(this.app),
    };
  }

  /** Success: relaunches, as the pages before show an older state. Nothing happens if the parent has left. */
  async succeed(text: string): Promise<void> {
    const { app, flow, what } = this;
    app.tracker.track('step_up_choice', { page: PAGE[what], passed: true, code: '' });
    reportChange(app);
    app.feedback.toast(text);
    if (app.router.current() === flow[what]) await app.router.reLaunch(flow.done);
  }

  /** The server's business error is explained with contact options; other errors are a toast. */
  refuse(error: AppError): void {
    const { app, what, dialogs } = this;
    app.tracker.track('step_up_choice', { page: PAGE[what], passed: false, code: codeOf(fail(error)) });
    if (isRefusal(error, StepUpCode.businessError)) {
      this.isStale = true;
      void dialogs.headMaster.load(this.open?.headMasterId ?? 0);
    }
    dialogs.refused(error);
  }

  /** Contact options on request. */
  ask(): void {
    void this.dialogs.headMaster.load(this.open?.headMasterId ?? 0);
    this.dialogs.ask();
  }

  private trackShown(): void {
    const { open, what, app } = this;
    if (!open || this.wasShown) return;
    this.wasShown = true;
    app.tracker.track('step_up_choice_show', { page: PAGE[what], user: userOf(open) });
  }
}
