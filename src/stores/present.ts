import { DEFAULT_INVITED_USER_ID } from '@/contract/account/values';
import { observed } from '@/services/observed';
import type { AppStorage } from '@/services/storage/app-storage';
import { stored, type KeptPresent } from '@/services/storage/values';

/** The invitation that brought the visitor, from the query presentID and userID; sent along with a login. */
export class PresentStore {
  info: KeptPresent = { presentId: '', invitedUserId: DEFAULT_INVITED_USER_ID };

  constructor(private readonly storage: AppStorage) {
    observed(this);
    this.info = storage.get(stored.present) ?? this.info;
  }

  /** A query without an invitation keeps the earlier one. */
  capture(query: { readonly presentID?: string; readonly userID?: string }): void {
    if (!query.presentID && !query.userID) return;
    const invitedUserId = Number(query.userID);
    this.info = {
      presentId: query.presentID ?? '',
      invitedUserId:
        Number.isSafeInteger(invitedUserId) && invitedUserId > 0 ? invitedUserId : DEFAULT_INVITED_USER_ID,
    };
    this.storage.set(stored.present, this.info);
  }
}
