import type { Call, CallEntry } from '@/contract/define';
import { fail, ok, type AppError, type Result } from '@/contract/errors';
import type { ApiClient, CallOptions, Counted } from '@/services/api/types';

export interface Sent<Request = unknown> {
  readonly call: CallEntry;
  readonly request: Request;
  readonly options: CallOptions | undefined;
}

type Answer = (request: unknown) => Promise<Result<Counted<unknown>>>;

/** A fake backend: returns prepared responses and records requests. */
export class FakeApi implements ApiClient {
  readonly sent: Sent[] = [];
  private readonly answers = new Map<CallEntry, Answer>();

  /** `response` may be a function of the request. `count` is part of the envelope. */
  on<Request, Response>(
    call: Call<Request, Response>,
    response: Response | ((request: Request) => Response),
    count?: number,
  ): this {
    const answer = (request: unknown): Response =>
      typeof response === 'function'
        ? (response as (asked: Request) => Response)(request as Request)
        : response;
    this.answers.set(call, (request) => Promise.resolve(ok({ data: answer(request), count })));
    return this;
  }

  onFailure(call: Call<never, unknown> | CallEntry, error: AppError): this {
    this.answers.set(call, () => Promise.resolve(fail(error)));
    return this;
  }

  /** Refuses with a code and a message, as the server does. */
  onRefusal(call: CallEntry, code: string, message: string): this {
    return this.onFailure(call, { kind: 'business', code, message });
  }

  /** The response waits until the returned function is called. */
  onHold<Request, Response>(call: Call<Request, Response>): (result: Result<Response>) => void {
    let release: (result: Result<Response>) => void = () => undefined;
    const held = new Promise<Result<Response>>((resolve) => {
      release = resolve;
    });
    this.answers.set(call, async () => {
      const result = await held;
      return result.ok ? ok({ data: result.value, count: undefined }) : result;
    });
    return release;
  }

  /** Requests of a call, oldest first. */
  requests<Request>(call: Call<Request, unknown>): Request[] {
    return this.sent.filter((sent) => sent.call === call).map(({ request }) => request as Request);
  }

  async call<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Response>> {
    const result = await this.answer(call, request, options);
    return result.ok ? ok(result.value.data as Response) : result;
  }

  async callCounted<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Counted<Response>>> {
    return (await this.answer(call, request, options)) as Result<Counted<Response>>;
  }

  private answer(
    call: CallEntry,
    request: unknown,
    options?: CallOptions,
  ): Promise<Result<Counted<unknown>>> {
    this.sent.push({ call, request, options });
    const answer = this.answers.get(call);
    return answer ? answer(request) : Promise.resolve(fail(unanswered(call)));
  }
}

/** Our own list calls are missing unless a test answers them, as on a gateway. */
const unanswered = (call: CallEntry): AppError =>
  call.inPlaceOf === undefined
    ? { kind: 'decode', reason: `the test has no answer for ${call.path}` }
    : { kind: 'http', status: 404 };
