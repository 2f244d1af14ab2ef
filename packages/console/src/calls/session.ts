/** Who is logged in. Kept by the tab alone, so that closing it ends it here too. */
import type { StaffRole } from '../../../../src/contract/staff/values';

export interface Session {
  readonly token: string;
  readonly name: string;
  readonly role: StaffRole;
}

const KEY = 'console.session';

export class SessionKeeper {
  constructor(private readonly storage: Storage) {}

  read(): Session | null {
    const kept = this.storage.getItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as Session);
  }

  keep({ token, name, role }: Session): void {
    this.storage.setItem(KEY, JSON.stringify({ token, name, role }));
  }

  forget(): void {
    this.storage.removeItem(KEY);
  }
}
