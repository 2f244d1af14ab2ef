import { runInAction } from 'mobx';
import { accountLaterCalls } from '@/contract/account/later-calls';
import { AppScene, COOLING_OFF_DAYS } from '@/contract/account/values';
import { HEADER } from '@/contract/wire';
import { ok, type Result } from '@/contract/errors';
import { SendCodeStore } from '@/features/account/send-code/send-code-store';
import { codeOf } from '@/services/error-code';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import type { CodeRequest, SentCode } from '@/stores/login-types';
import { step2Texts } from '../cancellation-texts';

/** The server knows the phone of the account: the parent does not type it, and it does not travel. */
const OWN_PHONE = { mobile: '', areaCode: '' };

/** The code for the account's own phone, and with it the decision. */
export class Step2Store {
  code = '';
  isWrong = false;
  isSaving = false;
  failure = '';
  readonly sendCode: SendCodeStore;
  private isAsking = false;

  constructor(private readonly app: App) {
    this.sendCode = new SendCodeStore({
      ...app,
      scene: AppScene.cancelAccount,
      sendCode: (request) => this.askForCode(request),
    });
    observed(this);
  }

  setCode(code: string): void {
    this.code = code;
    this.isWrong = false;
    this.failure = '';
  }

  requestCode(): Promise<void> {
    return this.sendCode.send(OWN_PHONE);
  }

  async confirm(): Promise<void> {
    if (this.isSaving || this.isAsking) return;
    if (this.code === '') return this.complain(step2Texts.codeEmpty);
    const { api, feedback, router, tracker } = this.app;
    this.isAsking = true;
    const isSure = await feedback.confirm({ ...step2Texts.ask(COOLING_OFF_DAYS), danger: true });
    this.isAsking = false;
    if (!isSure) return;
    runInAction(() => {
      this.isSaving = true;
      this.failure = '';
    });
    const result = await api.call(accountLaterCalls.confirmCancellation, { verificationCode: this.code });
    const code = codeOf(result);
    tracker.track('account_cancellation', { step: 'confirmed', passed: result.ok, code });
    runInAction(() => (this.isSaving = false));
    if (!result.ok) return this.complain(errorText(result.error));
    // The steps are behind: going back must not lead into them again.
    await router.reLaunch('logoutStep3');
  }

  private complain(text: string): void {
    this.isWrong = true;
    this.failure = text;
  }

  private async askForCode({ captchaVerification }: CodeRequest): Promise<Result<SentCode>> {
    const headers = {
      [HEADER.appScene]: AppScene.cancelAccount,
      ...(captchaVerification ? { [HEADER.captchaVerification]: captchaVerification } : {}),
    };
    const sent = await this.app.api.call(accountLaterCalls.sendCancellationCode, {}, { headers });
    return sent.ok ? ok({ verificationCodeToken: undefined }) : sent;
  }
}
