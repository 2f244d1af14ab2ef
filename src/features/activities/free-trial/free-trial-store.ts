import { makeAutoObservable, runInAction } from 'mobx';
import { AppScene, AutoRegisterType } from '@/contract/account/values';
import { activitiesCalls } from '@/contract/activities/calls';
import type { FreeTrial } from '@/contract/activities/newcomers.schema';
import { ConsentStore } from '@/features/account/consent/consent-store';
import { Complaints } from '@/features/account/form/validators';
import { lastPhone, PhoneAndCode } from '@/features/account/phone-and-code/phone-and-code';
import { SMS_REFUSED } from '@/features/account/send-code/texts';
import { toastFailure } from '@/services/feedback/toast-failure';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import { LoginFlow } from '@/stores/session/login';
import { freeTrialAnswer } from './free-trial-answer';

/** form: phone and code; claiming: logged in, the claim is under way; age: claimed now; again: claimed earlier. */
type Step = 'form' | 'claiming' | 'age' | 'again';

/** The free trial's sheet: login by code, claim, child's age. */
export class FreeTrialStore {
  step: Step = 'form';
  isSubmitting = false;
  /** This phone has had its trial already. */
  known: FreeTrial | undefined = undefined;
  readonly consent: ConsentStore;
  readonly proof: PhoneAndCode;
  private readonly flow: LoginFlow;
  private hasBegun = false;

  constructor(
    private readonly app: App,
    private readonly onRefused: () => void,
  ) {
    this.flow = new LoginFlow(app);
    this.consent = new ConsentStore(app);
    this.proof = new PhoneAndCode(app, {
      scene: AppScene.login,
      phone: lastPhone(app.storage),
      complaints: new Complaints(app.feedback),
      demand: this.consent.demand,
      onTouch: () => this.begin(),
      onAreaCode: (areaCode) => app.tracker.track('area_code_pick', { areaCode }),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  open(): void {
    if (this.app.session.isLoggedIn) void this.claim();
  }

  async submit(): Promise<void> {
    const { phone, code, sendCode } = this.proof;
    if (this.isSubmitting || this.proof.isPhoneWrong() || this.proof.isCodeWrong()) return;
    if (!this.consent.demand(() => void this.submit())) return;
    this.isSubmitting = true;
    const result = await this.flow.bySms({
      ...phone,
      verificationCode: code,
      verificationCodeToken: sendCode.verificationCodeToken,
      autoRegisterType: AutoRegisterType.freeTrial,
      refusedText: SMS_REFUSED,
    });
    runInAction(() => (this.isSubmitting = false));
    if (!result.ok) return toastFailure(this.app.feedback, result.error);
    this.app.storage.set(stored.lastPhone, { phone: phone.mobile, areaCode: phone.areaCode });
    await this.claim();
  }

  /** One tap when logged in; on an error the parent can retry. */
  async claim(): Promise<void> {
    if (this.isSubmitting) return;
    const { api, feedback, tracker } = this.app;
    this.step = 'claiming';
    this.isSubmitting = true;
    const answer = await api.call(activitiesCalls.claimFreeTrial, {});
    tracker.track('free_trial_claim', { place: 'sheet', passed: answer.ok });
    runInAction(() => {
      this.isSubmitting = false;
      if (answer.ok) this.take(answer.value);
    });
    if (answer.ok) return;
    toastFailure(feedback, answer.error);
    // An official student, or the trial was used: no retry.
    if (answer.error.kind === 'business') this.onRefused();
  }

  /** Loaded on first input: without one, there is nothing to consent to. */
  private begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    void this.consent.load();
  }

  private take({ isNew, ...trial }: FreeTrial & { readonly isNew: boolean }): void {
    this.app.get(freeTrialAnswer).set(trial);
    this.known = isNew ? undefined : trial;
    this.step = isNew ? 'age' : 'again';
  }
}
