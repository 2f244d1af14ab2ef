import { withPlainDigits } from '@/contract/typed-digits';

/** Looks like a phone: 11 digits that start as mobile numbers do, with or without separators, within any text. */
const PHONE = /(^|\D)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(\D|$)/;
/** A named secret, or a long word without a meaning, in the query or path of an address; a JSON web token anywhere. */
const SECRET =
  /[?&#][\w-]*(token|ticket|auth|secret|session|openid|code)[\w-]*=[^&#]|[=/][\w-]{24,}(?=$|[/?&#])|\beyJ[\w-]+\.[\w-]+\./i;

/** No phone number and no token is ever tracked: a value that looks like one is dropped, however it got there. */
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

/** Of an address only where it leads: what follows may be anybody's. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? '';
