import { fail, ok } from '@/contract/errors';
import { takeAhead, type Ahead } from '../first-paint/status-ahead';
import type { HttpExchange, HttpRequest, HttpTransport } from '../types';

/** Browsers refuse to let more than this outlive a page. */
const MAX_OUTLIVING_BYTES = 60_000;

/** fetch, with the body parsed. */
export const webTransport: HttpTransport = {
  send(request) {
    const ahead = takeAhead(request);
    if (ahead) return underWay(ahead);
    const controller = new AbortController();
    const response = fetch(request.url, init(request, controller.signal))
      .then(async (answer) => ok({ status: answer.status, body: parse(await answer.text()) }))
      .catch(() => fail({ kind: 'network' } as const));
    return { response, abort: () => controller.abort() };
  },
};

/** Asked by the document: nothing of it can be called back. */
function underWay({ answer, sentAt }: Ahead): HttpExchange {
  const response = answer.then((got) =>
    got ? ok({ status: got.status, body: parse(got.text), sentAt }) : fail({ kind: 'network' } as const),
  );
  return { response, abort: () => undefined };
}

function init({ method, headers, body, outlivesPage }: HttpRequest, signal: AbortSignal): RequestInit {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const jsonHeader: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
  const keepalive = outlivesPage === true && (text?.length ?? 0) < MAX_OUTLIVING_BYTES;
  return {
    method,
    headers: { ...jsonHeader, ...headers },
    signal,
    cache: 'no-store',
    ...(text === undefined ? {} : { body: text }),
    ...(keepalive ? { keepalive } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
