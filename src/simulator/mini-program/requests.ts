/** The mini program's requests in the shape of fetch, which the console slows, fails and watches. */
import { fail, ok, type Result } from '@/contract/errors';
import type { Answer, Init, Send, Signal } from '../console/send';

interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs: number;
}

interface Response {
  readonly status: number;
  readonly body: unknown;
}

/** Of the app's platform. */
export interface Transport {
  send(request: Request): {
    readonly response: Promise<Result<Response, { readonly kind: 'network' }>>;
    abort(): void;
  };
}

interface Asked extends Init {
  readonly request: Request;
}

interface Answered extends Answer {
  readonly response: Response;
}

type Asks = Send<string, Asked, Answered>;

/** A transport whose requests go through `wrap`. */
export function wrapTransport({ send }: Transport, wrap: (real: Asks) => Asks): Transport {
  const ask = wrap(async (_url, init) => {
    if (!init) throw new TypeError('no request');
    const exchange = send(init.request);
    init.signal?.addEventListener('abort', () => exchange.abort());
    const result = await exchange.response;
    if (!result.ok) throw new TypeError(result.error.kind);
    return answered(result.value);
  });
  return {
    send: (request) => {
      const signal = new Stop();
      const { method, url, body } = request;
      const response = ask(url, { method, signal, request, body: JSON.stringify(body) }).then(
        (answer) => ok(answer.response),
        () => fail({ kind: 'network' } as const),
      );
      return { response, abort: () => signal.abort() };
    },
  };
}

const answered = (response: Response): Answered => ({
  status: response.status,
  clone: () => ({ json: () => Promise.resolve(response.body) }),
  response,
});

/** A simulated one; '' is no JSON. */
export const answerOf = (status: number, text: string): Answered =>
  answered({ status, body: text === '' ? undefined : JSON.parse(text) });

/** The mini program has no AbortController. */
class Stop implements Signal {
  aborted = false;
  private readonly listeners: (() => void)[] = [];

  addEventListener(_name: 'abort', stop: () => void): void {
    this.listeners.push(stop);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    this.listeners.forEach((stop) => stop());
  }
}
