import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import {
  CAPTCHA_FAIL_REFRESH_MS,
  CAPTCHA_POP_SUCCESS_MS,
  CAPTCHA_SUCCESS_MS,
  CAPTCHA_TOKEN_LIFE_MS,
  CaptchaCode,
  type AppScene,
} from '@/contract/account/values';
import type { ResponseOf } from '@/contract/define';
import { isRefusal, type AppError } from '@/contract/errors';
import { HEADER } from '@/contract/wire';
import type { Timer } from '@/services/clock';
import { errorText } from '@/services/error-text';
import { secondsLeft } from '@/services/helpers/countdown';
import type { App } from '@/stores/app/app';
import { captchaCodeText } from '../texts';
import { SPOKEN_TEXT } from './texts';

type Spoken = ResponseOf<typeof accountCalls.getSpokenCaptcha>;
/** over: the two minutes have passed; input is no longer accepted. */
export type SpokenState = 'idle' | 'checking' | 'success' | 'fail' | 'over';

export interface SpokenNeeds extends Pick<App, 'api' | 'scheduler' | 'serverClock'> {
  readonly tracker: Pick<App['tracker'], 'track'>;
  readonly scene: AppScene;
  /** Distinguishes devices behind one IP address; '' where there is no device id. */
  readonly clientUid: string;
  /** Receives the second code; the sheet closes by itself half a second later. */
  readonly onPass: (secondCode: string) => void;
  readonly onClose: () => void;
}

const SECOND = 1000;

/** State of one showing of the spoken captcha. */
export class SpokenStore {
  spoken: Spoken | null = null;
  isLoading = true;
  state: SpokenState = 'idle';
  answer = '';
  /** Error for the parent; kept until the next input. */
  message = '';
  secondsLeft = 0;
  private epoch = 0;
  private timers: Timer[] = [];

  constructor(private readonly needs: SpokenNeeds) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get soundUrl(): string {
    return this.spoken ? `data:${this.spoken.contentType};base64,${this.spoken.audioBase64}` : '';
  }

  get canAnswer(): boolean {
    return this.spoken !== null && !this.isLoading && this.state === 'idle';
  }

  get canRenew(): boolean {
    return !this.isLoading && this.state !== 'checking' && this.state !== 'success';
  }

  start(): void {
    this.needs.tracker.track('captcha_shown', { scene: this.needs.scene, way: 'spoken' });
    void this.load();
  }

  /** Cancels timers and ignores pending responses. */
  stop(): void {
    this.epoch += 1;
    this.timers.forEach((timer) => timer.stop());
    this.timers = [];
  }

  /** By the parent: a new sum replaces the old one. */
  renew(): void {
    if (!this.canRenew) return;
    this.message = '';
    void this.load();
  }

  type(answer: string): void {
    this.answer = answer;
    if (this.state === 'idle') this.message = '';
  }

  async check(): Promise<void> {
    const { answer, needs, spoken, epoch } = this;
    if (!spoken || !this.canAnswer) return;
    if (answer === '') return void (this.message = SPOKEN_TEXT.empty);
    this.state = 'checking';
    const request = { token: spoken.token, answer };
    const checked = await needs.api.call(accountCalls.checkSpokenCaptcha, request, this.options);
    if (epoch !== this.epoch) return;
    runInAction(() => (checked.ok ? this.pass(checked.value.secondCode) : this.refuse(checked.error)));
  }

  /** Closed by the parent. After success it closes by itself, once the code is passed on. */
  close(): void {
    if (this.state !== 'success') this.needs.onClose();
  }

  private async load(): Promise<void> {
    this.stop();
    const { epoch } = this;
    const { api, clientUid, serverClock } = this.needs;
    this.isLoading = true;
    this.state = 'idle';
    this.answer = '';
    const request = { clientUid, ts: serverClock.now() };
    const got = await api.call(accountCalls.getSpokenCaptcha, request, this.options);
    if (epoch !== this.epoch) return;
    runInAction(() => {
      this.isLoading = false;
      this.spoken = got.ok ? got.value : null;
      if (got.ok) this.countDown(this.needs.serverClock.now());
      else this.message = messageOf(got.error);
    });
  }

  private get options() {
    return { headers: { [HEADER.appScene]: this.needs.scene } };
  }

  private countDown(since: number): void {
    const elapsed = this.needs.serverClock.now() - since;
    this.secondsLeft = secondsLeft(CAPTCHA_TOKEN_LIFE_MS - elapsed);
    if (this.secondsLeft > 0) return this.schedule(SECOND, () => this.countDown(since));
    // A pending check was sent in time, or the server refuses it.
    if (this.state !== 'idle') return;
    this.state = 'over';
    this.message = SPOKEN_TEXT.over;
  }

  private pass(secondCode: string): void {
    const { scene, tracker, onPass, onClose } = this.needs;
    this.state = 'success';
    this.message = '';
    tracker.track('captcha_result', { scene, way: 'spoken', passed: true, code: CaptchaCode.success });
    this.schedule(CAPTCHA_SUCCESS_MS, () => onPass(secondCode));
    this.schedule(CAPTCHA_POP_SUCCESS_MS, onClose);
  }

  /** The token is used up: a new sum is loaded, as the slider does. */
  private refuse(error: AppError): void {
    const { scene, tracker } = this.needs;
    this.state = 'fail';
    this.message = isRefusal(error, CaptchaCode.wrongPlace) ? SPOKEN_TEXT.wrong : messageOf(error);
    const code = 'code' in error ? error.code : error.kind;
    tracker.track('captcha_result', { scene, way: 'spoken', passed: false, code });
    this.schedule(CAPTCHA_FAIL_REFRESH_MS, () => void this.load());
  }

  private schedule(milliseconds: number, run: () => void): void {
    this.timers.push(this.needs.scheduler.after(milliseconds, run));
  }
}

const messageOf = (error: AppError): string => {
  if (error.kind !== 'business') return errorText(error);
  return error.code === CaptchaCode.getFailed ? SPOKEN_TEXT.silent : captchaCodeText(error.code);
};
