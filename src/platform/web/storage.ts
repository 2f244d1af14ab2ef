import type { KeyValueStore } from '../types';

/** Private windows and full disks throw on any access: then what is kept lives as long as the page. */
export function webStorage(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const attempt = <T>(access: (storage: Storage) => T, otherwise: T): T => {
    try {
      return access(open());
    } catch {
      return otherwise;
    }
  };
  return {
    // What could not be kept is newer than what is.
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
