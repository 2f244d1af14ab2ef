import { runInAction } from 'mobx';
import { stepupCalls } from '@/contract/stepup/calls';
import { StepUpDialogType } from '@/contract/stepup/values';
import { codeOf } from '@/services/error-code';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { StepUpDialogs } from '../../dialogs/dialogs';
import { userOf, type StepUp } from '../../info/step-up';
import { operatorOf, tellOfChange } from '../../operator';
import { TeacherStore } from '../../teacher/teacher-store';

/** One arrangement that waits for a parent's word. */
export class ConfirmStore {
  isSaving = false;
  isConfirmed = false;
  readonly dialogs: StepUpDialogs;
  readonly teacher: TeacherStore;

  constructor(private readonly app: App) {
    this.dialogs = new StepUpDialogs(app);
    this.teacher = new TeacherStore(app);
    observed(this);
  }

  async load({ newTeacherId, headMasterId }: StepUp): Promise<void> {
    const teaching = newTeacherId > 0 ? this.teacher.load(newTeacherId) : undefined;
    await Promise.all([this.dialogs.headMaster.load(headMasterId), teaching]);
  }

  /** Once: what is confirmed stays so, and what is under way is waited for. */
  async confirm(info: StepUp): Promise<void> {
    if (this.isSaving || this.isConfirmed) return;
    const { api, session, tracker } = this.app;
    this.isSaving = true;
    const request = { student_id: session.user.userId, ...operatorOf(this.app) };
    const answer = await api.call(stepupCalls.confirmStepUp, request);
    runInAction(() => {
      this.isSaving = false;
      this.isConfirmed = answer.ok;
    });
    const told = { user: userOf(info), answer: 'confirm', code: codeOf(answer) } as const;
    tracker.track('step_up_answer', { ...told, passed: answer.ok });
    if (!answer.ok) return this.dialogs.refused(answer.error);
    tellOfChange(this.app);
    this.dialogs.show(StepUpDialogType.complete);
  }
}
