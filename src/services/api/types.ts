import type { Call } from '@/contract/define';
import type { Result } from '@/contract/errors';

export interface CallOptions {
  /** Added to those of the service, e.g. app-scene. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Used instead of the session's, e.g. while a login is under way. */
  readonly token?: string;
  /** Goes on when the page closes meanwhile: for what nobody waits for. */
  readonly outlivesPage?: boolean;
}

export interface Counted<T> {
  readonly data: T;
  /** Of the whole list; undefined when the answer does not tell. */
  readonly count: number | undefined;
}

/** Makes calls of the contract. Never throws, toasts or navigates. */
export interface ApiClient {
  /** The unwrapped `data` of a success; everything else is an error of the closed union. */
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
