import { fail, ok } from '@/contract/errors';
import { OUTLIVING_BYTES, TOGETHER_HEADER } from '@/contract/wire';
import { takeAhead } from '../first-paint/status-ahead';
import { bodyOfText } from '../answered-text';
import type { HttpRequest, HttpResponse, HttpTransport } from '../types';
import { webFirstPaint, whenDrawn } from './first-paint';

/** At most, as text travels. */
const BYTES_A_SIGN = 3;

/** fetch, with the body parsed. */
export const webTransport: HttpTransport = {
  send(request) {
    // What the document asked cannot be called back.
    const ahead = takeAhead(request);
    const controller = new AbortController();
    const ask = (): Promise<Response> => fetch(request.url, init(request, controller.signal));
    // A page that closes has no later task.
    const asked = ahead?.answer ?? (request.outlivesPage ? ask() : webFirstPaint.turn().then(ask));
    const sentAt = ahead && { sentAt: ahead.sentAt };
    const response = asked
      .then(async (answer) => {
        const offersTogether = answer.headers.has(TOGETHER_HEADER);
        return ok({ status: answer.status, ...parse(await answer.text()), offersTogether, ...sentAt });
      })
      .catch(() => fail({ kind: 'network' } as const))
      .then((outcome) => whenDrawn()?.then(() => outcome) ?? outcome);
    return { response, abort: () => controller.abort() };
  },
};

function init({ method, headers, body, outlivesPage }: HttpRequest, signal: AbortSignal): RequestInit {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const jsonHeader: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
  const keepalive = outlivesPage === true && BYTES_A_SIGN * (text?.length ?? 0) < OUTLIVING_BYTES;
  return {
    method,
    headers: { ...jsonHeader, ...headers },
    signal,
    cache: 'no-store',
    ...(text === undefined ? {} : { body: text }),
    ...(keepalive ? { keepalive } : {}),
  };
}

function parse(text: string): Pick<HttpResponse, 'body' | 'isPage'> {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return bodyOfText(text);
  }
}
