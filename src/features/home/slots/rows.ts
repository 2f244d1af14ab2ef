/** Groups entries into the operator's rows: rule home-19. */
import type { SlotItem } from '@/contract/home/schema';
import { CATEGORY_MAX_PER_ROW, ResourceType } from '@/contract/home/values';

const FIRST_ROW = 1;

export const isText = (entry: SlotItem): boolean =>
  entry.type === ResourceType.text || (entry.type === undefined && !entry.imgPath && textOf(entry) !== '');

/** A text entry's text; of a picture, its title. */
export const textOf = (entry: SlotItem): string => entry.textContent?.trim() || entry.title.trim();

/** Entries without picture or text are dropped. */
const isShowable = (entry: SlotItem): boolean =>
  isText(entry) ? textOf(entry) !== '' : Boolean(entry.imgPath);

/** By rowSort from 1, in response order within a row; rows longer than five are split. */
export function resourceRows(entries: readonly SlotItem[]): readonly (readonly SlotItem[])[] {
  return rowsBySort(entries).flatMap(inPieces);
}

/** For the text links at the bottom. */
export function firstOfEachRow(entries: readonly SlotItem[]): readonly SlotItem[] {
  return rowsBySort(entries).flatMap((row) => row.slice(0, 1));
}

function rowsBySort(entries: readonly SlotItem[]): SlotItem[][] {
  const rows = new Map<number, SlotItem[]>();
  for (const entry of entries.filter(isShowable)) {
    const sort = rowOf(entry);
    rows.set(sort, [...(rows.get(sort) ?? []), entry]);
  }
  return [...rows.entries()].sort(([left], [right]) => left - right).map(([, row]) => row);
}

/** Rows count from 1; an invalid number counts as 1. */
const rowOf = ({ rowSort }: SlotItem): number =>
  Number.isInteger(rowSort) && Number(rowSort) >= FIRST_ROW ? Number(rowSort) : FIRST_ROW;

function inPieces(row: readonly SlotItem[]): (readonly SlotItem[])[] {
  const pieces: (readonly SlotItem[])[] = [];
  for (let from = 0; from < row.length; from += CATEGORY_MAX_PER_ROW) {
    pieces.push(row.slice(from, from + CATEGORY_MAX_PER_ROW));
  }
  return pieces;
}
