import { makeAutoObservable, runInAction } from 'mobx';
import { AppScene } from '@/contract/account/values';
import { evaluationCalls } from '@/contract/evaluation/calls';
import { EvaluationForm } from '@/contract/evaluation/values';
import { ConsentStore } from '@/features/account/consent/consent-store';
import { Complaints } from '@/features/account/form/validators';
import { lastPhone, PhoneAndCode } from '@/features/account/phone-and-code/phone-and-code';
import { evaluationPass } from '@/features/evaluation';
import { encryptForMember } from '@/services/crypto';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';

/** Phone and code open an evaluation, but no session of the app. */
export class EvaluationLoginStore {
  isSubmitting = false;
  readonly consent: ConsentStore;
  readonly proof: PhoneAndCode;

  constructor(
    private readonly app: App,
    /** Raw value from the address. */
    private readonly form: string | undefined,
  ) {
    this.consent = new ConsentStore(app);
    this.proof = new PhoneAndCode(app, {
      scene: AppScene.login,
      phone: lastPhone(app.storage),
      complaints: new Complaints(app.feedback),
      demand: this.consent.demand,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** With a valid pass, go on. */
  show(): void {
    if (this.app.get(evaluationPass).isOpen) this.goOn();
    else void this.consent.load();
  }

  async submit(): Promise<void> {
    if (this.isSubmitting || this.proof.isPhoneWrong() || this.proof.isCodeWrong()) return;
    if (!this.consent.demand(() => void this.submit())) return;
    this.isSubmitting = true;
    const opened = await this.logIn();
    runInAction(() => (this.isSubmitting = false));
    if (!opened.ok) return toastFailure(this.app.feedback, opened.error);
    this.app.get(evaluationPass).open(opened.value);
    this.goOn();
  }

  private async logIn() {
    const { api, config, platform } = this.app;
    const { code, phone, sendCode } = this.proof;
    const { areaCode, mobile } = phone;
    const ciphers = await encryptForMember(platform, config.rsaPublicKey, [mobile]);
    if (!ciphers.ok) return ciphers;
    const [phoneCipher = ''] = ciphers.value;
    const { verificationCodeToken } = sendCode;
    const request = {
      areaCode,
      phoneCipher,
      cipherVersion: config.rsaKeyVersion,
      verificationCode: code,
      ...(verificationCodeToken ? { verificationCodeToken } : {}),
    } as const;
    return api.call(evaluationCalls.loginEvaluation, request, { token: '' });
  }

  private goOn(): void {
    const { router } = this.app;
    const form = Object.values(EvaluationForm).find((known) => known === this.form);
    if (form) void router.replace('evaluationQuestions', { form });
    else void router.replace('evaluation');
  }
}
