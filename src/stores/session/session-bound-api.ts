import type { Call } from '@/contract/define';
import type { Result } from '@/contract/errors';
import type { ApiClient, CallOptions, Counted } from '@/services/api/types';
import type { SessionStore } from './session';

/**
 * Binds each call to the session that made it: if the session has ended, the result is `stale`, so that no parent's data reaches the next
 * one. A call with its own token belongs to that token, e.g. during a login.
 */
export class SessionBoundApi implements ApiClient {
  constructor(
    private readonly api: ApiClient,
    private readonly session: Pick<SessionStore, 'own'>,
  ) {}

  call<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Response>> {
    return this.own(this.api.call(call, request, options), options);
  }

  callCounted<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Counted<Response>>> {
    return this.own(this.api.callCounted(call, request, options), options);
  }

  private own<T>(answer: Promise<Result<T>>, options?: CallOptions): Promise<Result<T>> {
    return options?.token === undefined ? this.session.own(answer) : answer;
  }
}
