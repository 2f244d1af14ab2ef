import type { AppStorage, StoredValue } from '@/services/storage/app-storage';

const keptToken = (scene: string): StoredValue<string> => ({
  name: `codeToken.${scene}`,
  version: 1,
  isValid: (value): value is string => typeof value === 'string',
});

/** Kept until the next code, so that a reload while the parent reads the message does not lose it (rule account-91). */
export function keepToken(storage: AppStorage, scene: string, token: string | undefined): void {
  if (token === undefined) storage.remove(keptToken(scene));
  else storage.set(keptToken(scene), token);
}

export const tokenKept = (storage: AppStorage, scene: string): string | undefined =>
  storage.get(keptToken(scene));
