/**
 * Lists and details as their parent saw them last: a few, kept on the device like the tabs. Which, and where each is kept, is
 * decided here, so that the document's script and the program agree.
 */

/**
 * Those that parents come to from a message, a bookmark or an icon of their own, and whose words the device may hold.
 * `isOfItsDay`: on another day it says what is wrong.
 */
export const LATEST_PAGES = {
  myOrder: { isOfItsDay: false },
  myClassList: { isOfItsDay: true },
} as const;
export type LatestPage = keyof typeof LATEST_PAGES;

export const LATEST_INDEX = 'kept.latest';
/** As many as there are looks; the oldest goes. */
export const LATEST_SLOTS = ['kept.latest0', 'kept.latest1', 'kept.latest2', 'kept.latest3'] as const;
export type LatestSlot = (typeof LATEST_SLOTS)[number];

/** What lies where, the newest first. */
export interface LatestEntry {
  readonly address: string;
  readonly slot: LatestSlot;
}

/** The same page of the same thing, whichever way one came. `query` with its question mark, or empty. */
export const addressOf = (page: LatestPage, query: string): string => page + query;

export const slotOf = (entries: unknown, address: string): LatestSlot | undefined =>
  Array.isArray(entries)
    ? (entries as readonly LatestEntry[]).find((entry) => entry.address === address)?.slot
    : undefined;

/** With this one as the newest, where it was or in the place of the oldest. */
export function withNewest(entries: readonly LatestEntry[], address: string): readonly LatestEntry[] {
  const others = entries.filter((entry) => entry.address !== address).slice(0, LATEST_SLOTS.length - 1);
  const own = slotOf(entries, address);
  const free = LATEST_SLOTS.find((slot) => others.every((entry) => entry.slot !== slot));
  const slot = own ?? free ?? LATEST_SLOTS[0];
  return [{ address, slot }, ...others];
}
