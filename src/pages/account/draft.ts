import { lastPhone } from '@/features/account/phone-and-code/phone-and-code';
import type { AppStorage, StoredValue } from '@/services/storage/app-storage';

export type LoginMode = 'sms' | 'password';

/** Survives a reload, or leaving and returning, during a login. Stored on the device only. */
export interface LoginDraft {
  readonly mode: LoginMode;
  readonly mobile: string;
  readonly areaCode: string;
}

const keptDraft: StoredValue<LoginDraft> = {
  name: 'loginDraft',
  version: 1,
  isValid: (value): value is LoginDraft => {
    if (typeof value !== 'object' || value === null) return false;
    const { mode, mobile, areaCode } = value as Partial<LoginDraft>;
    return (
      (mode === 'sms' || mode === 'password') && typeof mobile === 'string' && typeof areaCode === 'string'
    );
  },
};

/** The unfinished login, else the phone of the last one. */
export function readDraft(storage: AppStorage): LoginDraft {
  return storage.get(keptDraft) ?? { mode: 'sms', ...lastPhone(storage) };
}

export const keepDraft = (storage: AppStorage, draft: LoginDraft): void => void storage.set(keptDraft, draft);
export const dropDraft = (storage: AppStorage): void => storage.remove(keptDraft);
