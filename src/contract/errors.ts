/** Codes that the specification names, each with what it means to a client. */
export const ERROR_CODE = {
  /** Login state expired, on three services. */
  sessionExpired: '1000010',
  sessionInvalid: '1000014',
  sessionRevoked: '10000004',
  /** Password login: more devices than the account may use. */
  deviceLimit: '100088',
  /** SMS login: the caller's own text is shown instead of the server's. */
  smsLoginRefused: '1000012',
  /** Sending a code needs a captcha first. */
  captchaNeeded: '4011',
} as const;

/** Codes that force a login, unless the page is login-free or the call is exempt. */
export const FORCED_LOGIN_CODES: readonly string[] = [
  ERROR_CODE.sessionExpired,
  ERROR_CODE.sessionInvalid,
  ERROR_CODE.sessionRevoked,
];

/** Ours (assumed): what the reference backend answers where the specification shows no code. */
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
} as const;

/** The one closed union of what can go wrong between a screen and the world. */
export type AppError =
  /** `isForeign`: a network that wants a login first (a hotel's Wi-Fi) answered in the server's place, with a page of its own. */
  | { readonly kind: 'network'; readonly isForeign?: boolean }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number }
  /** `data`: what the refusal's envelope carried, unchecked; absent where it was nothing. Its caller knows the shape. */
  | {
      readonly kind: 'business';
      readonly code: string;
      readonly message: string;
      readonly data?: unknown;
    }
  | { readonly kind: 'auth'; readonly code: string; readonly message: string }
  | { readonly kind: 'decode'; readonly reason: string }
  | { readonly kind: 'unsupported'; readonly ability: string }
  | { readonly kind: 'denied'; readonly ability: string }
  /** Whoever asked has logged out or is somebody else by now: the answer is nobody's, and nothing is shown of it. */
  | { readonly kind: 'late' };

export type Result<T, E = AppError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Nobody answered: what was known before is as good as ever. */
export const isUnreachable = ({ kind }: AppError): boolean => kind === 'network' || kind === 'timeout';

/** The server may know nothing of what it was told. */
export const isUnheard = (error: AppError): boolean => isUnreachable(error) || error.kind === 'http';

/** The server said no, with one of these codes. */
export const isRefusal = (error: AppError | undefined, ...codes: readonly string[]): boolean =>
  error?.kind === 'business' && codes.includes(error.code);
