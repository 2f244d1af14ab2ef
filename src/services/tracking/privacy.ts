import { withPlainDigits } from '@/contract/typed-digits';

/** A phone number: 11 digits starting like a mobile number, with or without separators, within any text. */
const PHONE = /(^|\D)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(\D|$)/;
/** A named secret, or a long random-looking word, in the query or path of an address; a JSON web token anywhere. */
const SECRET =
  /[?&#][\w-]*(token|ticket|auth|secret|session|openid|code)[\w-]*=[^&#]|[=/][\w-]{24,}(?=$|[/?&#])|\beyJ[\w-]+\.[\w-]+\./i;

/** Phone numbers and tokens are never tracked: a value that looks like one is dropped, whatever its source. */
export function withoutSecrets(payload: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => !isSecret(value)));
}

function isSecret(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') {
    return PHONE.test(withPlainDigits(String(value))) || SECRET.test(String(value));
  }
  if (Array.isArray(value)) return value.some(isSecret);
  return typeof value === 'object' && value !== null && Object.values(value).some(isSecret);
}

/** The path of an address only: its parameters may be private. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? '';
