import { runInAction } from 'mobx';
import { observed } from '@/services/observed';
import { settled } from './settled';
import type { AppError, Result } from '@/contract/errors';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** One value that comes from somewhere. Keeps the old value while it loads again. */
export class Loadable<T> {
  status: LoadStatus = 'idle';
  value: T | undefined = undefined;
  error: AppError | undefined = undefined;
  private turn = 0;

  constructor() {
    observed(this);
  }

  /** True while there is nothing to show yet. */
  get isFirstLoad(): boolean {
    return this.value === undefined && (this.status === 'idle' || this.status === 'loading');
  }

  /** An answer that a later load has overtaken changes nothing; its own caller still gets it. */
  async load(fetch: () => Promise<Result<T>>): Promise<Result<T>> {
    const turn = ++this.turn;
    this.status = 'loading';
    const result = await settled(fetch);
    runInAction(() => {
      if (turn === this.turn) this.settle(result);
    });
    return result;
  }

  set(value: T): void {
    this.turn += 1;
    this.settle({ ok: true, value });
  }

  /** Back to the beginning; an answer under way is dropped. */
  reset(): void {
    this.turn += 1;
    this.status = 'idle';
    this.value = undefined;
    this.error = undefined;
  }

  private settle(result: Result<T>): void {
    this.status = result.ok ? 'ready' : 'failed';
    this.error = result.ok ? undefined : result.error;
    if (result.ok) this.value = result.value;
  }
}
