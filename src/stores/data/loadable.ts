import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, fail, isRefusal, type AppError, type Result } from '@/contract/errors';
import { toResult } from './to-result';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** missing: does not exist, so that a retry is useless. Only `find` ends there. */
export type LoadedStatus = LoadStatus | 'missing';

/** A value loaded asynchronously. Keeps the old value during a reload. */
export class Loadable<T> {
  status: LoadedStatus = 'idle';
  value: T | undefined = undefined;
  error: AppError | undefined = undefined;
  private epoch = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** True while there is nothing to show yet. */
  get isFirstLoad(): boolean {
    return this.value === undefined && (this.status === 'idle' || this.status === 'loading');
  }

  /** A response overtaken by a later load is ignored here; its own caller still gets it. */
  load(fetch: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.take(fetch, () => false);
  }

  /** Loads the item of this name; undefined (an address without `recordId`) counts as missing. */
  find<Name>(name: Name | undefined, fetch: (name: Name) => Promise<Result<T>>): Promise<Result<T>> {
    return this.take(() => (name === undefined ? Promise.resolve(NAMELESS) : fetch(name)), isMissing);
  }

  set(value: T): void {
    this.epoch += 1;
    this.settle({ ok: true, value }, false);
  }

  /** Back to the initial state; a response under way is ignored. */
  reset(): void {
    this.epoch += 1;
    this.status = 'idle';
    this.value = undefined;
    this.error = undefined;
  }

  private async take(
    fetch: () => Promise<Result<T>>,
    isMissing: (error: AppError) => boolean,
  ): Promise<Result<T>> {
    const epoch = ++this.epoch;
    this.status = 'loading';
    const result = await toResult(fetch);
    runInAction(() => {
      if (epoch === this.epoch) this.settle(result, !result.ok && isMissing(result.error));
    });
    return result;
  }

  /** A missing item clears the value. */
  private settle(result: Result<T>, isMissing: boolean): void {
    this.error = result.ok ? undefined : result.error;
    if (result.ok) this.value = result.value;
    if (isMissing) this.value = undefined;
    this.status = result.ok ? 'ready' : isMissing ? 'missing' : 'failed';
  }
}

const NAMELESS = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

const isMissing = (error: AppError): boolean => isRefusal(error, BACKEND_CODE.notFound);
