import { makeAutoObservable, runInAction } from 'mobx';
import { AppScene } from '@/contract/account/values';
import { BACKEND_CODE, ERROR_CODE, type AppError, type Result } from '@/contract/errors';
import { seeHours } from '@/features/profile/age-dialog/see-hours';
import { freeTrialGate } from '@/features/activities/free-trial/gate';
import { warnPending } from '@/features/account/cancellation/cancellation-store';
import { PhoneAndCode } from '@/features/account/phone-and-code/phone-and-code';
import { SMS_REFUSED } from '@/features/account/send-code/texts';
import { errorText } from '@/services/error-text';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import type { LoginFlow } from '@/stores/session/login';
import type { LoginOutcome } from '@/stores/session/login-types';
import { Complaints, checkPassword } from '@/features/account/form/validators';
import { ConsentStore } from '@/features/account/consent/consent-store';
import { toastFailure } from '@/services/feedback/toast-failure';
import { dropDraft, keepDraft, readDraft, type LoginMode } from '../draft';
import { ACCOUNT_TEXT } from '../texts';

type LoginField = 'mobile' | 'code' | 'password';

/** The login form: input, validation, and navigation after the login. */
export class LoginStore {
  mode: LoginMode;
  password = '';
  isSubmitting = false;
  isDeviceLimitShown = false;
  isAgeAsked = false;
  readonly complaints: Complaints<LoginField>;
  readonly consent: ConsentStore;
  readonly proof: PhoneAndCode;

  constructor(
    private readonly app: App,
    private readonly flow: LoginFlow,
  ) {
    this.complaints = new Complaints(app.feedback);
    this.consent = new ConsentStore(app);
    const draft = readDraft(app.storage);
    this.mode = draft.mode;
    this.proof = new PhoneAndCode(app, {
      scene: AppScene.login,
      phone: draft,
      complaints: this.complaints,
      demand: this.consent.demand,
      onTouch: (field) => field === 'mobile' && this.keep(),
      onAreaCode: (areaCode) => {
        this.keep();
        app.tracker.track('area_code_pick', { areaCode });
      },
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Already logged in when the page opened. */
  get isPassingBy(): boolean {
    return this.app.session.isLoggedIn && !this.isBusy;
  }

  /** The login is under way, or a dialog is open: the operator's popups wait. */
  get isCovered(): boolean {
    const { app, consent, isBusy, isDeviceLimitShown, proof } = this;
    const asksSomething = isDeviceLimitShown || consent.isAsking || proof.sendCode.captchaRound > 0;
    return app.session.isLoggedIn || isBusy || asksSomething;
  }

  private get isBusy(): boolean {
    return this.isSubmitting || this.isAgeAsked || this.app.get(freeTrialGate).isOpen;
  }

  /** The free trial's sheet was closed: a parent who logged in there goes on. */
  leaveTrial(): void {
    if (this.app.session.isLoggedIn) void this.flow.enter();
  }

  /** The screen is shown: possibly back from find-password, which leaves its phone in the draft. */
  show(): void {
    if (this.isPassingBy) return void this.flow.enter();
    const draft = readDraft(this.app.storage);
    this.mode = draft.mode;
    this.proof.setPhone(draft);
    void this.consent.load();
  }

  switchTo(mode: LoginMode): void {
    this.mode = mode;
    this.complaints.clear();
    this.keep();
  }

  setPassword(password: string): void {
    this.password = password;
    this.complaints.forget('password');
  }

  async submit(): Promise<void> {
    if (this.isSubmitting || this.isFormWrong()) return;
    if (!this.consent.demand(() => void this.submit())) return;
    const { mobile, areaCode } = this.proof.phone;
    const failure = await this.enterBy(async () => {
      const result = await this.logIn();
      if (result.ok) this.app.storage.set(stored.lastPhone, { phone: mobile, areaCode });
      return result;
    });
    if (failure) this.explain(failure);
  }

  /** Goes on after a login in any way; otherwise returns why there was none. */
  async enterBy(logIn: () => Promise<Result<LoginOutcome>>): Promise<AppError | undefined> {
    this.isSubmitting = true;
    const result = await logIn();
    if (result.ok) {
      await this.goOn(result.value);
      return undefined;
    }
    runInAction(() => (this.isSubmitting = false));
    return result.error;
  }

  /** Given or skipped, the login goes on. */
  finishAge(): Promise<void> {
    return this.leave(() => this.flow.enter());
  }

  seeHours(hourType: string): Promise<void> {
    return this.leave(() => seeHours(this.app, hourType));
  }

  /** The SMS login still works. */
  leaveDeviceLimit(): void {
    this.isDeviceLimitShown = false;
    this.switchTo('sms');
  }

  private logIn(): Promise<Result<LoginOutcome>> {
    const { phone, code, sendCode } = this.proof;
    if (this.mode === 'password') return this.flow.byPassword({ ...phone, password: this.password });
    return this.flow.bySms({
      ...phone,
      verificationCode: code,
      verificationCodeToken: sendCode.verificationCodeToken,
      refusedText: SMS_REFUSED,
    });
  }

  private async goOn({ isFirstLogin }: LoginOutcome): Promise<void> {
    dropDraft(this.app.storage);
    runInAction(() => {
      this.password = '';
      this.proof.code = '';
      this.isAgeAsked = isFirstLogin;
    });
    if (isFirstLogin) return;
    await warnPending(this.app);
    await this.finishAge();
  }

  private explain(error: AppError): void {
    const code = 'code' in error ? error.code : '';
    if (code === ERROR_CODE.deviceLimit) this.isDeviceLimitShown = true;
    else if (code === BACKEND_CODE.phoneNotRegistered && this.mode === 'password') void this.offerCode(error);
    else toastFailure(this.app.feedback, error);
  }

  /** An SMS code registers a phone without an account. */
  private async offerCode(error: AppError): Promise<void> {
    const wanted = await this.app.feedback.confirm({
      title: errorText(error),
      content: ACCOUNT_TEXT.autoRegister,
      confirmText: ACCOUNT_TEXT.bySms,
    });
    if (wanted) this.switchTo('sms');
  }

  private isFormWrong(): boolean {
    if (this.proof.isPhoneWrong()) {
      const method = this.mode;
      this.app.tracker.track('login_failure', {
        way: method,
        reason: ACCOUNT_TEXT.phoneFailureReason,
        code: '',
      });
      return true;
    }
    return this.mode === 'password'
      ? this.complaints.say('password', checkPassword(this.password))
      : this.proof.isCodeWrong();
  }

  private async leave(move: () => Promise<void>): Promise<void> {
    this.isAgeAsked = false;
    await move();
    runInAction(() => (this.isSubmitting = false));
  }

  private keep(): void {
    keepDraft(this.app.storage, { mode: this.mode, ...this.proof.typed });
  }
}
