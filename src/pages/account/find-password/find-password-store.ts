import { makeAutoObservable, runInAction } from 'mobx';
import { AppScene } from '@/contract/account/values';
import { PhoneAndCode } from '@/features/account/phone-and-code/phone-and-code';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import type { LoginFlow } from '@/stores/session/login';
import { Complaints, checkNewPassword, checkRepeat } from '@/features/account/form/validators';
import { keepDraft, readDraft } from '../draft';
import { ACCOUNT_TEXT } from '../texts';

export type NewPasswordField = 'password' | 'repeat';

/** Sets a new password after an SMS code has verified the phone. */
export class FindPasswordStore {
  password = '';
  repeat = '';
  isSubmitting = false;
  readonly complaints: Complaints<'mobile' | 'code' | NewPasswordField>;
  readonly proof: PhoneAndCode;

  constructor(
    private readonly app: App,
    private readonly flow: LoginFlow,
  ) {
    this.complaints = new Complaints(app.feedback);
    this.proof = new PhoneAndCode(app, {
      scene: AppScene.findPassword,
      phone: readDraft(app.storage),
      complaints: this.complaints,
      onAreaCode: (areaCode) => app.tracker.track('area_code_pick', { areaCode }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  set(field: NewPasswordField, value: string): void {
    this[field] = value;
    this.complaints.forget(field);
  }

  async submit(): Promise<void> {
    if (this.isSubmitting || this.isFormWrong()) return;
    this.isSubmitting = true;
    const { phone, code } = this.proof;
    const { password } = this;
    const result = await this.flow.resetPassword({ ...phone, password, verificationCode: code });
    this.app.feedback.toast(result.ok ? ACCOUNT_TEXT.resetDone : errorText(result.error));
    if (result.ok) await this.backToLogin();
    runInAction(() => (this.isSubmitting = false));
  }

  /** The login form takes mode and phone from the draft. */
  private async backToLogin(): Promise<void> {
    const { app, proof } = this;
    keepDraft(app.storage, { mode: 'password', ...proof.phone });
    // Opened from the settings: the server has ended the session, so clear its pages.
    if (app.session.isLoggedIn) return app.sessionPolicy.end('');
    // Opened by its address, there is no login page to go back to.
    return app.router.isFirst() ? app.router.replace('login') : app.router.back();
  }

  private isFormWrong(): boolean {
    return (
      this.proof.isPhoneWrong() ||
      this.proof.isCodeWrong() ||
      this.complaints.say('password', checkNewPassword(this.password)) ||
      this.complaints.say('repeat', checkRepeat(this.password, this.repeat))
    );
  }
}
