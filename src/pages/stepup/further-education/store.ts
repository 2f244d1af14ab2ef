import { runInAction } from 'mobx';
import { stepupCalls } from '@/contract/stepup/calls';
import {
  StepUpCode,
  StepUpDialogType,
  StepUpdateFlag,
  StepUpStatus,
  StepUpType,
} from '@/contract/stepup/values';
import { isRefusal, type AppError, type Result } from '@/contract/errors';
import { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { remainingHours } from '@/features/stepup/hours';
import { featureSwitches, stepUpSettings } from '@/features/stepup/info/settings';
import { lacksTimes, StepUpStore, userOf, type StepUp } from '@/features/stepup/info/step-up';
import { operatorOf, tellOfChange } from '@/features/stepup/operator';
import { TeacherStore } from '@/features/stepup/teacher/teacher-store';
import { withUserId } from '@/features/stepup/texts';
import { codeOf } from '@/services/error-code';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';

/** What a child without an answer may do: rule stepup-17. */
export type Choice = 'upgrade' | 'stay';
type Step = 'confirm' | Choice | 'time';

const CHANGES = { confirm: stepupCalls.confirmStepUp, upgrade: stepupCalls.updateStepUpType } as const;

/** Classes are those of a category: who has none would be led there and back. */
const hasClasses = ({ planCateId }: StepUp): boolean => planCateId > 0;

/** The yearly arrangement of a child: what it is, and the parent's answer. */
export class FurtherEducationStore {
  readonly stepUp: StepUpStore;
  readonly teacher: TeacherStore;
  readonly dialogs: StepUpDialogs;
  /** What is under way: one thing at a time. */
  busy: Step | null = null;
  /** Picked and not sent yet; stays when sending fails. */
  choice: Choice | null = null;

  constructor(private readonly app: App) {
    this.stepUp = new StepUpStore(app);
    this.teacher = new TeacherStore(app);
    this.dialogs = new StepUpDialogs(app);
    observed(this);
  }

  async load(): Promise<void> {
    const { app } = this;
    await Promise.all([
      this.loadInfo(),
      app.part(featureSwitches).load(),
      app.part(stepUpSettings).load(),
      app.part(remainingHours).load(),
    ]);
  }

  /** Nothing of this parent is left. */
  reset(): void {
    this.stepUp.info.reset();
    this.teacher.reset();
    this.dialogs.reset();
    this.busy = null;
    this.choice = null;
  }

  pick(choice: Choice): void {
    this.choice = choice;
  }

  /** Type Y takes the arrangement as it is. */
  confirm(): Promise<void> {
    return this.once('confirm', async (stepUp) => {
      if (!(await this.change('confirm', stepUp))) return;
      // Should the answer to come fail, nobody is asked again for what is done.
      this.stepUp.info.set({ ...stepUp, status: StepUpStatus.complete });
      this.dialogs.show(StepUpDialogType.complete);
      void this.loadInfo();
    });
  }

  /** Type N becomes Y, whose arrangement is then confirmed; or it stays, and a class of its step is chosen. */
  async choose(): Promise<void> {
    if (this.choice === 'upgrade') await this.upgrade();
    if (this.choice === 'stay') await this.stay();
  }

  /** Another time than the one arranged. Who may not, or not yet, is told here instead of being led there and back. */
  chooseTime(): Promise<void> {
    return this.once('time', async (stepUp) => {
      if (!hasClasses(stepUp)) return this.dialogs.show(StepUpDialogType.control);
      const { api, feedback, session } = this.app;
      feedback.loading();
      const [eligible, flag] = await Promise.all([
        api.call(stepupCalls.checkStepUpResources, {}),
        api.call(stepupCalls.getH5UpdateStatus, { user_id: session.user.userId }),
      ]);
      feedback.hideLoading();
      if (!eligible.ok) return this.refuse(eligible.error);
      if (!flag.ok) return this.refuse(flag.error);
      if (flag.value.status === StepUpdateFlag.on) await this.lead('go');
      else this.dialogs.show(StepUpDialogType.control);
    });
  }

  private upgrade(): Promise<void> {
    return this.once('upgrade', async (stepUp) => {
      if (!(await this.change('upgrade', stepUp))) return;
      this.stepUp.info.set({ ...stepUp, type: StepUpType.y });
      void this.loadInfo();
    });
  }

  private stay(): Promise<void> {
    return this.once('stay', async (stepUp) => {
      if (!hasClasses(stepUp)) return this.dialogs.show(StepUpDialogType.control);
      const eligible = await this.app.api.call(stepupCalls.checkStepUpResources, {});
      this.tell('stay', stepUp, eligible);
      if (eligible.ok) await this.lead('go');
      else this.refuse(eligible.error);
    });
  }

  /** Whether it was made. */
  private async change(answer: keyof typeof CHANGES, stepUp: StepUp): Promise<boolean> {
    const { api, session } = this.app;
    const request = { student_id: session.user.userId, ...operatorOf(this.app) };
    const made = await api.call(CHANGES[answer], request);
    this.tell(answer, stepUp, made);
    if (made.ok) tellOfChange(this.app);
    else this.refuse(made.error);
    return made.ok;
  }

  private tell(answer: 'confirm' | Choice, stepUp: StepUp, result: Result<unknown>): void {
    if (!result.ok && result.error.kind === 'late') return;
    const [user, code] = [userOf(stepUp), codeOf(result)];
    this.app.tracker.track('step_up_answer', { user, answer, passed: result.ok, code });
  }

  private refuse(error: AppError): void {
    const { userId } = this.app.session.user;
    this.dialogs.refused(error, (message) => withUserId(userId, message));
    // It stands otherwise than this page says.
    if (isRefusal(error, StepUpCode.businessError)) void this.loadInfo();
  }

  private async once(step: Step, run: (stepUp: StepUp) => Promise<void>): Promise<void> {
    const stepUp = this.stepUp.info.value;
    if (this.busy || !stepUp) return;
    this.busy = step;
    await run(stepUp);
    runInAction(() => (this.busy = null));
  }

  private async loadInfo(): Promise<void> {
    const loaded = await this.stepUp.load();
    if (!loaded.ok || !loaded.value) return;
    const { headMasterId, newTeacherId, status } = loaded.value;
    if (lacksTimes(loaded.value)) return this.lead('replace');
    const showsTeacher = status !== StepUpStatus.grouping && newTeacherId > 0;
    await Promise.all([
      this.dialogs.headMaster.load(headMasterId),
      showsTeacher ? this.teacher.load(newTeacherId) : undefined,
    ]);
  }

  /** To classes and times, unless the parent has gone elsewhere meanwhile. */
  private async lead(how: 'go' | 'replace'): Promise<void> {
    const { router } = this.app;
    if (router.current() === 'furtherEducation') await router[how]('furtherShiftClassCenter');
  }
}
