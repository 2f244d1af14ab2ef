import type { KeyValueStore } from '@/platform/types';

/**
 * One value that outlives the page: its name, the version of its shape, and how to tell a good value from leftovers of
 * an older program.
 */
export interface StoredValue<T> {
  readonly name: string;
  /** Raised when the shape changes; values of other versions count as absent. */
  readonly version: number;
  readonly isValid: (value: unknown) => value is T;
}

const PREFIX = 'wandou.';

/** Typed, versioned values over the host's store of texts. */
export class AppStorage {
  constructor(
    private readonly store: KeyValueStore,
    /** What can be asked for again: it goes first where room is short. */
    private readonly caches: readonly Pick<StoredValue<unknown>, 'name'>[] = [],
  ) {}

  get<T>(entry: StoredValue<T>): T | undefined {
    const text = this.store.get(PREFIX + entry.name);
    if (text === null) return undefined;
    const kept = parse(text);
    return kept?.version === entry.version && entry.isValid(kept.value) ? kept.value : undefined;
  }

  /** Whether it outlives the page. */
  set<T>(entry: StoredValue<T>, value: T): boolean {
    return this.store.set(PREFIX + entry.name, JSON.stringify({ version: entry.version, value }));
  }

  /** As `set`, for what a parent typed and what cannot be had again: the caches give way to it. */
  keep<T>(entry: StoredValue<T>, value: T): boolean {
    if (this.set(entry, value)) return true;
    this.caches.forEach((cache) => this.remove(cache));
    return this.set(entry, value);
  }

  remove(entry: Pick<StoredValue<unknown>, 'name'>): void {
    this.store.remove(PREFIX + entry.name);
  }
}

function parse(text: string): { version?: unknown; value?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
