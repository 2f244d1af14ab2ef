import type { AppStorage, StoredValue } from './app-storage';

/** A value and whose it is. */
export interface Owned<T> {
  /** A userId; 0: a visitor. */
  readonly owner: number;
  readonly value: T;
}

interface Owner {
  readonly isLoggedIn: boolean;
  readonly user: { readonly userId: number };
}

/** In characters: browsers give a site some five million for everything. What is longer is not kept. */
const MAX_LENGTH = 120_000;

/**
 * The last good answer to one question, kept on the device for the user it was given to: the next start shows it at once,
 * and without a network. Create-app forgets it with the session.
 */
export class Kept<T> {
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

  /** undefined: somebody whose id is not known, whose data could be taken for another's. */
  private get owner(): number | undefined {
    const { isLoggedIn, user } = this.session;
    return isLoggedIn ? user.userId || undefined : 0;
  }
}
