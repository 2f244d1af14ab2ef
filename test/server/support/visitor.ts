/** A user of the app: calls the backend by the contract's names. */
import { constants, createCipheriv, publicEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { eq } from 'drizzle-orm';
import { AppScene } from '../../../src/contract/account/values';
import { allCalls } from '../../../src/contract/registry';
import type { CallEntry, RequestOf } from '../../../src/contract/define';
import { readEnvelope } from '../../../src/contract/helpers';
import { services, type ServiceEntry } from '../../../src/contract/services';
import { APP_ID, HEADER, STAFF_AUTH_TYPE } from '../../../src/contract/wire';
import { captchas } from '../../../server/domains/account/captcha/tables';
import type { CallName } from '../../../server/core/http/handler';
import { expectContract } from './answers';
import type { Backend } from './backend';

export const PUBLIC_KEY = readFileSync(
  join(__dirname, '../../../server/core/demo-keys/DEMO_ONLY_public.pem'),
  'utf8',
);

export const PASSWORD = 'Wandou2026';

/** As jsencrypt in the app. */
export function encrypt(text: string): string {
  const key = { key: PUBLIC_KEY, padding: constants.RSA_PKCS1_PADDING };
  return publicEncrypt(key, Buffer.from(text)).toString('base64');
}

export function encryptPoint(text: string, secretKey: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(secretKey), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

export const phoneFields = (phone: string, areaCode = '86') => ({
  phoneCipher: encrypt(phone),
  areaCode,
  cipherVersion: 'v1' as const,
});

export const loginFields = (phone: string, areaCode?: string) => ({
  appTypeCode: 'MASTER_WECHAT' as const,
  ...phoneFields(phone, areaCode),
});

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: T;
  readonly count: number | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

type LoginRequest = RequestOf<(typeof allCalls)['verificationLogin']>;

export interface Captcha {
  readonly token: string;
  readonly secretKey: string;
}

/** Headers of the app's services. */
export const appHeaders = ({ service }: CallEntry): Record<string, string> => {
  const { headers }: ServiceEntry = services[service];
  return {
    ...(headers.includes('appid') ? { [HEADER.appid]: APP_ID } : {}),
    ...(headers.includes('staff') ? { [HEADER.staffAuthType]: STAFF_AUTH_TYPE } : {}),
  };
};

export class Visitor {
  token: string | null = null;
  ip = '10.1.2.3';
  deviceId: string | null = null;
  /** Token returned with the last code. */
  private codeToken: string | undefined = undefined;

  constructor(private readonly backend: Backend) {}

  private get headers(): Record<string, string> {
    return {
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      ...(this.deviceId === null ? {} : { 'device-id': this.deviceId }),
    };
  }

  async raw(
    options: InjectOptions,
  ): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
    const answer = await this.backend.app.inject({ remoteAddress: this.ip, ...options });
    return { status: answer.statusCode, text: answer.body, headers: answer.headers };
  }

  /** `request` is the contract's type; tests of invalid input pass anything. */
  async ask<N extends CallName>(
    name: N,
    request: RequestOf<(typeof allCalls)[N]> | Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const entry: CallEntry = allCalls[name];
    const inQuery = (entry.sendAs ?? (entry.method === 'GET' ? 'query' : 'body')) === 'query';
    const fields = request as Readonly<Record<string, unknown>>;
    const query = inQuery
      ? Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))
      : {};
    const answer = await this.backend.app.inject({
      method: entry.method,
      url: entry.path,
      query,
      headers: { ...appHeaders(entry), ...this.headers, ...headers },
      remoteAddress: this.ip,
      ...(inQuery ? {} : { payload: fields }),
    });
    const body: Record<string, unknown> = answer.json();
    const read = readEnvelope(entry.service, body);
    if (!read.ok) throw new Error(`No envelope: ${answer.body}`);
    const { code, message, data, count } = read.value;
    expectContract(name, code, data);
    const known = data as Record<string, unknown>;
    return { status: answer.statusCode, code, message, data: known, count, body, headers: answer.headers };
  }

  /** The code in the last SMS. */
  get lastCode(): string {
    return this.backend.sent.at(-1)?.code ?? '';
  }

  async passwordLogin(phone: string, password = PASSWORD): Promise<Answer> {
    const answer = await this.ask('pwdLogin', { ...loginFields(phone), passwordCipher: encrypt(password) });
    return this.open(answer);
  }

  async sendCode(phone: string, scene: AppScene = AppScene.login, secondCode?: string): Promise<Answer> {
    const call = scene === AppScene.login ? 'sendLoginVerificationCode' : 'sendVerificationCode';
    const pass: Record<string, string> =
      secondCode === undefined ? {} : { 'captcha-verification': secondCode };
    const answer = await this.ask(call, phoneFields(phone), { 'app-scene': scene, ...pass });
    if (answer.code === '0') this.codeToken = answer.data.verificationCodeToken as string | undefined;
    return answer;
  }

  async smsLogin(phone: string, more: Partial<LoginRequest> = {}): Promise<Answer> {
    const sent = await this.sendCode(phone);
    if (sent.code !== '0') return sent;
    return this.enterCode(phone, this.lastCode, more);
  }

  /** Code fields as the app's form sends them. */
  codeFields(verificationCode = this.lastCode) {
    const { codeToken } = this;
    return { verificationCode, ...(codeToken === undefined ? {} : { verificationCodeToken: codeToken }) };
  }

  async enterCode(
    phone: string,
    verificationCode: string,
    more: Partial<LoginRequest> = {},
  ): Promise<Answer> {
    const request = { ...loginFields(phone), ...this.codeFields(verificationCode), ...more };
    return this.open(await this.ask('verificationLogin', request));
  }

  /** Exchanges the temporary token of a successful login. */
  private async open(answer: Answer): Promise<Answer> {
    if (answer.code !== '0') return answer;
    const opened = await this.ask('exchangeTemporaryToken', { token: answer.data.token });
    this.token = String(opened.data.token);
    return answer;
  }

  async getCaptcha(scene: AppScene = AppScene.login, clientUid = 'slider-1'): Promise<Captcha & Answer> {
    const request = { captchaType: 'blockPuzzle', clientUid };
    const answer = await this.ask('getCaptcha', request, { 'app-scene': scene });
    return { ...answer, token: String(answer.data?.token), secretKey: String(answer.data?.secretKey) };
  }

  /** Position of the gap, from the database. */
  async gapOf({ token }: Captcha): Promise<number> {
    const [found] = await this.backend.services.db.select().from(captchas).where(eq(captchas.token, token));
    return found?.gapX ?? -1;
  }

  /** Drags the piece to x. */
  async drag({ token, secretKey }: Captcha, x: number): Promise<Answer & { readonly secondCode: string }> {
    const point = JSON.stringify({ x, y: 5 });
    const pointJson = encryptPoint(point, secretKey);
    const answer = await this.ask('checkCaptcha', { captchaType: 'blockPuzzle', pointJson, token });
    return { ...answer, secondCode: encryptPoint(`${token}---${point}`, secretKey) };
  }

  async solveCaptcha(scene: AppScene = AppScene.login): Promise<string> {
    const captcha = await this.getCaptcha(scene);
    return (await this.drag(captcha, await this.gapOf(captcha))).secondCode;
  }
}
