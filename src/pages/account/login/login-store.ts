import { runInAction } from 'mobx';
import { AppScene } from '@/contract/account/values';
import { ERROR_CODE, type AppError, type Result } from '@/contract/errors';
import { seeHours } from '@/features/profile/age-dialog/see-hours';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { tellPending } from '@/features/account/cancellation/tell-pending';
import { SendCodeStore } from '@/features/account/send-code/send-code-store';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app';
import type { LoginFlow } from '@/stores/login';
import type { LoginOutcome } from '@/stores/login-types';
import { Complaints } from '@/features/account/form/complaints';
import { dropDraft, keepDraft, readDraft, type LoginDraft, type LoginMode } from '../draft';
import { ACCOUNT_TEXT } from '../texts';
import { checkCode, checkPassword, checkPhone } from '@/features/account/form/validators';
import { ConsentStore } from '@/features/account/consent/consent-store';

type LoginField = 'mobile' | 'code' | 'password';

/** The login form: what is typed, what is wrong with it, and where a login leads. */
export class LoginStore {
  mode: LoginMode;
  mobile: string;
  areaCode: string;
  password = '';
  code = '';
  isSubmitting = false;
  isDeviceLimitShown = false;
  isAgeAsked = false;
  readonly complaints: Complaints<LoginField>;
  readonly sendCode: SendCodeStore;
  readonly consent: ConsentStore;

  constructor(
    private readonly app: App,
    private readonly flow: LoginFlow,
  ) {
    this.complaints = new Complaints(app.feedback);
    this.consent = new ConsentStore(app);
    const draft = readDraft(app.storage);
    this.mode = draft.mode;
    this.mobile = draft.mobile;
    this.areaCode = draft.areaCode;
    this.sendCode = new SendCodeStore({
      ...app,
      scene: AppScene.login,
      sendCode: (request) => flow.sendCode(request),
    });
    observed(this);
  }

  /** Somebody who is logged in already, and not just now. */
  get isPassingBy(): boolean {
    const isBusy = this.isSubmitting || this.isAgeAsked || this.app.part(freeTrialGate).isOpen;
    return this.app.session.isLoggedIn && !isBusy;
  }

  /** The sheet of the free trial was put away: whoever logged in there goes on. */
  leaveTrial(): void {
    if (this.app.session.isLoggedIn) void this.flow.enter();
  }

  /** The screen came to the front: perhaps from find-password, which leaves its phone here. */
  show(): void {
    if (this.isPassingBy) return void this.flow.enter();
    Object.assign(this, readDraft(this.app.storage));
    void this.consent.load();
  }

  switchTo(mode: LoginMode): void {
    this.mode = mode;
    this.complaints.clear();
    this.keep();
  }

  setMobile(mobile: string): void {
    this.mobile = mobile;
    this.complaints.forget('mobile');
    this.keep();
  }

  setAreaCode(areaCode: string): void {
    this.areaCode = areaCode;
    this.keep();
    this.app.tracker.track('area_code_pick', { areaCode });
  }

  setPassword(password: string): void {
    this.password = password;
    this.complaints.forget('password');
  }

  setCode(code: string): void {
    this.code = code;
    this.complaints.forget('code');
  }

  async requestCode(): Promise<void> {
    if (this.complaints.say('mobile', checkPhone(this.mobile))) return;
    if (!this.consent.demand(() => void this.requestCode())) return;
    await this.sendCode.send({ mobile: this.mobile, areaCode: this.areaCode });
  }

  async submit(): Promise<void> {
    if (this.isSubmitting || this.isFormWrong()) return;
    if (!this.consent.demand(() => void this.submit())) return;
    this.isSubmitting = true;
    const phone = { phone: this.mobile, areaCode: this.areaCode };
    const result = await this.logIn();
    if (result.ok) {
      this.app.storage.set(stored.lastPhone, phone);
      return this.goOn(result.value);
    }
    runInAction(() => {
      this.isSubmitting = false;
      this.explain(result.error);
    });
  }

  /** Given or skipped, the age holds nobody back. */
  finishAge(): Promise<void> {
    return this.leave(() => this.flow.enter());
  }

  seeHours(): Promise<void> {
    return this.leave(() => seeHours(this.app));
  }

  /** The way that still works is the one with a code. */
  leaveDeviceLimit(): void {
    this.isDeviceLimitShown = false;
    this.switchTo('sms');
  }

  private logIn(): Promise<Result<LoginOutcome>> {
    const { mobile, areaCode, password, code } = this;
    if (this.mode === 'password') return this.flow.byPassword({ mobile, areaCode, password });
    return this.flow.bySms({
      mobile,
      areaCode,
      verificationCode: code,
      verificationCodeToken: this.sendCode.verificationCodeToken,
      refusedText: ACCOUNT_TEXT.smsRefused,
    });
  }

  private async goOn({ isFirstLogin }: LoginOutcome): Promise<void> {
    dropDraft(this.app.storage);
    runInAction(() => {
      this.password = '';
      this.code = '';
      this.isAgeAsked = isFirstLogin;
    });
    if (isFirstLogin) return;
    await tellPending(this.app);
    await this.finishAge();
  }

  private explain(error: AppError): void {
    const isDeviceLimit = 'code' in error && error.code === ERROR_CODE.deviceLimit;
    if (isDeviceLimit) this.isDeviceLimitShown = true;
    else this.app.feedback.toast(errorText(error));
  }

  private isFormWrong(): boolean {
    const isPhoneWrong = this.complaints.say('mobile', checkPhone(this.mobile));
    if (isPhoneWrong) {
      const way = this.mode;
      this.app.tracker.track('login_failure', { way, reason: ACCOUNT_TEXT.phoneFailureReason, code: '' });
      return true;
    }
    return this.mode === 'password'
      ? this.complaints.say('password', checkPassword(this.password))
      : this.complaints.say('code', checkCode(this.code));
  }

  private async leave(move: () => Promise<void>): Promise<void> {
    this.isAgeAsked = false;
    await move();
    runInAction(() => (this.isSubmitting = false));
  }

  private keep(): void {
    const { mode, mobile, areaCode }: LoginDraft = this;
    keepDraft(this.app.storage, { mode, mobile, areaCode });
  }
}
