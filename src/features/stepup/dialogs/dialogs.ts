import { makeAutoObservable } from 'mobx';
import { StepUpCode, StepUpDialogType } from '@/contract/stepup/values';
import { isRefusal, type AppError } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { HomeroomTeacherStore } from '../info/homeroom-teacher';
import { dialogTexts as texts } from '../texts';

/** The dialog of a step-up page, with its contact options. */
export class StepUpDialogs {
  isOpen = false;
  /** Kept during the closing animation. */
  type: StepUpDialogType = StepUpDialogType.complete;
  message = '';
  readonly headMaster: HomeroomTeacherStore;

  constructor(
    private readonly app: ConstructorParameters<typeof HomeroomTeacherStore>[0] & Pick<App, 'feedback'>,
  ) {
    this.headMaster = new HomeroomTeacherStore(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  show(type: StepUpDialogType, message = ''): void {
    this.type = type;
    this.message = message;
    this.isOpen = true;
  }

  /** Without an error: contacts the head master if there is one. */
  ask(): void {
    this.show(
      this.headMaster.exists ? StepUpDialogType.hasHomeroomTeacher : StepUpDialogType.noHomeroomTeacher,
    );
  }

  close(): void {
    this.isOpen = false;
  }

  /** A business error is explained; others are a toast and can be retried (rule stepup-14). */
  refused(error: AppError, said: (message: string) => string = (message) => message): void {
    if (!isRefusal(error, StepUpCode.businessError)) return toastFailure(this.app.feedback, error);
    const reason = error.kind === 'business' ? error.message : '';
    this.show(StepUpDialogType.error, said(reason || texts.error.empty));
  }

  reset(): void {
    this.close();
    this.headMaster.reset();
  }
}
