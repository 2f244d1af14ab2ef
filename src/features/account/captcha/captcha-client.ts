import { accountCalls } from '@/contract/account/calls';
import { CAPTCHA_TYPE, CaptchaCode, type AppScene } from '@/contract/account/values';
import { HEADER } from '@/contract/wire';
import type { ResponseOf } from '@/contract/define';
import { fail, ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { pointText, secondCodeText } from './geometry';

export type CaptchaImages = ResponseOf<typeof accountCalls.getCaptcha>;

export interface CaptchaClientNeeds extends Pick<App, 'api' | 'serverClock'> {
  /** Base64 of AES-128-ECB/PKCS7: rule account-28. Loaded on first use, so it may reject. */
  readonly encrypt: (text: string, key: string) => Promise<string>;
  readonly scene: AppScene;
  /** Distinguishes devices behind one IP address; '' where there is no device id. */
  readonly clientUid: string;
}

const code = (value: CaptchaCode): Result<never> => fail({ kind: 'business', code: value, message: '' });

/** Client of the AJ-Captcha protocol. */
export class CaptchaClient {
  constructor(private readonly needs: CaptchaClientNeeds) {}

  /** A response without pictures counts as 6113. */
  async get(): Promise<Result<CaptchaImages>> {
    const { api, serverClock, clientUid } = this.needs;
    const request = { captchaType: CAPTCHA_TYPE, clientUid, ts: serverClock.now() } as const;
    const result = await api.call(accountCalls.getCaptcha, request, this.options);
    if (!result.ok) return result;
    const { originalImageBase64, jigsawImageBase64 } = result.value;
    return originalImageBase64 && jigsawImageBase64 ? result : code(CaptchaCode.imagesMissing);
  }

  /** `x`: the piece's position in image pixels. Returns the second code if it is correct. */
  async check({ token, secretKey }: CaptchaImages, x: number): Promise<Result<string>> {
    const point = pointText(x);
    const sealed = await this.seal(secretKey, [point, secondCodeText(token, point)]);
    const [pointJson, secondCode] = sealed ?? [];
    if (!pointJson || !secondCode) return code(CaptchaCode.unknown);
    const request = { captchaType: CAPTCHA_TYPE, pointJson, token } as const;
    const result = await this.needs.api.call(accountCalls.checkCaptcha, request, this.options);
    return result.ok ? ok(secondCode) : result;
  }

  private get options() {
    return { headers: { [HEADER.appScene]: this.needs.scene } };
  }

  private async seal(key: string, texts: readonly string[]): Promise<string[] | undefined> {
    try {
      return await Promise.all(texts.map((text) => this.needs.encrypt(text, key)));
    } catch {
      return undefined;
    }
  }
}
