import type { AskedCall } from '@/contract/together.schema';
import { togetherCall } from '@/contract/together';
import { fail, ok } from '@/contract/errors';
import type { HttpExchange, HttpRequest, HttpResponse, HttpTransport } from '@/platform/types';
import { Together } from '@/services/api/together';
import { FakeTime } from '../../support/fakes/fake-time';
import { settled } from '../tracking/support/settled';

export const TIMEOUT_MS = 20_000;

/** A backend that answers with what it was asked. What `slow` names takes longer than the others; `silent` is never answered. */
export class Backend implements HttpTransport {
  readonly sent: HttpRequest[] = [];
  aborted = 0;
  isOffering = true;
  isReachable = true;
  /** Nothing is answered. */
  isHolding = false;
  slow: readonly string[] = [];
  silent: readonly string[] = [];
  /** What it answers to several at once instead of answering them. */
  instead: HttpResponse | undefined;

  send(request: HttpRequest): HttpExchange {
    this.sent.push(request);
    const abort = (): void => void (this.aborted += 1);
    if (!this.isReachable) return { response: Promise.resolve(fail({ kind: 'network' })), abort };
    const answer = this.isHolding ? undefined : this.answer(request);
    return { response: answer ? Promise.resolve(ok(answer)) : new Promise(() => undefined), abort };
  }

  /** How many calls each request brought. */
  get sizes(): number[] {
    return this.sent.map((request) => (isTogether(request) ? callsIn(request).length : 1));
  }

  private answer(request: HttpRequest): HttpResponse | undefined {
    if (!isTogether(request)) return this.single(request);
    if (this.instead) return this.instead;
    const answers = callsIn(request).map((call) =>
      this.slow.includes(call.path) || this.silent.includes(call.path)
        ? { later: true }
        : { status: 200, body: echoOf(call.path, call) },
    );
    return { status: 200, body: { code: '00000000', data: { answers } }, offersTogether: this.isOffering };
  }

  private single(request: HttpRequest): HttpResponse | undefined {
    const path = request.url.replace(/^https:\/\/[^/]+/, '');
    if (this.silent.includes(path)) return undefined;
    return { status: 200, body: echoOf(path, request), offersTogether: this.isOffering };
  }
}

export const isTogether = ({ url }: HttpRequest): boolean => url.endsWith(togetherCall.path);
export const callsIn = ({ body }: HttpRequest): readonly AskedCall[] =>
  (body as { calls: AskedCall[] }).calls;
const echoOf = (
  path: string,
  { method, headers, body }: Pick<HttpRequest, 'method' | 'headers' | 'body'>,
) => ({
  echo: JSON.stringify([method, path, headers, body]),
});

export const HOST = 'https://api.example.com';

export const asked = (path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: `${HOST}${path}`,
  headers: { token: `token-of-${path}` },
  timeoutMs: TIMEOUT_MS,
  togetherAt: HOST,
  ...more,
});

export function open(offering = [HOST]) {
  const backend = new Backend();
  const time = new FakeTime();
  const together = new Together({
    plain: backend,
    clock: time,
    scheduler: time,
    hasOffered: (base) => offering.includes(base),
  });
  const timers = async (): Promise<void> => {
    await settled();
    time.advance(0);
    await settled();
  };
  /** What was asked is sent, and what was answered is handed on. */
  const task = async (): Promise<void> => {
    await timers();
    await timers();
  };
  return { backend, time, together, timers, task };
}
