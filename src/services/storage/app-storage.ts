import type { KeyValueStore } from '@/platform/types';
import { isListOf, isShape } from './shapes';

/** A persistent value: its name, the version of its shape, and a guard that rejects values of older versions of the app. */
export interface StoredValue<T> {
  readonly name: string;
  /** Increment when the shape changes; values of other versions count as absent. */
  readonly version: number;
  readonly isValid: (value: unknown) => value is T;
}

const PREFIX = 'wandou.';

interface Drafted {
  readonly owner: number;
  readonly name: string;
}

/** Owners of the drafts on the device, by value name. */
const DRAFTS: StoredValue<readonly Drafted[]> = {
  name: 'drafts',
  version: 1,
  isValid: isListOf(isShape<Drafted>({ owner: 'number', name: 'string' })),
};

/** Typed, versioned values in the host's text storage. */
export class AppStorage {
  constructor(
    private readonly store: KeyValueStore,
    /** Values that can be loaded again: evicted first if storage is full. */
    private readonly caches: readonly Pick<StoredValue<unknown>, 'name'>[] = [],
  ) {}

  get<T>(entry: StoredValue<T>): T | undefined {
    const text = this.store.get(PREFIX + entry.name);
    if (text === null) return undefined;
    const kept = parse(text);
    return kept?.version === entry.version && entry.isValid(kept.value) ? kept.value : undefined;
  }

  /** Returns whether it was persisted. */
  set<T>(entry: StoredValue<T>, value: T): boolean {
    return this.store.set(PREFIX + entry.name, JSON.stringify({ version: entry.version, value }));
  }

  /** As `set`, for input and other values that cannot be loaded again: evicts the caches if needed. */
  keep<T>(entry: StoredValue<T>, value: T): boolean {
    if (this.set(entry, value)) return true;
    this.caches.forEach((cache) => this.remove(cache));
    return this.set(entry, value);
  }

  /** As `keep`, for this parent's unsent input: another parent's login drops it. 0: a visitor's, which stays. */
  keepDraft<T>(owner: number, entry: StoredValue<T>, value: T): boolean {
    const { name } = entry;
    if (!this.drafts.some((known) => known.name === name && known.owner === owner)) {
      const others = this.drafts.filter((known) => known.name !== name && this.has(known));
      this.set(DRAFTS, [...others, { owner, name }]);
    }
    return this.keep(entry, value);
  }

  /** Drops all drafts except this parent's and visitors'. */
  dropDraftsOfOthers(owner: number): void {
    const others = this.drafts.filter((draft) => draft.owner > 0 && draft.owner !== owner);
    if (others.length === 0) return;
    others.forEach((draft) => this.remove(draft));
    this.set(
      DRAFTS,
      this.drafts.filter((draft) => this.has(draft)),
    );
  }

  private get drafts(): readonly Drafted[] {
    return this.get(DRAFTS) ?? [];
  }

  private has({ name }: Pick<StoredValue<unknown>, 'name'>): boolean {
    return this.store.get(PREFIX + name) !== null;
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
