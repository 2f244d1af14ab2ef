import type { KeyValueStore } from './types';

interface Texts {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Private windows and full disks throw on access: then values live as long as the page, and `set` returns false. */
export function keyValues(open: () => Texts): KeyValueStore {
  const memory = new Map<string, string>();
  const attempt = <T>(access: (texts: Texts) => T, otherwise: T): T => {
    try {
      return access(open());
    } catch {
      return otherwise;
    }
  };
  return {
    // A value that could not be stored is newer than the stored one.
    get: (key) => memory.get(key) ?? attempt((texts) => texts.getItem(key), null),
    set: (key, value) => {
      const isKept = attempt((texts) => {
        texts.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((texts) => texts.removeItem(key), undefined);
    },
  };
}
