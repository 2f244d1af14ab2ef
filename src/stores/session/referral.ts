import { makeAutoObservable } from 'mobx';
import { DEFAULT_INVITED_USER_ID } from '@/contract/account/start-values';
import type { AppStorage } from '@/services/storage/app-storage';
import { stored, type StoredReferral } from '@/services/storage/values';

interface EntryQuery {
  readonly presentID?: string;
  readonly userID?: string;
  readonly presentKey?: string;
  readonly sourceKey?: string;
}

/**
 * The invitation and source of the visit, from the query: presentID and userID or presentKey, and sourceKey. Sent with a login, which
 * resolves the keys (referrer.ts).
 */
export class ReferralStore {
  info: StoredReferral = { presentId: '', invitedUserId: DEFAULT_INVITED_USER_ID };

  constructor(private readonly storage: AppStorage) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.info = storage.get(stored.present) ?? this.info;
  }

  /** A query without an invitation keeps the earlier one; likewise the source. */
  capture({ presentID, userID, presentKey, sourceKey }: EntryQuery): void {
    if (!presentID && !userID && !presentKey && !sourceKey) return;
    const isInvited = presentID || userID || presentKey;
    this.info = {
      ...(isInvited ? { presentId: presentID ?? '', invitedUserId: idOf(userID), presentKey } : this.info),
      sourceKey: sourceKey || this.info.sourceKey,
    };
    this.storage.set(stored.present, this.info);
  }
}

function idOf(text: string | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : DEFAULT_INVITED_USER_ID;
}
