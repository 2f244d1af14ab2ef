import type { AppStorage } from '@/services/storage/app-storage';
import { keptValues } from '@/services/storage/kept-values';

/**
 * Copies of the backend's answers that the next start would show at once. Who is logged in, the last phone and drafts are
 * no copies and stay.
 */
const entries = Object.values(keptValues);

/** Bytes, as the phone stores them. */
export const pageCacheBytes = (storage: AppStorage): number =>
  entries.reduce((total, entry) => {
    const value = storage.get<unknown>(entry as never);
    return value === undefined ? total : total + bytesOf(JSON.stringify(value));
  }, 0);

export const clearPageCache = (storage: AppStorage): void =>
  entries.forEach((entry) => storage.remove(entry));

/** UTF-8. Not every host has a TextEncoder. */
function bytesOf(text: string): number {
  return [...text].reduce((total, character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) return total + 1;
    if (code < 0x800) return total + 2;
    return total + (code < 0x10000 ? 3 : 4);
  }, 0);
}
