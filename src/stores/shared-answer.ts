import type { Result } from '@/contract/errors';
import type { App } from './app';
import { callerOf } from './caller';
import { Loadable } from './loadable';
import type { Part } from './app';

/**
 * One answer about the session for several parts of a page, e.g. a card and a popup: whoever asks, it is asked once. Each
 * gets it by `app.part`. `nothing` stands in its place until it is known, and where it cannot be had.
 */
export const sharedAnswer =
  <T>(nothing: T, fetch: (app: App) => Promise<Result<T>>): Part<SharedAnswer<T>> =>
  (app) =>
    new SharedAnswer(app, nothing, () => fetch(app));

export class SharedAnswer<T> {
  private readonly answer = new Loadable<T>();
  private underWay: Promise<T> | undefined = undefined;
  /** undefined: nobody yet. */
  private askedFor: string | undefined = undefined;

  /** Observable through `value` and `isAwaited`. */
  constructor(
    private readonly app: Pick<App, 'session' | 'student'>,
    private readonly nothing: T,
    private readonly fetch: () => Promise<Result<T>>,
  ) {
    app.session.onLogout(() => this.reset());
  }

  /** The last good one of this session. */
  get value(): T {
    return this.answer.value ?? this.nothing;
  }

  /** Until the first answer, good or bad. */
  get isAwaited(): boolean {
    return this.answer.isFirstLoad;
  }

  /** Asks anew, as a pull does; who asks meanwhile gets the same answer. A failure leaves the last good one. */
  load(): Promise<T> {
    const caller = callerOf(this.app);
    if (this.underWay && this.askedFor === caller) return this.underWay;
    // Nothing of the parent before may show, not even while it loads.
    if (this.askedFor !== caller) this.answer.reset();
    this.askedFor = caller;
    const underWay = this.answer.load(this.fetch).then((result) => {
      if (this.underWay === underWay) this.underWay = undefined;
      return result.ok ? result.value : this.nothing;
    });
    this.underWay = underWay;
    return underWay;
  }

  /** Asks where nobody has in this session. */
  once(): Promise<T> {
    if (this.askedFor !== callerOf(this.app)) return this.load();
    return this.underWay ?? Promise.resolve(this.value);
  }

  /** What is known without asking. */
  set(value: T): void {
    this.answer.set(value);
  }

  private reset(): void {
    this.underWay = undefined;
    this.askedFor = undefined;
    this.answer.reset();
  }
}
