import { makeAutoObservable, runInAction } from 'mobx';
import { captchaCalls } from '@/contract/api/captcha';
import type { Call, ResponseOf } from '@/contract/define';
import {
  CAPTCHA_FAIL_REFRESH_MS,
  CAPTCHA_POP_SUCCESS_MS,
  CAPTCHA_SUCCESS_MS,
  CAPTCHA_TYPE,
  HEADER,
} from '@/contract/constants';
import { CaptchaCode, type AppScene } from '@/contract/enums';
import type { AppError, Result } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import type { Timer } from '@/services/clock';
import type { App } from '@/stores/app';
import { clampShare, imageX, pointText, secondCodeText } from './geometry';
import { CAPTCHA_TEXT, captchaCodeText } from './texts';

export type CaptchaImages = ResponseOf<typeof captchaCalls.getCaptcha>;

/** checking is the moment between the finger going up and the server's answer. */
export type SliderState = 'idle' | 'dragging' | 'checking' | 'success' | 'fail';

export interface CaptchaNeeds extends Pick<App, 'api' | 'clock' | 'scheduler'> {
  readonly tracker: Pick<App['tracker'], 'track'>;
  /** base64 of AES-128-ECB/PKCS7 (decisions.md 15). May reject: it is loaded when it is first needed. */
  readonly encrypt: (text: string, key: string) => Promise<string>;
  readonly scene: AppScene;
  /** Tells this device from the others behind one address; '' where there is none. */
  readonly clientUid: string;
  /** Takes the second code, one second after the piece fell into place (decisions.md 16). */
  readonly onPass: (secondCode: string) => void;
  readonly onClose: () => void;
}

/** One showing of the slider captcha (part 1 section 4): images, slider, answer, what comes after it. */
export class CaptchaStore {
  images: CaptchaImages | null = null;
  isLoading = true;
  state: SliderState = 'idle';
  /** Where the slider is, 0 to 1. */
  share = 0;
  /** What went wrong, for the parent; '' when nothing did. */
  message = '';
  private turn = 0;
  private timers: Timer[] = [];

  constructor(private readonly needs: CaptchaNeeds) {
    makeAutoObservable<this, 'needs' | 'turn' | 'timers'>(
      this,
      { images: true, needs: false, turn: false, timers: false },
      { autoBind: true, deep: false },
    );
  }

  get canDrag(): boolean {
    return this.images !== null && !this.isLoading && (this.state === 'idle' || this.state === 'dragging');
  }

  get canRefresh(): boolean {
    return !this.isLoading && (this.state === 'idle' || this.state === 'fail');
  }

  start(): void {
    this.needs.tracker.track('captcha_shown', { scene: this.needs.scene });
    void this.load();
  }

  /** Timers and answers under way no longer matter. */
  stop(): void {
    this.turn += 1;
    this.timers.forEach((timer) => timer.stop());
    this.timers = [];
  }

  async load(): Promise<void> {
    this.stop();
    const { turn } = this;
    this.isLoading = true;
    this.state = 'idle';
    this.share = 0;
    this.message = '';
    const result = await this.call(captchaCalls.getCaptcha, {
      captchaType: CAPTCHA_TYPE,
      clientUid: this.needs.clientUid,
      ts: this.needs.clock.now(),
    });
    if (turn !== this.turn) return;
    runInAction(() => this.show(result));
  }

  drag(share: number): void {
    if (!this.canDrag) return;
    this.state = 'dragging';
    this.share = clampShare(share);
  }

  /** The host took the finger away: nothing is checked. */
  cancelDrag(): void {
    if (this.state !== 'dragging') return;
    this.state = 'idle';
    this.share = 0;
  }

  async release(): Promise<void> {
    const { images } = this;
    if (!images || this.state !== 'dragging') return;
    // A tap on the handle is not a try.
    if (this.share === 0) return this.cancelDrag();
    this.state = 'checking';
    const { turn } = this;
    const answer = await this.check(images, pointText(imageX(this.share)));
    if (turn !== this.turn) return;
    runInAction(() => (answer.ok ? this.pass(answer.value) : this.refuse(answer.error)));
  }

  /** By the parent. A solved captcha closes by itself, once its code is handed on. */
  close(): void {
    if (this.state !== 'success') this.needs.onClose();
  }

  /** The images of a refused request are gone: their token may be used up (6201 says so outright). */
  private show(result: Result<CaptchaImages>): void {
    this.isLoading = false;
    const complete =
      result.ok && result.value.originalImageBase64 !== '' && result.value.jigsawImageBase64 !== '';
    this.images = result.ok && complete ? result.value : null;
    if (this.images) return;
    this.message = result.ok ? captchaCodeText(CaptchaCode.imagesMissing) : messageOf(result.error);
  }

  /** The second code of a piece in the right place. */
  private async check(images: CaptchaImages, point: string): Promise<Result<string>> {
    const sealed = await this.seal(images.secretKey, point, secondCodeText(images.token, point));
    if (!sealed) return { ok: false, error: { kind: 'business', code: CaptchaCode.unknown, message: '' } };
    const [pointJson, secondCode] = sealed;
    const result = await this.call(captchaCalls.checkCaptcha, {
      captchaType: CAPTCHA_TYPE,
      pointJson,
      token: images.token,
    });
    return result.ok ? { ok: true, value: secondCode } : result;
  }

  private async seal(
    key: string,
    point: string,
    secondCode: string,
  ): Promise<readonly [string, string] | null> {
    try {
      return await Promise.all([this.needs.encrypt(point, key), this.needs.encrypt(secondCode, key)]);
    } catch {
      return null;
    }
  }

  private pass(secondCode: string): void {
    const { scene, tracker, onPass, onClose } = this.needs;
    this.state = 'success';
    tracker.track('captcha_result', { scene, passed: true, code: CaptchaCode.success });
    this.later(CAPTCHA_SUCCESS_MS, () => onPass(secondCode));
    this.later(CAPTCHA_POP_SUCCESS_MS, onClose);
  }

  private refuse(error: AppError): void {
    const { scene, tracker } = this.needs;
    this.state = 'fail';
    this.message = messageOf(error);
    tracker.track('captcha_result', {
      scene,
      passed: false,
      code: 'code' in error ? error.code : error.kind,
    });
    this.later(CAPTCHA_FAIL_REFRESH_MS, () => void this.load());
  }

  private later(milliseconds: number, run: () => void): void {
    this.timers.push(this.needs.scheduler.after(milliseconds, run));
  }

  private call<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
  ): Promise<Result<Response>> {
    return this.needs.api.call(call, request, { headers: { [HEADER.appScene]: this.needs.scene } });
  }
}

const messageOf = (error: AppError): string =>
  error.kind === 'business' ? captchaCodeText(error.code) : errorText(error) || CAPTCHA_TEXT.failed;
