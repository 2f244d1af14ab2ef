import { makeAutoObservable, runInAction } from 'mobx';
import { isRefusal, type AppError, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpCode, StepUpDialogType, StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { codeOf } from '@/services/error-code';
import type { App } from '@/stores/app/app';
import type { StepUpDialogs } from '../dialogs/dialogs';
import { userOf, type StepUp } from '../info/step-up';
import { operatorOf, reportChange } from '../operator';

/** Options of a child without an answer: rule stepup-17. */
export type YearChoice = 'upgrade' | 'stay';
export type YearAnswer = 'confirm' | YearChoice;

/** Callbacks of the page. */
export interface AnswerEnds {
  /** The change to show, even if the reload fails. */
  readonly changed: (change: Partial<StepUp>) => void;
  /** To classes and times, when the child stays. */
  readonly lead?: () => Promise<void>;
  /** The state has changed on the server. */
  readonly refused?: () => void;
}

const CHANGES = { confirm: stepupCalls.confirmStepUp, upgrade: stepupCalls.updateStepUpType } as const;

/** Classes belong to a category: without one, the routing would only lead back. */
export const hasClasses = ({ planCateId }: StepUp): boolean => planCateId > 0;

/** The parent's answer about the year, for all pages that ask: one action at a time, each sent once. */
export class AnswerStore {
  /** The action under way. */
  busy: string | null = null;
  /** Selected, not sent; kept on an error. */
  picked: YearChoice | null = null;

  constructor(
    private readonly app: App,
    private readonly dialogs: StepUpDialogs,
    private readonly said?: (message: string) => string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  pick(choice: YearChoice): void {
    this.picked = choice;
  }

  reset(): void {
    this.busy = null;
    this.picked = null;
  }

  /** Type Y accepts the arrangement. */
  confirm(stepUp: StepUp, ends: AnswerEnds): Promise<void> {
    return this.once('confirm', async () => {
      if (!(await this.change('confirm', stepUp, ends))) return;
      ends.changed({ status: StepUpStatus.complete });
      this.dialogs.show(StepUpDialogType.complete);
    });
  }

  /** Type N becomes Y, whose arrangement is confirmed next; or it stays, and a class of its step is chosen. */
  async choose(stepUp: StepUp, ends: AnswerEnds): Promise<void> {
    if (this.picked === 'upgrade') await this.upgrade(stepUp, ends);
    if (this.picked === 'stay') await this.stay(stepUp, ends);
  }

  async once(step: string, run: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = step;
    await run();
    runInAction(() => (this.busy = null));
  }

  refuse(error: AppError, { refused }: Pick<AnswerEnds, 'refused'>): void {
    this.dialogs.refused(error, this.said);
    if (isRefusal(error, StepUpCode.businessError)) refused?.();
  }

  private upgrade(stepUp: StepUp, ends: AnswerEnds): Promise<void> {
    return this.once('upgrade', async () => {
      if (await this.change('upgrade', stepUp, ends)) ends.changed({ type: StepUpType.y });
    });
  }

  private stay(stepUp: StepUp, ends: AnswerEnds): Promise<void> {
    return this.once('stay', async () => {
      if (!hasClasses(stepUp)) return this.dialogs.show(StepUpDialogType.control);
      const eligible = await this.app.api.call(stepupCalls.checkStepUpResources, {});
      this.track('stay', stepUp, eligible);
      if (eligible.ok) await ends.lead?.();
      else this.refuse(eligible.error, ends);
    });
  }

  /** Returns whether it succeeded. */
  private async change(
    answer: keyof typeof CHANGES,
    stepUp: StepUp,
    ends: Pick<AnswerEnds, 'refused'>,
  ): Promise<boolean> {
    const { api, session } = this.app;
    const request = { student_id: session.user.userId, ...operatorOf(this.app) };
    const made = await api.call(CHANGES[answer], request);
    this.track(answer, stepUp, made);
    if (made.ok) reportChange(this.app);
    else this.refuse(made.error, ends);
    return made.ok;
  }

  private track(answer: YearAnswer, stepUp: StepUp, result: Result<unknown>): void {
    if (!result.ok && result.error.kind === 'stale') return;
    const [user, code] = [userOf(stepUp), codeOf(result)];
    this.app.tracker.track('step_up_answer', { user, answer, passed: result.ok, code });
  }
}
