import { runInAction } from 'mobx';
import { AppScene } from '@/contract/account/values';
import { SendCodeStore } from '@/features/account/send-code/send-code-store';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import type { LoginFlow } from '@/stores/login';
import { Complaints } from '@/features/account/form/complaints';
import { keepDraft, readDraft } from '../draft';
import { ACCOUNT_TEXT } from '../texts';
import { checkCode, checkNewPassword, checkPhone, checkRepeat } from '@/features/account/form/validators';

export type ResetField = 'mobile' | 'code' | 'password' | 'repeat';

/** A new password for a phone that a code has proved. */
export class FindPasswordStore {
  mobile: string;
  areaCode: string;
  code = '';
  password = '';
  repeat = '';
  isSubmitting = false;
  readonly complaints: Complaints<ResetField>;
  readonly sendCode: SendCodeStore;

  constructor(
    private readonly app: App,
    private readonly flow: LoginFlow,
  ) {
    this.complaints = new Complaints(app.feedback);
    const { mobile, areaCode } = readDraft(app.storage);
    this.mobile = mobile;
    this.areaCode = areaCode;
    this.sendCode = new SendCodeStore({
      ...app,
      scene: AppScene.findPassword,
      sendCode: (request) => flow.sendCode(request),
    });
    observed(this);
  }

  set(field: ResetField, value: string): void {
    this[field] = value;
    this.complaints.forget(field);
  }

  setAreaCode(areaCode: string): void {
    this.areaCode = areaCode;
    this.app.tracker.track('area_code_pick', { areaCode });
  }

  async requestCode(): Promise<void> {
    if (this.complaints.say('mobile', checkPhone(this.mobile))) return;
    await this.sendCode.send({ mobile: this.mobile, areaCode: this.areaCode });
  }

  async submit(): Promise<void> {
    if (this.isSubmitting || this.isFormWrong()) return;
    this.isSubmitting = true;
    const { mobile, areaCode, password, code } = this;
    const result = await this.flow.resetPassword({ mobile, areaCode, password, verificationCode: code });
    this.app.feedback.toast(result.ok ? ACCOUNT_TEXT.resetDone : errorText(result.error));
    if (result.ok) await this.backToLogin();
    runInAction(() => (this.isSubmitting = false));
  }

  /** The login form finds its mode and phone in the draft. */
  private async backToLogin(): Promise<void> {
    const { mobile, areaCode, app } = this;
    keepDraft(app.storage, { mode: 'password', mobile, areaCode });
    // Opened by its address, this page has no login page behind it.
    await (app.platform.navigation.depth() > 1 ? app.router.back() : app.router.replace('login'));
  }

  private isFormWrong(): boolean {
    return (
      this.complaints.say('mobile', checkPhone(this.mobile)) ||
      this.complaints.say('code', checkCode(this.code)) ||
      this.complaints.say('password', checkNewPassword(this.password)) ||
      this.complaints.say('repeat', checkRepeat(this.password, this.repeat))
    );
  }
}
