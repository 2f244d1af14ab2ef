import { fail, ok } from '@/contract/errors';
import type { HttpExchange, HttpRequest, HttpResponse, HttpTransport } from '@/platform/types';

type Reply = Partial<HttpResponse> | 'no response' | 'silence';

/** A fake network: returns prepared responses in order, and repeats the last one. */
export class FakeTransport implements HttpTransport {
  readonly requests: HttpRequest[] = [];
  aborted = 0;
  private readonly replies: Reply[] = [];

  reply(...replies: Reply[]): this {
    this.replies.push(...replies);
    return this;
  }

  send(request: HttpRequest): HttpExchange {
    this.requests.push(request);
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0];
    const abort = (): void => void (this.aborted += 1);
    if (reply === 'silence') return { response: new Promise(() => undefined), abort };
    if (reply === undefined || reply === 'no response') {
      return { response: Promise.resolve(fail({ kind: 'network' })), abort };
    }
    return { response: Promise.resolve(ok({ status: 200, body: undefined, ...reply })), abort };
  }
}
