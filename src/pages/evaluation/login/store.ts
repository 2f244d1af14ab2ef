import { runInAction } from 'mobx';
import { AppScene, CIPHER_VERSION, DEFAULT_AREA_CODE } from '@/contract/account/values';
import { evaluationCalls } from '@/contract/evaluation/calls';
import { EvaluationForm } from '@/contract/evaluation/values';
import { ConsentStore } from '@/features/account/consent/consent-store';
import { Complaints } from '@/features/account/form/complaints';
import { checkCode, checkPhone } from '@/features/account/form/validators';
import { SendCodeStore } from '@/features/account/send-code/send-code-store';
import { evaluationPass } from '@/features/evaluation';
import { encryptForMember } from '@/services/crypto';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app';
import { LoginFlow } from '@/stores/login';

type Field = 'mobile' | 'code';

/** A phone and its code open the evaluation, and nothing of the app. */
export class EvaluationLoginStore {
  mobile: string;
  areaCode: string;
  code = '';
  isSubmitting = false;
  readonly complaints: Complaints<Field>;
  readonly consent: ConsentStore;
  readonly sendCode: SendCodeStore;

  constructor(
    private readonly app: App,
    /** As the address has it: anything. */
    private readonly form: string | undefined,
  ) {
    const last = app.storage.get(stored.lastPhone);
    this.mobile = last?.phone ?? '';
    this.areaCode = last?.areaCode ?? DEFAULT_AREA_CODE;
    this.complaints = new Complaints(app.feedback);
    this.consent = new ConsentStore(app);
    const flow = new LoginFlow(app);
    this.sendCode = new SendCodeStore({
      ...app,
      scene: AppScene.login,
      sendCode: (request) => flow.sendCode(request),
    });
    observed(this);
  }

  /** Whoever is known already goes on. */
  show(): void {
    if (this.app.part(evaluationPass).isOpen) this.goOn();
    else void this.consent.load();
  }

  setMobile(mobile: string): void {
    this.mobile = mobile;
    this.complaints.forget('mobile');
  }

  setAreaCode(areaCode: string): void {
    this.areaCode = areaCode;
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
    if (this.isSubmitting) return;
    if (this.complaints.say('mobile', checkPhone(this.mobile))) return;
    if (this.complaints.say('code', checkCode(this.code))) return;
    if (!this.consent.demand(() => void this.submit())) return;
    this.isSubmitting = true;
    const opened = await this.logIn();
    runInAction(() => (this.isSubmitting = false));
    if (!opened.ok) return this.app.feedback.toast(errorText(opened.error));
    this.app.part(evaluationPass).open(opened.value);
    this.goOn();
  }

  private async logIn() {
    const { api, config, platform } = this.app;
    const ciphers = await encryptForMember(platform, config.rsaPublicKey, [this.mobile]);
    if (!ciphers.ok) return ciphers;
    const [phoneCipher = ''] = ciphers.value;
    const { verificationCodeToken } = this.sendCode;
    const request = {
      areaCode: this.areaCode,
      phoneCipher,
      cipherVersion: CIPHER_VERSION,
      verificationCode: this.code,
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
