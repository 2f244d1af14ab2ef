import { makeAutoObservable, runInAction } from 'mobx';
import { SEND_CODE_THROTTLE_MS, type AppScene } from '@/contract/account/values';
import { ERROR_CODE, type AppError, type Result } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import { throttle } from '@/services/helpers/throttle';
import type { AppStorage, StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';
import type { CodeRequest, SentCode } from '@/stores/session/login-types';
import { Countdown } from './countdown';
import { SEND_CODE_TEXT } from './texts';

const keptToken = (scene: string): StoredValue<string> => ({
  name: `codeToken.${scene}`,
  version: 1,
  isValid: (value): value is string => typeof value === 'string',
});

const tokenKept = (storage: AppStorage, scene: string): string | undefined => storage.get(keptToken(scene));

interface SendCodeNeeds extends Pick<App, 'clock' | 'scheduler' | 'storage' | 'feedback'> {
  readonly tracker: Pick<App['tracker'], 'track'>;
  readonly scene: AppScene;
  readonly sendCode: (request: CodeRequest) => Promise<Result<SentCode>>;
}

type PhoneToCode = Pick<CodeRequest, 'mobile' | 'areaCode'>;

/** Sending a verification code: throttle, captcha on 4011, countdown (rule account-17 to rule account-20). */
export class SendCodeStore {
  readonly countdown: Countdown;
  isSending = false;
  /** Key of the captcha, so that each showing is remounted; 0 while none is shown. */
  captchaRound = 0;
  /** Sent back with the code, when the server returned one. */
  verificationCodeToken: string | undefined;
  private rounds = 0;
  private phone: PhoneToCode | null = null;
  /** Second code for `phone`: a send refused as too early does not use it up. */
  private solved: string | undefined = undefined;
  private readonly press: (phone: PhoneToCode) => boolean;

  constructor(private readonly needs: SendCodeNeeds) {
    this.countdown = new Countdown(needs, needs.scene);
    this.verificationCodeToken = tokenKept(needs.storage, needs.scene);
    this.press = throttle((phone) => this.usePhone(phone), needs.clock, SEND_CODE_THROTTLE_MS);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get scene(): AppScene {
    return this.needs.scene;
  }

  get canSend(): boolean {
    return !this.isSending && !this.countdown.isRunning;
  }

  /** For a validated phone. */
  async send(phone: PhoneToCode): Promise<void> {
    if (this.canSend && this.press(phone)) await this.request(phone);
  }

  /** Repeats the send with the captcha's second code. */
  async retryWith(captchaVerification: string): Promise<void> {
    if (!this.phone || this.isSending) return;
    this.solved = captchaVerification;
    await this.request(this.phone);
  }

  closeCaptcha(): void {
    this.captchaRound = 0;
  }

  private usePhone(phone: PhoneToCode): void {
    const { areaCode, mobile } = this.phone ?? {};
    if (mobile !== phone.mobile || areaCode !== phone.areaCode) this.solved = undefined;
    this.phone = phone;
  }

  private async request(phone: PhoneToCode): Promise<void> {
    const { feedback, scene, sendCode } = this.needs;
    this.isSending = true;
    feedback.loading(SEND_CODE_TEXT.sending);
    const result = await sendCode({ scene, ...phone, captchaVerification: this.solved });
    feedback.hideLoading();
    runInAction(() => {
      this.isSending = false;
      if (result.ok) this.succeed(result.value);
      else this.fail(result.error);
    });
  }

  private succeed({ verificationCodeToken }: SentCode): void {
    this.verificationCodeToken = verificationCodeToken;
    keepToken(this.needs.storage, this.scene, verificationCodeToken);
    this.solved = undefined;
    this.countdown.start();
    this.needs.feedback.toast(SEND_CODE_TEXT.sent, 'done');
    this.needs.tracker.track('code_sent', { scene: this.scene });
  }

  private fail(error: AppError): void {
    const code = 'code' in error ? error.code : '';
    if (code === ERROR_CODE.captchaNeeded) {
      this.solved = undefined;
      this.captchaRound = ++this.rounds;
      return;
    }
    const reason = errorText(error);
    this.needs.feedback.toast(reason);
    this.needs.tracker.track('code_send_failure', { scene: this.scene, reason, code });
  }
}

/** Kept until the next code, so that a reload while the parent reads the message does not lose it (rule account-91). */
function keepToken(storage: AppStorage, scene: string, token: string | undefined): void {
  if (token === undefined) storage.remove(keptToken(scene));
  else storage.set(keptToken(scene), token);
}
