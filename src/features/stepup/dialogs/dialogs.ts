import { makeAutoObservable } from 'mobx';
import { StepUpCode, StepUpDialogType } from '@/contract/stepup/values';
import { isRefusal, type AppError } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { HeadMasterStore } from '../info/head-master';
import { dialogTexts as texts } from '../texts';

/** The one dialog of a page of the step-up, and who may be asked from it. */
export class StepUpDialogs {
  isOpen = false;
  /** Stays while the dialog leaves. */
  type: StepUpDialogType = StepUpDialogType.complete;
  message = '';
  readonly headMaster: HeadMasterStore;

  constructor(
    private readonly app: ConstructorParameters<typeof HeadMasterStore>[0] & Pick<App, 'feedback'>,
  ) {
    this.headMaster = new HeadMasterStore(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  show(type: StepUpDialogType, message = ''): void {
    this.type = type;
    this.message = message;
    this.isOpen = true;
  }

  /** A question that nobody has failed at: to the head master where there is one. */
  ask(): void {
    this.show(this.headMaster.exists ? StepUpDialogType.hasHeadMaster : StepUpDialogType.noHeadMaster);
  }

  close(): void {
    this.isOpen = false;
  }

  /** What the server says no to is explained; anything else is told in passing and may be tried again (rule stepup-14). */
  refused(error: AppError, said: (message: string) => string = (message) => message): void {
    if (!isRefusal(error, StepUpCode.businessError)) return this.app.feedback.toast(errorText(error));
    const reason = error.kind === 'business' ? error.message : '';
    this.show(StepUpDialogType.error, said(reason || texts.error.empty));
  }

  reset(): void {
    this.close();
    this.headMaster.reset();
  }
}
