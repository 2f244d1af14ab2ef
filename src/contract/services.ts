/** The services behind the app: envelope, success codes, headers and timeouts. */
import { MEMBER_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './wire';

/**
 * standard: {code, count?, message, data}; stepUp: {code, msg, data}; captcha: {repCode, repMsg, repData}; signPackage:
 * {code, signPackage}; learningPartner: {code, message or info, list}; flat: {code, msg, …fields}, the payload is the
 * whole body; bare: the body is the payload, without a code.
 */
export type EnvelopeKind =
  | 'standard'
  | 'stepUp'
  | 'captcha'
  | 'signPackage'
  | 'learningPartner'
  | 'flat'
  | 'bare';

/**
 * appid: the app id of the member service; device: appVersion, system… (native apps only); token: `token`; bearer: `Authorization: Bearer`;
 * home: `klzz_ol_home_time`, `klzz_ol_home_token`, `klzz_ol_home_uid`; staff: the staff auth type of the unification assets.
 */
export type HeaderGroup = 'appid' | 'device' | 'token' | 'bearer' | 'home' | 'staff';

/** Which base URL of the operator's configuration a service uses. */
export type HostName =
  | 'main'
  | 'member'
  | 'gateway'
  | 'crm'
  | 'assets'
  | 'stepUp'
  | 'learningPartner'
  | 'report'
  | 'tracking';

export interface ServiceEntry {
  readonly host: HostName;
  readonly envelope: EnvelopeKind;
  /** Compared as strings: '0', 0, '00000000' and 200 occur in both types (rule shell-38). */
  readonly successCodes: readonly string[];
  readonly headers: readonly HeaderGroup[];
  /** Milliseconds. */
  readonly timeoutMs: number;
  /** The generic client retries once on 404, 504 or no response; the member and CRM clients do not. */
  readonly retries: boolean;
}

const generic = { timeoutMs: REQUEST_TIMEOUT_MS, retries: true } as const;

export const services = {
  /** Accounts: login, codes, tokens. */
  member: {
    host: 'member',
    envelope: 'standard',
    successCodes: ['0'],
    headers: ['appid', 'device', 'bearer'],
    timeoutMs: MEMBER_TIMEOUT_MS,
    retries: false,
  },
  /** The AJ-Captcha protocol. */
  captcha: { host: 'member', envelope: 'captcha', successCodes: ['0000'], headers: [], ...generic },
  /** The product's own service: /v1/…. */
  product: {
    host: 'main',
    envelope: 'standard',
    successCodes: ['00000000', '0', '200'],
    headers: ['token'],
    ...generic,
  },
  /** {gateway}/api/aic-ug and aic-config. */
  growth: {
    host: 'gateway',
    envelope: 'standard',
    successCodes: ['00000000', '0', '200'],
    headers: ['bearer', 'token', 'home'],
    ...generic,
  },
  crm: {
    host: 'crm',
    envelope: 'standard',
    successCodes: ['0', '200'],
    headers: ['appid'],
    timeoutMs: MEMBER_TIMEOUT_MS,
    retries: false,
  },
  /** Remaining hours. */
  assets: {
    host: 'assets',
    envelope: 'standard',
    successCodes: ['0', '200'],
    headers: ['appid', 'bearer'],
    ...generic,
  },
  /** Leave summary. */
  unificationAssets: {
    host: 'gateway',
    envelope: 'standard',
    successCodes: ['00000000', '0', '200'],
    headers: ['bearer', 'staff'],
    ...generic,
  },
  stepUp: { host: 'stepUp', envelope: 'stepUp', successCodes: ['200'], headers: ['home'], ...generic },
  /** GET {host}/user/student/checkTag: {code, tagCheck, msg}. */
  studentTag: { host: 'stepUp', envelope: 'flat', successCodes: ['200'], headers: ['home'], ...generic },
  learningPartner: {
    host: 'learningPartner',
    envelope: 'learningPartner',
    successCodes: ['0'],
    headers: ['bearer'],
    ...generic,
  },
  report: {
    host: 'report',
    envelope: 'standard',
    successCodes: ['200'],
    headers: ['bearer', 'home'],
    ...generic,
  },
  /** Poster share task: {code, msg, data}; its success code is not shown, so every known one counts. */
  poster: {
    host: 'report',
    envelope: 'stepUp',
    successCodes: ['00000000', '0', '200'],
    headers: ['token'],
    ...generic,
  },
  /** WeChat JS-SDK signatures. */
  wechatShare: {
    host: 'main',
    envelope: 'signPackage',
    successCodes: ['200'],
    headers: ['token'],
    ...generic,
  },
  tracking: { host: 'tracking', envelope: 'standard', successCodes: ['0'], headers: ['token'], ...generic },
  /** Static JSON files with a timestamp as cache buster. */
  staticJson: { host: 'main', envelope: 'bare', successCodes: [], headers: [], ...generic },
} as const satisfies Record<string, ServiceEntry>;

export type ServiceName = keyof typeof services;
