import type { Result } from '@/contract/errors';
import type { App, Singleton } from '../app/app';
import { sessionKey } from '../session/session-key';
import { Loadable } from './loadable';

/**
 * One response shared by several parts of a page, e.g. a card and a popup, and requested once. Accessed by `app.get`. `nothing` is the
 * value until the response arrives, and if it fails.
 */
export const sharedResponse =
  <T>(nothing: T, fetch: (app: App) => Promise<Result<T>>): Singleton<SharedResponse<T>> =>
  (app) =>
    new SharedResponse(app, nothing, () => fetch(app));

export class SharedResponse<T> {
  private readonly answer = new Loadable<T>();
  private pending: Promise<T> | undefined = undefined;
  /** undefined: not requested yet. */
  private askedFor: string | undefined = undefined;

  /** Observable through `value` and `isAwaited`. */
  constructor(
    private readonly app: Pick<App, 'session' | 'student'>,
    private readonly nothing: T,
    private readonly fetch: () => Promise<Result<T>>,
  ) {
    app.session.onLogout(() => this.reset());
  }

  /** The last successful response of this session. */
  get value(): T {
    return this.answer.value ?? this.nothing;
  }

  /** Until the first response, successful or not. */
  get isAwaited(): boolean {
    return this.answer.isFirstLoad;
  }

  /** Requests again, as on a pull to refresh; concurrent callers share the response. A failure keeps the last value. */
  load(): Promise<T> {
    const caller = sessionKey(this.app);
    if (this.pending && this.askedFor === caller) return this.pending;
    // Never show the previous parent's data, not even while loading.
    if (this.askedFor !== caller) this.answer.reset();
    this.askedFor = caller;
    const pending = this.answer.load(this.fetch).then((result) => {
      if (this.pending === pending) this.pending = undefined;
      return result.ok ? result.value : this.nothing;
    });
    this.pending = pending;
    return pending;
  }

  /** Requests unless this session already has. */
  once(): Promise<T> {
    if (this.askedFor !== sessionKey(this.app)) return this.load();
    return this.pending ?? Promise.resolve(this.value);
  }

  /** A value known without a request. */
  set(value: T): void {
    this.answer.set(value);
  }

  private reset(): void {
    this.pending = undefined;
    this.askedFor = undefined;
    this.answer.reset();
  }
}
