import type { AppStorage, StoredValue } from '../storage/app-storage';
import { isListOf, isObject } from '../storage/shapes';

interface Entry {
  readonly owner: number;
  readonly key: string;
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  'owner' in value &&
  typeof value.owner === 'number' &&
  'key' in value &&
  typeof value.key === 'string';

/** In characters: browsers limit a site to some five million. */
const MAX_LENGTH = 150_000;

interface ShelfOf<T> {
  /** Storage name and prefix of its entries. */
  readonly name: string;
  readonly version: number;
  /** Maximum entries; the least recently used is dropped. */
  readonly most: number;
  readonly isValid: (value: unknown) => value is T;
}

/** Per-user values by key, stored separately, so that a keystroke writes only its own entry. Users never see each other's. */
export class Shelf<T> {
  private readonly index: StoredValue<readonly Entry[]>;

  constructor(
    private readonly storage: AppStorage,
    private readonly of: ShelfOf<T>,
  ) {
    this.index = { name: `${of.name}.index`, version: of.version, isValid: isListOf(isEntry) };
  }

  get(owner: number, key: string): T | undefined {
    return owner > 0 ? this.storage.get(this.valueOf({ owner, key })) : undefined;
  }

  /** Returns whether it survives a reload. Without a known user id nothing is stored: it could be taken for another user's. */
  set(owner: number, key: string, value: T): boolean {
    if (owner <= 0 || JSON.stringify(value).length > MAX_LENGTH) return false;
    const entry = { owner, key };
    if (!this.isNewest(entry)) this.note(entry);
    return this.storage.keepDraft(owner, this.valueOf(entry), value);
  }

  remove(owner: number, key: string): void {
    const entry = { owner, key };
    this.storage.remove(this.valueOf(entry));
    this.storage.set(
      this.index,
      this.entries.filter((other) => !isSame(other, entry)),
    );
  }

  private note(entry: Entry): void {
    const others = this.entries.filter((other) => !isSame(other, entry));
    const kept = [...others, entry];
    const surplus = kept.slice(0, Math.max(0, kept.length - this.of.most));
    surplus.forEach((old) => this.storage.remove(this.valueOf(old)));
    this.storage.set(this.index, kept.slice(surplus.length));
  }

  private isNewest(entry: Entry): boolean {
    const last = this.entries[this.entries.length - 1];
    return last !== undefined && isSame(last, entry);
  }

  /** Read on each access: other tabs write it too. */
  private get entries(): readonly Entry[] {
    return this.storage.get(this.index) ?? [];
  }

  private valueOf({ owner, key }: Entry): StoredValue<T> {
    return {
      name: `${this.of.name}.${owner}.${key}`,
      version: this.of.version,
      isValid: this.of.isValid,
    };
  }
}

const isSame = (one: Entry, other: Entry): boolean => one.owner === other.owner && one.key === other.key;
