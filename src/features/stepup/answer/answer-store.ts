import { makeAutoObservable, runInAction } from 'mobx';
import { isRefusal, type AppError, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpCode, StepUpDialogType, StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { codeOf } from '@/services/error-code';
import type { App } from '@/stores/app';
import type { StepUpDialogs } from '../dialogs/dialogs';
import { userOf, type StepUp } from '../info/step-up';
import { operatorOf, tellOfChange } from '../operator';

/** What a child without an answer may do: rule stepup-17. */
export type YearChoice = 'upgrade' | 'stay';
export type YearAnswer = 'confirm' | YearChoice;

/** What the page makes of it. */
export interface AnswerEnds {
  /** What is different now: it shows even where nobody can be asked for the rest. */
  readonly changed: (change: Partial<StepUp>) => void;
  /** To classes and times: the child stays, and may choose. */
  readonly lead?: () => Promise<void>;
  /** It stands otherwise than the page says. */
  readonly refused?: () => void;
}

const CHANGES = { confirm: stepupCalls.confirmStepUp, upgrade: stepupCalls.updateStepUpType } as const;

/** Classes are those of a category: who has none would be led there and back. */
export const hasClasses = ({ planCateId }: StepUp): boolean => planCateId > 0;

/** A parent's answer about the year, on each page that asks for it: one thing at a time, each sent once. */
export class AnswerStore {
  /** What is under way. */
  busy: string | null = null;
  /** Picked and not sent yet; stays when sending fails. */
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

  /** Type Y takes the arrangement as it is. */
  confirm(stepUp: StepUp, ends: AnswerEnds): Promise<void> {
    return this.once('confirm', async () => {
      if (!(await this.change('confirm', stepUp, ends))) return;
      ends.changed({ status: StepUpStatus.complete });
      this.dialogs.show(StepUpDialogType.complete);
    });
  }

  /** Type N becomes Y, whose arrangement is then confirmed; or it stays, and a class of its step is chosen. */
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

  /** Whether it was made. */
  private async change(
    answer: keyof typeof CHANGES,
    stepUp: StepUp,
    ends: Pick<AnswerEnds, 'refused'>,
  ): Promise<boolean> {
    const { api, session } = this.app;
    const request = { student_id: session.user.userId, ...operatorOf(this.app) };
    const made = await api.call(CHANGES[answer], request);
    this.track(answer, stepUp, made);
    if (made.ok) tellOfChange(this.app);
    else this.refuse(made.error, ends);
    return made.ok;
  }

  private track(answer: YearAnswer, stepUp: StepUp, result: Result<unknown>): void {
    if (!result.ok && result.error.kind === 'late') return;
    const [user, code] = [userOf(stepUp), codeOf(result)];
    this.app.tracker.track('step_up_answer', { user, answer, passed: result.ok, code });
  }
}
