import { runInAction } from 'mobx';
import { AppScene, AutoRegisterType, DEFAULT_AREA_CODE } from '@/contract/account/values';
import { activitiesLaterCalls } from '@/contract/activities/later-calls';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { ConsentStore } from '@/features/account/consent/consent-store';
import { Complaints } from '@/features/account/form/complaints';
import { checkCode, checkPhone } from '@/features/account/form/validators';
import { SendCodeStore } from '@/features/account/send-code/send-code-store';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app';
import { LoginFlow } from '@/stores/login';
import { freeTrialAnswer } from './free-trial-answer';

/** form: phone and code; claiming: logged in, the trial is asked for; age: it is ours; again: it was before. */
type Step = 'form' | 'claiming' | 'age' | 'again';

/** The sheet of the free trial: a login by code, the claim, the child's age. */
export class FreeTrialStore {
  step: Step = 'form';
  mobile: string;
  areaCode: string;
  code = '';
  isSubmitting = false;
  /** Of before: this phone has had its trial. */
  known: FreeTrial | undefined = undefined;
  readonly complaints: Complaints<'mobile' | 'code'>;
  readonly sendCode: SendCodeStore;
  readonly consent: ConsentStore;
  private readonly flow: LoginFlow;
  private hasBegun = false;

  constructor(
    private readonly app: App,
    private readonly onRefused: () => void,
  ) {
    this.flow = new LoginFlow(app);
    this.complaints = new Complaints(app.feedback);
    this.consent = new ConsentStore(app);
    const last = app.storage.get(stored.lastPhone);
    this.mobile = last?.phone ?? '';
    this.areaCode = last?.areaCode ?? DEFAULT_AREA_CODE;
    this.sendCode = new SendCodeStore({
      ...app,
      scene: AppScene.login,
      sendCode: (request) => this.flow.sendCode(request),
    });
    observed(this);
  }

  open(): void {
    if (this.app.session.isLoggedIn) void this.claim();
  }

  setMobile(mobile: string): void {
    this.begin();
    this.mobile = mobile;
    this.complaints.forget('mobile');
  }

  setAreaCode(areaCode: string): void {
    this.areaCode = areaCode;
    this.app.tracker.track('area_code_pick', { areaCode });
  }

  setCode(code: string): void {
    this.begin();
    this.code = code;
    this.complaints.forget('code');
  }

  async requestCode(): Promise<void> {
    this.begin();
    if (this.complaints.say('mobile', checkPhone(this.mobile))) return;
    if (!this.consent.demand(() => void this.requestCode())) return;
    await this.sendCode.send({ mobile: this.mobile, areaCode: this.areaCode });
  }

  async submit(): Promise<void> {
    const { mobile, areaCode, code } = this;
    if (this.isSubmitting || this.complaints.say('mobile', checkPhone(mobile))) return;
    if (this.complaints.say('code', checkCode(code))) return;
    if (!this.consent.demand(() => void this.submit())) return;
    this.isSubmitting = true;
    const result = await this.flow.bySms({
      ...{ mobile, areaCode, verificationCode: code },
      verificationCodeToken: this.sendCode.verificationCodeToken,
      autoRegisterType: AutoRegisterType.freeTrial,
    });
    runInAction(() => (this.isSubmitting = false));
    if (!result.ok) return this.app.feedback.toast(errorText(result.error));
    this.app.storage.set(stored.lastPhone, { phone: mobile, areaCode });
    await this.claim();
  }

  /** Whoever is logged in has it by one tap; a failure leaves them here, with a way to try again. */
  async claim(): Promise<void> {
    if (this.isSubmitting) return;
    const { api, feedback, tracker } = this.app;
    this.step = 'claiming';
    this.isSubmitting = true;
    const answer = await api.call(activitiesLaterCalls.claimFreeTrial, {});
    tracker.track('free_trial_claim', { place: 'sheet', passed: answer.ok });
    runInAction(() => {
      this.isSubmitting = false;
      if (answer.ok) this.take(answer.value);
    });
    if (answer.ok) return;
    feedback.toast(errorText(answer.error));
    // An official student, or a child who has had it: nothing to try again.
    if (answer.error.kind === 'business') this.onRefused();
  }

  /** Asked with the first touch: who only looks, or puts the sheet away, has nothing to agree to. */
  private begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    void this.consent.load();
  }

  private take({ isNew, ...trial }: FreeTrial & { readonly isNew: boolean }): void {
    this.app.part(freeTrialAnswer).set(trial);
    this.known = isNew ? undefined : trial;
    this.step = isNew ? 'age' : 'again';
  }
}
