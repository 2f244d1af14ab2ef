import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, fail, isRefusal, type AppError, type Result } from '@/contract/errors';
import { settled } from './settled';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** missing: there is no such thing, which trying again does not change. Only `find` ends there. */
export type LoadedStatus = LoadStatus | 'missing';

/** One value that comes from somewhere. Keeps the old value while it loads again. */
export class Loadable<T> {
  status: LoadedStatus = 'idle';
  value: T | undefined = undefined;
  error: AppError | undefined = undefined;
  private turn = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** True while there is nothing to show yet. */
  get isFirstLoad(): boolean {
    return this.value === undefined && (this.status === 'idle' || this.status === 'loading');
  }

  /** An answer that a later load has overtaken changes nothing; its own caller still gets it. */
  load(fetch: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.take(fetch, () => false);
  }

  /** The one thing of this name; an address that names none (`recordId`) names nothing that there is. */
  find<Name>(name: Name | undefined, fetch: (name: Name) => Promise<Result<T>>): Promise<Result<T>> {
    return this.take(() => (name === undefined ? Promise.resolve(NAMELESS) : fetch(name)), isMissing);
  }

  set(value: T): void {
    this.turn += 1;
    this.settle({ ok: true, value }, false);
  }

  /** Back to the beginning; an answer under way is dropped. */
  reset(): void {
    this.turn += 1;
    this.status = 'idle';
    this.value = undefined;
    this.error = undefined;
  }

  private async take(
    fetch: () => Promise<Result<T>>,
    isGone: (error: AppError) => boolean,
  ): Promise<Result<T>> {
    const turn = ++this.turn;
    this.status = 'loading';
    const result = await settled(fetch);
    runInAction(() => {
      if (turn === this.turn) this.settle(result, !result.ok && isGone(result.error));
    });
    return result;
  }

  /** What is gone takes the value along that was there before. */
  private settle(result: Result<T>, isGone: boolean): void {
    this.error = result.ok ? undefined : result.error;
    if (result.ok) this.value = result.value;
    if (isGone) this.value = undefined;
    this.status = result.ok ? 'ready' : isGone ? 'missing' : 'failed';
  }
}

const NAMELESS = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

const isMissing = (error: AppError): boolean => isRefusal(error, BACKEND_CODE.notFound);
