import { fail, ok } from '@/contract/errors';
import { bytesOf, OUTLIVING_BYTES } from '@/contract/wire';
import { bodyOfText } from '../answered-text';
import type { HttpRequest, HttpResponse, HttpTransport } from '../types';

/** fetch, with the body parsed. */
export const webTransport: HttpTransport = {
  send(request) {
    const controller = new AbortController();
    const response = ask(request.url, init(request, controller.signal))
      .then(async (answer) => ok({ status: answer.status, ...parse(await answer.text()) }))
      .catch(() => fail({ kind: 'network' } as const));
    return { response, abort: () => controller.abort() };
  },
};

/** Whether a request that is kept alive was ever answered here. */
let isKeptAlive = false;

/** Chromium before 81 refuses `keepalive` beside our headers, and sends nothing: it is asked without. */
async function ask(url: string, options: RequestInit): Promise<Response> {
  if (!options.keepalive || isKeptAlive) return fetch(url, options);
  try {
    const answer = await fetch(url, options);
    isKeptAlive = true;
    return answer;
  } catch {
    return fetch(url, { ...options, keepalive: false });
  }
}

function init({ method, headers, body, outlivesPage }: HttpRequest, signal: AbortSignal): RequestInit {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const jsonHeader: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
  const keepalive = outlivesPage === true && bytesOf(text ?? '') < OUTLIVING_BYTES;
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
