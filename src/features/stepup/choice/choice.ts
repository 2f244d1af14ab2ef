import { makeAutoObservable } from 'mobx';
import { fail, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { StepUpCode, StepUpStatus } from '@/contract/stepup/values';
import { parentDecides, stepOfYear } from '@/contract/stepup/year';
import { codeOf } from '@/services/error-code';
import type { App } from '@/stores/app';
import { StepUpDialogs } from '../dialogs/dialogs';
import { StepUpStore, userOf, type StepUp } from '../info/step-up';
import { operatorOf, tellOfChange } from '../operator';
import type { ChoiceFlow } from './flow';

/** In the words of the analytics. */
const PAGE = { classes: 'transfer', times: 'grouping' } as const;

/** Times are named once: rule stepup-46. */
const waitsForClass = ({ status, planTimes }: StepUp): boolean =>
  status === StepUpStatus.grouping && planTimes.length > 0;

/** What both pages of choosing have in common: whose step-up it is, how a change is named, and what follows it. */
export class Choice {
  readonly dialogs: StepUpDialogs;
  private readonly stepUp: StepUpStore;
  private wasShown = false;
  /** The server said no: how things stand is asked for again. */
  private isStale = false;

  constructor(
    private readonly app: App,
    readonly flow: ChoiceFlow,
    private readonly what: keyof typeof PAGE,
    /** Known already, by who leads here. */
    known?: StepUp,
  ) {
    this.dialogs = new StepUpDialogs(app);
    this.stepUp = new StepUpStore(app);
    if (known) this.stepUp.info.set(known);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** There is nothing to choose: no step-up, one without a category, or one that is arranged. */
  get nothing(): 'none' | 'over' | 'grouping' | undefined {
    const info = this.stepUp.info.value;
    if (info === undefined || this.open) return undefined;
    if (info?.status === StepUpStatus.complete) return 'over';
    return info && waitsForClass(info) ? 'grouping' : 'none';
  }

  /** The step-up, as long as something can be chosen for it: classes are those of a category, times need none. */
  get open(): StepUp | undefined {
    const info = this.stepUp.info.value;
    if (!info || !parentDecides(info.type)) return undefined;
    if (info.status === StepUpStatus.complete || waitsForClass(info)) return undefined;
    return this.what === 'times' || info.planCateId > 0 ? info : undefined;
  }

  /** Which step all of it is for; '' where it has no name. */
  get step(): string {
    return this.open ? stepOfYear(this.open).name : '';
  }

  /** null: nothing is to be chosen. What is known is not asked for again. */
  async load(): Promise<Result<StepUp | null>> {
    const known = this.isStale ? undefined : this.stepUp.info.value;
    const loaded = known === undefined ? await this.stepUp.load() : ok(known);
    if (!loaded.ok) return loaded;
    this.isStale = false;
    this.tellShown();
    return ok(this.open ?? null);
  }

  reset(): void {
    this.stepUp.info.reset();
    this.dialogs.reset();
    this.wasShown = false;
  }

  /** Who is changed, by whom. */
  get subject() {
    const { session } = this.app;
    return {
      student_id: session.user.userId,
      plan_step_id: this.open ? stepOfYear(this.open).id : 0,
      ...operatorOf(this.app),
    };
  }

  /** What was chosen is there: the page is over, and so is the way to it, at whose beginning an older state would show. Who has left stays. */
  async succeed(text: string): Promise<void> {
    const { app, flow, what } = this;
    app.tracker.track('step_up_choice', { page: PAGE[what], passed: true, code: '' });
    tellOfChange(app);
    app.feedback.toast(text);
    if (app.router.current() === flow[what]) await app.router.reLaunch(flow.done);
  }

  /** The server's own no is explained, with the ways to a person; anything else is said in passing. */
  refuse(error: AppError): void {
    const { app, what, dialogs } = this;
    app.tracker.track('step_up_choice', { page: PAGE[what], passed: false, code: codeOf(fail(error)) });
    if (isRefusal(error, StepUpCode.businessError)) {
      this.isStale = true;
      void dialogs.headMaster.load(this.open?.headMasterId ?? 0);
    }
    dialogs.refused(error);
  }

  /** The parent wants to ask somebody. */
  ask(): void {
    void this.dialogs.headMaster.load(this.open?.headMasterId ?? 0);
    this.dialogs.ask();
  }

  private tellShown(): void {
    const { open, what, app } = this;
    if (!open || this.wasShown) return;
    this.wasShown = true;
    app.tracker.track('step_up_choice_show', { page: PAGE[what], user: userOf(open) });
  }
}
