import { makeAutoObservable } from 'mobx';
import type { App } from '@/stores/app/app';
import { AnswerStore } from '../../answer/answer-store';
import { StepUpDialogs } from '../../dialogs/dialogs';
import type { StepUp } from '../../info/step-up';
import { TeacherStore } from '../../teacher/teacher-store';

export class ConfirmStore {
  isConfirmed = false;
  readonly dialogs: StepUpDialogs;
  readonly teacher: TeacherStore;
  private readonly answer: AnswerStore;

  constructor(app: App) {
    this.dialogs = new StepUpDialogs(app);
    this.teacher = new TeacherStore(app);
    this.answer = new AnswerStore(app, this.dialogs);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSaving(): boolean {
    return this.answer.busy !== null;
  }

  async load({ newTeacherId, headMasterId }: StepUp): Promise<void> {
    const teaching = newTeacherId > 0 ? this.teacher.load(newTeacherId) : undefined;
    await Promise.all([this.dialogs.headMaster.load(headMasterId), teaching]);
  }

  /** Confirmed only once: the success dialog is shown before the redirect. */
  async confirm(info: StepUp): Promise<void> {
    if (!this.isConfirmed) await this.answer.confirm(info, { changed: this.confirmed });
  }

  private confirmed(): void {
    this.isConfirmed = true;
  }
}
