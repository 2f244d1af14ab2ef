/**
 * One parent's share of an instance: so many calls at a time, the others wait for them, and so much work a minute. Without it twenty dear
 * questions of one account hold every database connection. In memory: it protects this process.
 */
import type { FairLimits } from '../config';
import { MINUTE, SECOND, type Clock } from '../time';
import type { BusinessError } from './handler';
import { overThisMinute } from './limits';

/** Too many calls wait, or the minute's time is used up. */
export type FairRefusal = 'waiting' | 'time';

interface Share {
  running: number;
  readonly waiting: (() => void)[];
}

/** More than any screen asks at once. */
const MOST_WAITING = 100;

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
    if ((this.ofThisMinute().get(who) ?? 0) > this.limits.secondsPerMinute * times * SECOND)
      throw this.refusal('time');
    if (share.running >= this.limits.atOnce * times) await this.turn(share);
    else share.running += 1;
    const since = performance.now();
    try {
      return await work();
    } finally {
      const spent = this.ofThisMinute();
      spent.set(who, (spent.get(who) ?? 0) + performance.now() - since);
      this.next(who, share);
    }
  }

  private async turn({ waiting }: Share): Promise<void> {
    if (waiting.length >= MOST_WAITING) throw this.refusal('waiting');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  private refusal(why: FairRefusal): BusinessError {
    this.onRefusal(why);
    return overThisMinute(this.clock);
  }

  /** Passes the slot to the first waiting call, before any new one can take it. */
  private next(who: string, share: Share): void {
    const first = share.waiting.shift();
    if (first !== undefined) return first();
    share.running -= 1;
    if (share.running === 0) this.shares.delete(who);
  }

  private ofThisMinute(): Map<string, number> {
    const minute = Math.floor(this.clock.now().getTime() / MINUTE);
    if (minute !== this.minute) this.spent = new Map();
    this.minute = minute;
    return this.spent;
  }
}
