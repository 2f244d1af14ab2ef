import { makeAutoObservable } from 'mobx';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpDialogType, StepUpdateFlag, StepUpStatus } from '@/contract/stepup/values';
import { AnswerStore, hasClasses, type AnswerEnds } from '@/features/stepup/answer/answer-store';
import { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { remainingHours } from '@/features/stepup/hours';
import { featureSwitches, stepUpSettings } from '@/features/stepup/info/settings';
import { lacksTimes } from '@/contract/stepup/year';
import { StepUpStore, type StepUp } from '@/features/stepup/info/step-up';
import { TeacherStore } from '@/features/stepup/teacher/teacher-store';
import { withUserId } from '@/features/stepup/texts';
import type { App } from '@/stores/app/app';

/** A child's yearly arrangement, and the parent's answer. */
export class FurtherEducationStore {
  readonly stepUp: StepUpStore;
  readonly teacher: TeacherStore;
  readonly dialogs: StepUpDialogs;
  readonly answer: AnswerStore;

  constructor(private readonly app: App) {
    this.stepUp = new StepUpStore(app);
    this.teacher = new TeacherStore(app);
    this.dialogs = new StepUpDialogs(app);
    this.answer = new AnswerStore(app, this.dialogs, (message) =>
      withUserId(app.session.user.userId, message),
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { app } = this;
    await Promise.all([
      this.loadInfo(),
      app.get(featureSwitches).load(),
      app.get(stepUpSettings).load(),
      app.get(remainingHours).load(),
    ]);
  }

  /** Clears all data of this parent. */
  reset(): void {
    this.stepUp.info.reset();
    this.teacher.reset();
    this.dialogs.reset();
    this.answer.reset();
  }

  confirm(stepUp: StepUp): Promise<void> {
    return this.answer.confirm(stepUp, this.endsOf(stepUp));
  }

  choose(stepUp: StepUp): Promise<void> {
    return this.answer.choose(stepUp, this.endsOf(stepUp));
  }

  /** Another time than the arranged one. If not allowed, or not yet, says so here instead of redirecting back and forth. */
  chooseTime(stepUp: StepUp): Promise<void> {
    return this.answer.once('time', async () => {
      if (!hasClasses(stepUp)) return this.dialogs.show(StepUpDialogType.control);
      const { api, feedback, session } = this.app;
      feedback.loading();
      const [eligible, flag] = await Promise.all([
        api.call(stepupCalls.checkStepUpResources, {}),
        api.call(stepupCalls.getH5UpdateStatus, { user_id: session.user.userId }),
      ]);
      feedback.hideLoading();
      const ends = this.endsOf(stepUp);
      if (!eligible.ok) return this.answer.refuse(eligible.error, ends);
      if (!flag.ok) return this.answer.refuse(flag.error, ends);
      if (flag.value.status === StepUpdateFlag.on) await this.lead('go');
      else this.dialogs.show(StepUpDialogType.control);
    });
  }

  private endsOf(stepUp: StepUp): AnswerEnds {
    return {
      changed: (change) => {
        this.stepUp.info.set({ ...stepUp, ...change });
        void this.loadInfo();
      },
      lead: () => this.lead('go'),
      refused: () => void this.loadInfo(),
    };
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

  /** To classes and times, unless the parent has left the page. */
  private async lead(how: 'go' | 'replace'): Promise<void> {
    const { router } = this.app;
    if (router.current() === 'furtherEducation') await router[how]('furtherShiftClassCenter');
  }
}
