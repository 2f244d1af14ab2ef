import { makeAutoObservable, runInAction } from 'mobx';
import type { Result } from '@/contract/errors';

interface WishOf {
  /** Sends the new state; returns the new count. */
  readonly send: (isWanted: boolean) => Promise<Result<number>>;
  readonly onSettled: (is: boolean, count: number) => void;
  readonly onRefused: (result: Result<number>) => void;
}

/**
 * Optimistic toggle of a like or collection: shown at once and sent one at a time, so that the last of several quick taps counts. Rolled
 * back on an error.
 */
export class Wish {
  isWanted = false;
  private known = false;
  private knownCount = 0;
  private isSending = false;

  constructor(private readonly of: WishOf) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get count(): number {
    const mine = Number(this.isWanted) - Number(this.known);
    return Math.max(0, this.knownCount + mine);
  }

  /** The server's state; ignored while a request is pending. */
  take(is: boolean, count: number): void {
    if (this.isSending) return;
    this.isWanted = is;
    this.learn(is, count);
  }

  toggle(): void {
    this.isWanted = !this.isWanted;
    void this.send();
  }

  private async send(): Promise<void> {
    if (this.isSending || this.isWanted === this.known) return;
    const { isWanted } = this;
    this.isSending = true;
    const result = await this.of.send(isWanted);
    runInAction(() => {
      this.isSending = false;
      if (result.ok) this.settle(isWanted, result.value);
      else this.giveUp(result);
    });
  }

  private settle(is: boolean, count: number): void {
    this.learn(is, count);
    this.of.onSettled(is, count);
    void this.send();
  }

  private giveUp(result: Result<number>): void {
    this.isWanted = this.known;
    this.of.onRefused(result);
  }

  private learn(is: boolean, count: number): void {
    this.known = is;
    this.knownCount = count;
  }
}
