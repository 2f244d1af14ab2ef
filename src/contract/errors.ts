/** Error codes named by the specification, by their meaning to a client. */
export const ERROR_CODE = {
  /** Session expired, on three services. */
  sessionExpired: '1000010',
  sessionInvalid: '1000014',
  sessionRevoked: '10000004',
  /** Password login: device limit reached. */
  deviceLimit: '100088',
  /** SMS login: the caller's own text replaces the server's. */
  smsLoginRefused: '1000012',
  /** A captcha is required before a code is sent. */
  captchaNeeded: '4011',
} as const;

/** Codes that force a login, unless the page is login-free or the call is exempt. */
export const FORCED_LOGIN_CODES: readonly string[] = [
  ERROR_CODE.sessionExpired,
  ERROR_CODE.sessionInvalid,
  ERROR_CODE.sessionRevoked,
];

/** Codes of the reference backend where the specification shows none (assumed). */
export const BACKEND_CODE = {
  badInput: '10000001',
  notFound: '10000002',
  forbidden: '10000003',
  conflict: '10000005',
  tooManyRequests: '10000006',
  unavailable: '10000007',
  wrongCredentials: '1000011',
  codeWrong: '1000013',
  codeExpired: '1000015',
  codeSendTooOften: '1000016',
  codeAttemptsUsedUp: '1000017',
  phoneNotRegistered: '1000018',
  cipherInvalid: '1000019',
  temporaryTokenInvalid: '1000020',
  buildTooOld: '1000021',
} as const;

/** The closed union of all errors between a screen and the outside. */
export type AppError =
  /** `isForeign`: a captive portal (a hotel's Wi-Fi) responded with its own page. */
  | { readonly kind: 'network'; readonly isForeign?: boolean }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number }
  /** `data`: the refusal's payload, unvalidated; absent if empty. The caller knows the shape. */
  | {
      readonly kind: 'business';
      readonly code: string;
      readonly message: string;
      readonly data?: unknown;
    }
  | { readonly kind: 'auth'; readonly code: string; readonly message: string }
  | { readonly kind: 'decode'; readonly reason: string }
  | { readonly kind: 'unsupported'; readonly ability: string }
  /** `isExplained`: the parent has read why, and been shown the way to allow it. */
  | { readonly kind: 'denied'; readonly ability: string; readonly isExplained?: true }
  /** The session ended or changed during the request: the response is discarded and nothing is shown. */
  | { readonly kind: 'stale' };

export type Result<T, E = AppError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** No response from the server: cached data remains usable. */
export const isUnreachable = ({ kind }: AppError): boolean => kind === 'network' || kind === 'timeout';

/** The server may not have processed the request. */
export const isUnheard = (error: AppError): boolean => isUnreachable(error) || error.kind === 'http';

/** The server refused with one of these codes. */
export const isRefusal = (error: AppError | undefined, ...codes: readonly string[]): boolean =>
  error?.kind === 'business' && codes.includes(error.code);
