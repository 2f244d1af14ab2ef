/**
 * The general limit applies to every request, so it is not counted in the database each time: an instance reserves a part of the
 * window's allowance and spends it from memory. All instances together never exceed the limit.
 */
import type { Db } from '../db/types';
import { MINUTE, type Clock } from '../time';
import { count } from './counters';

interface Lease {
  remaining: number;
  /** The window's allowance is used up: skip the database. */
  spent: boolean;
  drawing: Promise<boolean> | null;
}

const PARTS = 40;

export class LeasedLimit {
  private leases = new Map<string, Lease>();
  private window = 0;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly name: string,
    private readonly limit: number,
    private readonly windowMs = MINUTE,
  ) {}

  /** Takes `amount` (one request, or kilobytes) from the allowance of `who` in this window; false if it is used up. */
  async take(who: string, amount = 1): Promise<boolean> {
    const window = Math.floor(this.clock.now().getTime() / this.windowMs);
    if (window !== this.window) {
      this.window = window;
      this.leases = new Map();
    }
    const lease = this.leases.get(who) ?? { remaining: 0, spent: false, drawing: null };
    this.leases.set(who, lease);
    while (lease.remaining < amount) {
      if (lease.spent) return false;
      lease.drawing ??= this.draw(who, lease);
      if (!(await lease.drawing)) return false;
    }
    lease.remaining -= amount;
    return true;
  }

  private async draw(who: string, lease: Lease): Promise<boolean> {
    const part = Math.max(1, Math.floor(this.limit / PARTS));
    try {
      const { windowMs } = this;
      const total = await count(this.db, this.clock, { key: `${this.name}:${who}`, windowMs }, part);
      const drawn = Math.max(0, Math.min(part, this.limit - (total - part)));
      lease.remaining += drawn;
      lease.spent = drawn === 0;
      return !lease.spent;
    } finally {
      lease.drawing = null;
    }
  }
}
