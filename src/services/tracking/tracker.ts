import type { EventName, EventPayloads, EventRecord } from '@/contract/events';
import type { Clock } from '../clock';
import type { Outbox, OutboxParts } from './outbox';
import { withoutQuery, eventRecord, type RecordParts } from './record';
import type { Tracker } from './types';

type TrackerParts = RecordParts & Omit<OutboxParts, 'owner'> & { readonly clock: Clock };

/** Only until the outbox is loaded, which has its own limit. */
const MAX_HELD = 100;

/** Behaviour tracking: recorded synchronously, stored and sent by the outbox, never blocking. */
export class EventTracker implements Tracker {
  private held: EventRecord[] = [];
  private outbox: Outbox | undefined;
  private opening: Promise<void> | undefined;
  private count = 0;
  private lastPath = '';
  private lastPage = '';

  constructor(private readonly parts: TrackerParts) {}

  track<N extends EventName>(name: N, payload: EventPayloads[N]): void {
    try {
      this.count += 1;
      const { count, lastPath, parts } = this;
      this.add(eventRecord(parts, { name, payload, at: parts.clock.now(), count, lastPath }));
    } catch {
      // An unserializable payload is dropped; the caller must not fail.
    }
  }

  pageView(page: string, path: string): void {
    const place = withoutQuery(path);
    this.track('page_view', { page, path: place, from: this.lastPage });
    this.lastPage = page;
    this.lastPath = place;
  }

  flush(): void {
    if (this.outbox) this.outbox.flush();
    else if (this.held.length > 0) void this.open().then(() => this.outbox?.flush());
  }

  private add(record: EventRecord): void {
    if (this.outbox) return this.outbox.add(record);
    this.held.push(record);
    if (this.held.length > MAX_HELD) this.held.shift();
    // The first event occurs when the first page shows: load the outbox after that.
    this.opening ??= this.parts.platform.firstPaint.whenRemoved().then(() => this.open());
  }

  private async open(): Promise<void> {
    try {
      const { Outbox: Opened } = await import('./outbox');
      if (this.outbox) return;
      const outbox = new Opened({ ...this.parts, owner: this.parts.sessionId });
      this.held.forEach((record) => outbox.add(record));
      this.held = [];
      this.outbox = outbox;
    } catch {
      // The chunk cannot be loaded offline: retry at the next event.
      this.opening = undefined;
    }
  }
}
