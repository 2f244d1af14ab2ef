/**
 * Who the child is by now is what the program of a known parent asks first, and everything else waits for it. The document
 * asks it, and the program finds the answer under way. Only the very same question is answered by it, and once.
 */
import { STATUS_AHEAD } from '@/contract/first-paint';
import { HEADER } from '@/contract/wire';
import type { HttpRequest } from '../types';

export interface Ahead {
  readonly url: string;
  readonly token: string;
  /** By the device's clock, in milliseconds. */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
}

/** Of a start that took longer the answer may be of another day. */
const FRESH_MS = 10_000;

/** In the document. */
export function askAhead(url: string, token: string): void {
  const answer = fetch(url, { headers: { [HEADER.token]: token }, cache: 'no-store' });
  // The program may never ask: then nobody hears that it failed.
  answer.catch(() => undefined);
  const ahead: Ahead = { url, token, sentAt: Date.now(), answer };
  Object.assign(window, { [STATUS_AHEAD]: ahead });
}

/** In the program. undefined: it is another question, or was answered already. */
export function takeAhead({ method, url, headers }: HttpRequest): Ahead | undefined {
  const place = window as { [STATUS_AHEAD]?: Ahead | undefined };
  const ahead = place[STATUS_AHEAD];
  if (method !== 'GET' || ahead?.url !== url) return undefined;
  place[STATUS_AHEAD] = undefined;
  const isSame = Object.keys(headers).length === 1 && headers[HEADER.token] === ahead.token;
  const age = Date.now() - ahead.sentAt;
  return isSame && age >= 0 && age < FRESH_MS ? ahead : undefined;
}
