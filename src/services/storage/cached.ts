import type { AppStorage, StoredValue } from './app-storage';

export interface Owned<T> {
  /** A userId; 0: a visitor. */
  readonly owner: number;
  readonly value: T;
}

interface Owner {
  readonly isLoggedIn: boolean;
  readonly user: { readonly userId: number };
}

/** In characters: browsers allow a site about five million in total. Longer values are not stored. */
const MAX_LENGTH = 120_000;

/**
 * The last successful response, cached for its user: the next start shows it at once, also offline. create-app removes it with the session.
 */
export class Cached<T> {
  constructor(
    private readonly storage: AppStorage,
    private readonly session: Owner,
    private readonly entry: StoredValue<Owned<T>>,
  ) {}

  /** Of the current user. */
  get value(): T | undefined {
    const kept = this.storage.get(this.entry);
    return kept && kept.owner === this.owner ? kept.value : undefined;
  }

  keep(value: T): void {
    const { owner } = this;
    const isKept = owner !== undefined && JSON.stringify(value).length <= MAX_LENGTH;
    if (isKept) this.storage.set(this.entry, { owner, value });
    else this.storage.remove(this.entry);
  }

  /** undefined: the user's id is unknown, so the data could be taken for another's. */
  private get owner(): number | undefined {
    const { isLoggedIn, user } = this.session;
    return isLoggedIn ? user.userId || undefined : 0;
  }
}
