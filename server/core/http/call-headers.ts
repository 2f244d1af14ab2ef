/** Nothing in an answer of a call is run or shown by itself: the headers of documents, a kilobyte, would only be carried along. */
import type { Config } from '../config';

/** Half a year, as documents say it. */
const TRANSPORT = { 'strict-transport-security': 'max-age=15552000' } as const;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

export const callHeaders = ({ production }: Config): Readonly<Record<string, string>> => ({
  ...HEADERS,
  ...(production ? TRANSPORT : {}),
});
