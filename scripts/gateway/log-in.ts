/** Opens a session of the test account like the app's login, or uses a given one. */
import { constants, publicEncrypt } from 'node:crypto';
import { APP_TYPE_CODE, DEFAULT_LOGIN_TYPE, DEFAULT_SOURCE_ID } from '../../src/contract/account/values';
import { ERROR_CODE } from '../../src/contract/errors';
import type { CallName } from '../../src/contract/registry';
import { NOBODY, type Fields, type Outcome } from './gateway';

export type Credentials =
  | { readonly token: string }
  | {
      readonly phone: string;
      readonly areaCode: string;
      readonly password: string;
      /** PEM of the public key that encrypts phones and passwords for the gateway. */
      readonly publicKey: string;
      /** Which of the gateway's keys that is. */
      readonly cipherVersion: string;
    };

interface Session {
  readonly token: string;
  readonly unificationId: string;
  readonly userId: number;
  readonly time: number;
  readonly appToken: string;
}

export type LoggedIn =
  | { readonly session: Session }
  /** One sentence. */
  | { readonly refused: string };

/** Equals jsencrypt in the app, whose random generator the build replaces. */
const encrypt = (key: string, text: string): string =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64');

type Ask = (name: CallName, request: Fields) => Promise<Outcome>;
type Step = { readonly data: Fields } | { readonly refused: string };

interface Parts {
  readonly ask: Ask;
  /** The token to send from now on. */
  use(caller: typeof NOBODY): void;
}

export async function logIn(credentials: Credentials, parts: Parts): Promise<LoggedIn> {
  const opened = 'token' in credentials ? { data: credentials } : await exchange(credentials, parts.ask);
  if ('refused' in opened) return opened;
  const token = textIn(opened.data, 'token');
  parts.use({ ...NOBODY, token });
  const user = await step(parts.ask, 'getUserInfoByToken', {}, 'id');
  if ('refused' in user) return user;
  const session = {
    token,
    unificationId: textIn(user.data, 'unificationId'),
    userId: Number(user.data.id),
    time: Number(user.data.time) || 0,
    appToken: textIn(user.data, 'appToken'),
  };
  parts.use(session);
  return { session };
}

async function exchange(credentials: Exclude<Credentials, { token: string }>, ask: Ask): Promise<Step> {
  const { phone, areaCode, password, publicKey, cipherVersion } = credentials;
  const login = await step(ask, 'pwdLogin', {
    appTypeCode: APP_TYPE_CODE,
    areaCode,
    cipherVersion,
    source: DEFAULT_SOURCE_ID,
    loginType: DEFAULT_LOGIN_TYPE,
    registered: true,
    phoneCipher: encrypt(publicKey, phone),
    passwordCipher: encrypt(publicKey, password),
  });
  return 'refused' in login
    ? login
    : step(ask, 'exchangeTemporaryToken', { token: textIn(login.data, 'token') });
}

/** A response without its essential field counts as a failure. */
async function step(ask: Ask, name: CallName, request: Fields, needed = 'token'): Promise<Step> {
  const outcome = await ask(name, request);
  if (!outcome.reached) return { refused: `The login stops at ${name}: ${outcome.why}.` };
  if (!outcome.isSuccess) return { refused: refusal(name, outcome.code, outcome.message) };
  const data = (outcome.data ?? {}) as Fields;
  return textIn(data, needed) === ''
    ? { refused: `The login stops at ${name}: no ${needed} in it.` }
    : { data };
}

function refusal(name: CallName, code: string, message: string): string {
  const said = `The gateway refuses ${name} with ${code}${message && ` (${message})`}`;
  return code === ERROR_CODE.captchaNeeded
    ? `${said}: it asks for a captcha; give a session by GATEWAY_TOKEN instead.`
    : `${said}.`;
}

const textIn = (fields: Fields, name: string): string => String(fields[name] ?? '');
