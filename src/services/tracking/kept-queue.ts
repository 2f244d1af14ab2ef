import type { EventRecord } from '@/contract/events';
import type { AppStorage } from '../storage/app-storage';
import { stored, type StoredEvents } from '../storage/values';

export type Kept = Omit<StoredEvents, 'records'> & { readonly records: readonly EventRecord[] };

const EMPTY: Kept = { owner: '', until: 0, records: [] };

/** The queue in storage, to survive a reload; in memory while storage is full or forbidden. */
export class KeptQueue {
  private memory: Kept | undefined;

  constructor(private readonly storage: AppStorage) {}

  /** Drops invalid records: storage may have been written by anyone. */
  read(): Kept {
    if (this.memory) return this.memory;
    const kept = this.storage.get(stored.trackedEvents);
    return kept ? { ...kept, records: kept.records.filter(isRecord) } : EMPTY;
  }

  write(kept: Kept): void {
    this.memory = undefined;
    if (kept.owner === '' && kept.records.length === 0) return this.storage.remove(stored.trackedEvents);
    this.storage.set(stored.trackedEvents, kept);
    // A full storage loses the value silently: verify.
    const { owner, until, records } = this.read();
    const isKept =
      owner === kept.owner && until === kept.until && idOfLast(records) === idOfLast(kept.records);
    if (!isKept) this.memory = kept;
  }
}

const idOfLast = (records: readonly EventRecord[]): string | undefined =>
  records[records.length - 1]?.event_id;

function isRecord(value: unknown): value is EventRecord {
  const { event_id, event_name, user_id } = (value ?? {}) as Partial<Record<keyof EventRecord, unknown>>;
  return typeof event_id === 'string' && typeof event_name === 'string' && typeof user_id === 'number';
}
