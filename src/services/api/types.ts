import type { Call } from '@/contract/define';
import type { Result } from '@/contract/errors';

export interface CallOptions {
  /** Added to the service's headers, e.g. app-scene. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Used instead of the session's token, e.g. during a login. */
  readonly token?: string;
  /** Continues if the page closes meanwhile (keepalive): for calls that are not awaited. */
  readonly outlivesPage?: boolean;
}

export interface Counted<T> {
  readonly data: T;
  /** Of the whole list; undefined if the response has none. */
  readonly count: number | undefined;
}

/** Makes calls of the contract. Never throws, toasts or navigates. */
export interface ApiClient {
  /** The unwrapped `data` of a success; everything else is one of the closed union's errors. */
  call<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Response>>;
  /** As `call`, with the `count` of the envelope. */
  callCounted<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Counted<Response>>>;
}
