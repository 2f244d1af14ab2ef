import type { EventRecord } from '@/contract/events';
import type { Platform } from '@/platform/types';
import type { ApiClient } from '../api/types';
import type { Clock, Scheduler, Timer } from '../clock';
import type { AppStorage } from '../storage/app-storage';
import { backoff, NextRun } from '../sync/backoff';
import { deliver, nextList } from './delivery';
import { KeptQueue, type Kept } from './kept-queue';

export interface OutboxParts {
  readonly platform: Pick<Platform, 'onNetworkChange'>;
  readonly api: Pick<ApiClient, 'call'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly storage: AppStorage;
  userId(): number;
  /** Distinguishes this page from the browser's other tabs. */
  readonly owner: string;
}

/** Beyond this the oldest are dropped, e.g. during a long time offline. */
const MAX_KEPT = 100;
/** Characters of JSON: a hundred fit into any storage, and two into a keepalive request. */
const MAX_RECORD = 4_000;
/** WeChat allows ten parallel requests, and the parent's own have priority. */
const MAX_FLYING = 2;
const SAVE_MS = 1000;
const SEND_MS = 3000;
const PAUSES = { first: SEND_MS, longest: 60_000 };
/** Time until a crashed tab's lease expires; live tabs renew theirs more often. */
const LEASE_MS = 15_000;
const LEASE_BEAT_MS = 5000;
/** A record that the server fails on must not block the others. */
const MAX_TRIES = 5;

/**
 * Stores records until the server accepts them, across reloads, and sends those of a few seconds as a list. All tabs share one queue in
 * storage; the one with the lease sends, so that nothing is sent twice. Where that fails, e.g. when a tab crashes while sending, the server
 * deduplicates by event_id.
 */
export class Outbox {
  private readonly queue: KeptQueue;
  /** Not in the queue yet. */
  private fresh: EventRecord[] = [];
  /** Sent, to be removed from the queue. */
  private readonly done = new Set<string>();
  private readonly tries = new Map<string, number>();
  /** Records of a rejected list: each is sent alone, so that one does not block the others. */
  private readonly apart = new Set<string>();
  /** Event ids of this round, and those of it still to be sent. */
  private readonly round = new Set<string>();
  private waiting: EventRecord[] = [];
  private flying = 0;
  private isHolding = false;
  private leaseEnd = 0;
  private isFailing = false;
  /** Rounds in a row. */
  private failures = 0;
  private readonly saving: NextRun;
  private readonly next: NextRun;
  private beat: Timer | undefined;

  constructor(private readonly parts: OutboxParts) {
    this.queue = new KeptQueue(parts.storage);
    this.saving = new NextRun(parts.scheduler, () => this.save());
    this.next = new NextRun(parts.scheduler, () => this.start());
    parts.platform.onNetworkChange((isOnline) => {
      if (isOnline) this.start();
    });
    if (this.queue.read().records.length > 0) this.next.after(SEND_MS);
  }

  add(record: EventRecord): void {
    if (JSON.stringify(record).length > MAX_RECORD) return;
    this.fresh.push(record);
    if (this.fresh.length > MAX_KEPT) this.fresh.shift();
    this.saving.after(SAVE_MS);
    this.next.after(SEND_MS);
  }

  /** The page is hidden and may never return: store pending records, and send what is possible. */
  flush(): void {
    if (!this.isSending) return this.start();
    const { records } = this.save();
    if (!this.isFailing) this.sendAll(records);
  }

  private get isSending(): boolean {
    return this.flying > 0;
  }

  /** A round: everything in the queue now. */
  private start(): void {
    this.next.stop();
    if (this.isSending) return this.next.after(SEND_MS);
    const { owner, until, records } = this.save(true);
    if (records.length === 0) return;
    if (owner !== this.parts.owner) return this.next.after(Math.max(until - this.parts.clock.now(), SAVE_MS));
    this.isFailing = false;
    this.round.clear();
    this.beat = this.parts.scheduler.every(LEASE_BEAT_MS, () => this.save());
    this.sendAll(records);
  }

  private sendAll(records: readonly EventRecord[]): void {
    const more = records.filter(({ event_id: id }) => !this.round.has(id));
    more.forEach(({ event_id: id }) => this.round.add(id));
    this.waiting.push(...more);
    this.pump();
  }

  private pump(): void {
    // After the page was suspended, read the queue again.
    if (this.waiting.length > 0 && (!this.isHolding || this.parts.clock.now() >= this.leaseEnd)) {
      this.waiting = [];
      this.next.after(SEND_MS);
    }
    while (this.flying < MAX_FLYING) {
      const list = nextList(this.parts.api, this.waiting, ({ event_id: id }) => this.apart.has(id));
      if (list.length === 0) break;
      this.waiting = this.waiting.slice(list.length);
      void this.send(list);
    }
    if (!this.isSending) this.end();
  }

  private async send(list: readonly EventRecord[]): Promise<void> {
    this.flying += 1;
    const delivery = await deliver(this.parts.api, list, this.parts.userId());
    this.flying -= 1;
    const isRefused = delivery === 'refused';
    if (list.length > 1 && (isRefused || delivery === 'later')) {
      list.forEach(({ event_id: id }) => this.apart.add(id));
      if (isRefused) this.waiting = [...list, ...this.waiting];
    } else {
      list
        .filter(
          (record) =>
            delivery === 'taken' || isRefused || (delivery === 'later' && this.hasTriedEnough(record)),
        )
        .forEach(({ event_id: id }) => this.forget(id));
    }
    if (delivery !== 'taken' && !isRefused) this.isFailing = true;
    if (this.isFailing) this.waiting = [];
    this.pump();
  }

  private forget(id: string): void {
    this.tries.delete(id);
    this.apart.delete(id);
    this.done.add(id);
    this.saving.after(SAVE_MS);
  }

  private hasTriedEnough({ event_id: id }: EventRecord): boolean {
    const count = (this.tries.get(id) ?? 0) + 1;
    this.tries.set(id, count);
    return count >= MAX_TRIES;
  }

  private end(): void {
    this.beat?.stop();
    this.isHolding = false;
    this.saving.after(SAVE_MS);
    if (!this.isFailing) {
      this.failures = 0;
      return;
    }
    this.next.stop();
    this.next.after(backoff(this.failures, PAUSES));
    this.failures += 1;
  }

  /** Merges this page's changes into the queue; `takes` acquires the lease if it is free. Returns the stored state. */
  private save(takes = false): Kept {
    this.saving.stop();
    const { owner, clock } = this.parts;
    const now = clock.now();
    const kept = this.queue.read();
    // A lease that ends too late was written before the clock was set back.
    const isLent = kept.owner !== owner && kept.until > now && kept.until <= now + LEASE_MS;
    const records = [...kept.records.filter(({ event_id: id }) => !this.done.has(id)), ...this.fresh];
    this.fresh = [];
    this.done.clear();
    this.isHolding = !isLent && (this.isHolding || takes) && records.length > 0;
    this.leaseEnd = now + LEASE_MS;
    const lease = isLent ? kept : this.isHolding ? { owner, until: this.leaseEnd } : { owner: '', until: 0 };
    const next = { owner: lease.owner, until: lease.until, records: records.slice(-MAX_KEPT) };
    this.queue.write(next);
    return next;
  }
}
