import { makeAutoObservable, runInAction } from 'mobx';
import {
  CAPTCHA_FAIL_REFRESH_MS,
  CAPTCHA_POP_SUCCESS_MS,
  CAPTCHA_SUCCESS_MS,
  CaptchaCode,
} from '@/contract/account/values';
import type { AppError, Result } from '@/contract/errors';
import type { Timer } from '@/services/clock';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { CaptchaClient, type CaptchaClientNeeds, type CaptchaImages } from './captcha-client';
import { clampShare, imageX } from './geometry';
import { captchaCodeText } from './texts';

/** checking: from the end of the drag to the server's response. */
export type SliderState = 'idle' | 'dragging' | 'checking' | 'success' | 'fail';

interface CaptchaNeeds extends CaptchaClientNeeds, Pick<App, 'scheduler'> {
  readonly tracker: Pick<App['tracker'], 'track'>;
  /** Receives the second code, one second after the piece fits: rule account-31. */
  readonly onPass: (secondCode: string) => void;
  readonly onClose: () => void;
}

/** State of one showing of the slider captcha. */
export class CaptchaStore {
  images: CaptchaImages | null = null;
  isLoading = true;
  state: SliderState = 'idle';
  /** Slider position, 0 to 1. */
  share = 0;
  /** Error for the parent; '' when there is none. */
  message = '';
  private readonly client: CaptchaClient;
  private epoch = 0;
  private timers: Timer[] = [];

  constructor(private readonly needs: CaptchaNeeds) {
    this.client = new CaptchaClient(needs);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasPicture(): boolean {
    return this.images !== null && !this.isLoading;
  }

  get canDrag(): boolean {
    return this.hasPicture && (this.state === 'idle' || this.state === 'dragging');
  }

  get canRefresh(): boolean {
    return !this.isLoading && (this.state === 'idle' || this.state === 'fail');
  }

  start(): void {
    this.needs.tracker.track('captcha_shown', { scene: this.needs.scene });
    void this.load();
  }

  /** Cancels timers and ignores pending responses. */
  stop(): void {
    this.epoch += 1;
    this.timers.forEach((timer) => timer.stop());
    this.timers = [];
  }

  async load(): Promise<void> {
    this.stop();
    const { epoch } = this;
    this.isLoading = true;
    this.state = 'idle';
    this.share = 0;
    this.message = '';
    const result = await this.client.get();
    if (epoch === this.epoch) runInAction(() => this.show(result));
  }

  drag(share: number): void {
    if (!this.canDrag) return;
    this.state = 'dragging';
    this.share = clampShare(share);
  }

  /** The touch was cancelled by the host: nothing is checked. */
  cancelDrag(): void {
    if (this.state !== 'dragging') return;
    this.state = 'idle';
    this.share = 0;
  }

  async release(): Promise<void> {
    const { images, epoch } = this;
    if (!images || this.state !== 'dragging') return;
    // A tap on the handle is not an attempt.
    if (this.share === 0) return this.cancelDrag();
    this.state = 'checking';
    const answer = await this.client.check(images, imageX(this.share));
    if (epoch !== this.epoch) return;
    runInAction(() => (answer.ok ? this.pass(answer.value) : this.refuse(answer.error)));
  }

  /** Closed by the parent. After success it closes by itself, once the code is passed on. */
  close(): void {
    if (this.state !== 'success') this.needs.onClose();
  }

  /** On an error the old images are dropped too: their token may be used up (6201 says so). */
  private show(result: Result<CaptchaImages>): void {
    this.isLoading = false;
    this.images = result.ok ? result.value : null;
    this.message = result.ok ? '' : messageOf(result.error);
  }

  private pass(secondCode: string): void {
    const { scene, tracker, onPass, onClose } = this.needs;
    this.state = 'success';
    tracker.track('captcha_result', { scene, passed: true, code: CaptchaCode.success });
    this.schedule(CAPTCHA_SUCCESS_MS, () => onPass(secondCode));
    this.schedule(CAPTCHA_POP_SUCCESS_MS, onClose);
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
    this.schedule(CAPTCHA_FAIL_REFRESH_MS, () => void this.load());
  }

  private schedule(milliseconds: number, run: () => void): void {
    this.timers.push(this.needs.scheduler.after(milliseconds, run));
  }
}

const messageOf = (error: AppError): string =>
  error.kind === 'business' ? captchaCodeText(error.code) : errorText(error);
