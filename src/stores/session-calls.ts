import type { Call } from '@/contract/define';
import type { Result } from '@/contract/errors';
import type { ApiClient, CallOptions, Counted } from '@/services/api/types';
import type { SessionStore } from './session';

/**
 * The calls of the app: each belongs to the session that made it, and its answer is `late` when that has ended, so that
 * nothing of a parent reaches the next one, whatever a store does with answers. A call that brings its own token is of that
 * token, e.g. while a login is under way.
 */
export class SessionCalls implements ApiClient {
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
