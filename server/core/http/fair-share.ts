/**
 * One parent's share of an instance: so many calls at a time, the others wait for them, and so much work a minute. Without it twenty dear
 * questions of one account hold every database connection. In memory: it protects this process.
 */
import type { FairLimits } from '../config';
import type { FairRefusal } from '../metrics';
import { MINUTE, SECOND, type Clock } from '../time';
import type { BusinessError } from './handler';
import { overThisMinute } from './limits';

interface Share {
  running: number;
  readonly waiting: (() => void)[];
}

/** More than any screen asks at once. */
const MOST_WAITING = 100;

/**
 * From this part of the minute's time on its calls are made one at a time, and after each it waits three times as long as that took: an
 * instance has one thread, and in the pauses it is there for others.
 */
const AT_EASE = 1 / 5;
const PAUSE = 3;
const MOST_PAUSE_MS = 5 * SECOND;

export class FairShare {
  private readonly shares = new Map<string, Share>();
  private spent = new Map<string, number>();
  private minute = 0;

  constructor(
    private readonly clock: Clock,
    private readonly limits: FairLimits,
    private readonly onRefusal: (why: FairRefusal) => void = () => undefined,
  ) {}

  /** Runs `work` in the share of `who`; `times`: how many parents stand behind one address. Throws 429 if the share is used up. */
  async take<T>(who: string, work: () => Promise<T>, times = 1): Promise<T> {
    const share = this.shares.get(who) ?? { running: 0, waiting: [] };
    this.shares.set(who, share);
    if (this.partSpent(who, times) > 1) throw this.refusal('time');
    if (share.waiting.length > 0 || share.running >= this.mostOf(who, times)) await this.waitForRoom(share);
    else share.running += 1;
    const since = performance.now();
    try {
      return await work();
    } finally {
      const ms = performance.now() - since;
      const spent = this.ofThisMinute();
      spent.set(who, (spent.get(who) ?? 0) + ms);
      const next = () => this.next(who, share, times);
      if (this.isGreedy(who, times)) setTimeout(next, Math.min(ms * PAUSE, MOST_PAUSE_MS)).unref();
      else next();
    }
  }

  /** Of the minute's time; more than 1: used up. */
  private partSpent(who: string, times: number): number {
    return (this.ofThisMinute().get(who) ?? 0) / (this.limits.secondsPerMinute * times * SECOND);
  }

  /** Never many behind one address: each would pay for all. */
  private isGreedy(who: string, times: number): boolean {
    return times === 1 && this.partSpent(who, times) > AT_EASE;
  }

  private mostOf(who: string, times: number): number {
    return this.isGreedy(who, times) ? 1 : this.limits.atOnce * times;
  }

  private async waitForRoom({ waiting }: Share): Promise<void> {
    if (waiting.length >= MOST_WAITING) throw this.refusal('waiting');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  private refusal(why: FairRefusal): BusinessError {
    this.onRefusal(why);
    return overThisMinute(this.clock);
  }

  /** Passes the slot to the first waiting calls, before any new one can take it. */
  private next(who: string, share: Share, times: number): void {
    share.running -= 1;
    while (share.running < this.mostOf(who, times)) {
      const first = share.waiting.shift();
      if (first === undefined) break;
      share.running += 1;
      first();
    }
    if (share.running === 0) this.shares.delete(who);
  }

  private ofThisMinute(): Map<string, number> {
    const minute = Math.floor(this.clock.now().getTime() / MINUTE);
    if (minute !== this.minute) this.spent = new Map();
    this.minute = minute;
    return this.spent;
  }
}
