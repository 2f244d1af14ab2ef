import { useRef, useState, type RefObject } from 'react';
import type { AnswerOf, BodyOf, Item } from '@/contract/questions/question.schema';

/** Index for a height, by the row centers at the drag's start. */
const placeAt = (middles: readonly number[], taken: number, y: number): number =>
  middles.filter((middle, at) => (at < taken ? middle < y : at > taken && middle <= y)).length;

export interface RowDrag {
  readonly list: RefObject<unknown>;
  readonly row: (key: string) => (box: unknown) => void;
  /** The dragged row and its offset in CSS pixels. */
  readonly taken: { readonly key: string; readonly by: number } | null;
  /** Position of a row during a drag, by style only, so that no row is moved in the document. */
  readonly placeOf: (key: string) => number;
  readonly take: (key: string) => void;
  /** `y` of the pointer. */
  readonly carry: (y: number) => void;
  readonly drop: (isMeant: boolean) => void;
}

interface Hold {
  readonly key: string;
  /** Row centers from the top of the list, at the drag's start. */
  readonly middles: readonly number[];
  readonly place: number;
  readonly by: number;
}

/** Drag of a row. The answer changes once, on drop. */
export function useDraggedRow(
  keys: readonly string[],
  onDrop: (key: string, place: number) => void,
): RowDrag {
  const list = useRef<unknown>(null);
  const rows = useRef(new Map<string, HTMLElement>()).current;
  const [hold, draw] = useState<Hold | null>(null);
  const held = useRef<Hold | null>(null);
  const setHold = (next: Hold | null): void => {
    held.current = next;
    draw(next);
  };
  const topOf = (box: unknown): number => (box instanceof HTMLElement ? box.getBoundingClientRect().top : 0);
  const middleOf = (key: string): number => {
    const row = rows.get(key);
    return row ? topOf(row) - topOf(list.current) + row.getBoundingClientRect().height / 2 : 0;
  };
  const preview = hold ? moved(keys, keys.indexOf(hold.key), hold.place) : keys;
  return {
    list,
    row: (key) => (box) => {
      if (box instanceof HTMLElement) rows.set(key, box);
    },
    taken: hold && { key: hold.key, by: hold.by },
    placeOf: (key) => preview.indexOf(key),
    take: (key) => setHold({ key, middles: keys.map(middleOf), place: keys.indexOf(key), by: 0 }),
    carry(y) {
      const now = held.current;
      if (!now) return;
      const height = y - topOf(list.current);
      const place = placeAt(now.middles, keys.indexOf(now.key), height);
      setHold({ ...now, place, by: height - (now.middles[place] ?? height) });
      // Scrolls a long list along.
      const row = rows.get(now.key);
      if (place !== now.place && typeof row?.scrollIntoView === 'function')
        row.scrollIntoView({ block: 'nearest' });
    },
    drop(isMeant) {
      const now = held.current;
      setHold(null);
      if (now && isMeant) onDrop(now.key, now.place);
    },
  };
}

/** The child's order, or the initial one. Removed items are dropped, new ones come last. */
export function standing({ items }: BodyOf<'order'>, { keys }: AnswerOf<'order'>): readonly Item[] {
  const put = keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  return [...put, ...items.filter((item) => !put.includes(item))];
}

/** Moves the item from `from` to `to`. */
export function moved<Value>(things: readonly Value[], from: number, to: number): readonly Value[] {
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length || to === from) return things;
  const others = things.filter((_, at) => at !== from);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}
