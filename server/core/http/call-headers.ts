/** Response headers of calls. API responses are never rendered, so the long document headers (about 1 kB) are left out. */
import type { Config } from '../config';

/** Half a year, same as for documents. */
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
