import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import { AppScene, COOLING_OFF_DAYS } from '@/contract/account/values';
import { Complaints } from '@/features/account/form/validators';
import { lastPhone, PhoneAndCode } from '@/features/account/phone-and-code/phone-and-code';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { codeOf } from '@/services/error-code';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { step2Texts } from '../cancellation-texts';

/** The account's phone, a code, and the application. */
export class Step2Store {
  isSaving = false;
  failure = '';
  readonly complaints: Complaints<'mobile' | 'code'>;
  readonly proof: PhoneAndCode;
  private isAsking = false;

  constructor(private readonly app: App) {
    this.complaints = new Complaints(app.feedback);
    this.proof = new PhoneAndCode(app, {
      scene: AppScene.cancelAccount,
      phone: { ...lastPhone(app.storage), mobile: '' },
      complaints: this.complaints,
      onTouch: () => this.forget(),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** No call returns the full phone: prefill it if it was the last login's on this device. */
  know(masked: string): void {
    const last = lastPhone(this.app.storage);
    if (this.proof.mobile === '' && maskPhone(last.mobile) === masked) this.proof.setPhone(last);
  }

  async confirm(): Promise<void> {
    if (this.isSaving || this.isAsking) return;
    if (this.proof.isPhoneWrong() || this.proof.isCodeWrong()) return;
    const { api, feedback, router, tracker } = this.app;
    this.isAsking = true;
    const isSure = await feedback.confirm({ ...step2Texts.ask(COOLING_OFF_DAYS), danger: true });
    this.isAsking = false;
    if (!isSure) return;
    runInAction(() => {
      this.isSaving = true;
      this.failure = '';
    });
    const verificationCode = this.proof.code;
    const result = await api.call(accountCalls.confirmCancellation, { verificationCode });
    const code = codeOf(result);
    tracker.track('account_cancellation', { step: 'confirmed', passed: result.ok, code });
    runInAction(() => {
      this.isSaving = false;
      if (result.ok) return;
      this.failure = errorText(result.error);
      this.complaints.wrongField = 'code';
    });
    // Clears the history: back must not lead into the steps again.
    if (result.ok) await router.reLaunch('logoutStep3');
  }

  private forget(): void {
    this.failure = '';
  }
}
