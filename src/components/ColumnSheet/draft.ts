import { useState, useSyncExternalStore } from 'react';
import { chosenIndex, type ColumnsOf, type ColumnValue, type ColumnValues, type PickerColumn } from './types';

/** A new object on every change. */
interface DraftState {
  readonly columns: readonly PickerColumn[];
  readonly isMoving: boolean;
  /** Increments when the columns must snap to their choice at once. */
  readonly stops: number;
}

/** Far longer than a wheel rolls: fallback if its end event is missing. */
const LONGEST_ROLL_MS = 1500;

/**
 * The choice in an open sheet, updated synchronously: React renders later, on a slow phone much later, and a choice based on the last
 * render would revert the one before it.
 */
export class ColumnDraft {
  /** Kept while a column moves: passing February must not lose the 31st. */
  private asked: ColumnValues;
  private state: DraftState;
  private readonly moving = new Set<number>();
  private readonly listeners = new Set<() => void>();
  private waiting: { take: () => void; limit: ReturnType<typeof setTimeout> } | undefined;

  constructor(
    private readonly columnsOf: ColumnsOf,
    start: ColumnValues,
    private readonly canStop: boolean,
  ) {
    this.asked = start;
    this.state = { columns: columnsOf(start), isMoving: false, stops: 0 };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): DraftState => this.state;

  choose(column: number, value: ColumnValue): void {
    if (this.asked[column] === value) return;
    this.asked = this.asked.map((old, at) => (at === column ? value : old));
    this.change({ columns: this.columnsOf(this.asked) });
    if (this.moving.size === 0) this.asked = this.values();
  }

  moves(column: number): void {
    this.moving.add(column);
    if (!this.state.isMoving) this.change({ isMoving: true });
  }

  rests(column: number): void {
    this.moving.delete(column);
    if (this.moving.size > 0 || !this.state.isMoving) return;
    this.asked = this.values();
    this.change({ isMoving: false });
    this.endWaiting();
  }

  /** Returns the values at rest: at once where columns can be stopped, otherwise when they have stopped. */
  confirm(onConfirm: (values: ColumnValues) => void): void {
    const take = (): void => onConfirm(this.values());
    if (this.canStop) this.stop();
    if (!this.state.isMoving) return take();
    this.waiting ??= { take, limit: setTimeout(() => this.endWaiting(), LONGEST_ROLL_MS) };
  }

  /** The sheet closed without confirming. */
  drop(): void {
    clearTimeout(this.waiting?.limit);
    this.waiting = undefined;
  }

  private stop(): void {
    this.moving.clear();
    this.change({ isMoving: false, stops: this.state.stops + 1 });
  }

  private endWaiting(): void {
    const take = this.waiting?.take;
    this.drop();
    take?.();
  }

  private values(): ColumnValues {
    return this.state.columns.map((column) => column.options[chosenIndex(column)]?.value ?? column.value);
  }

  private change(next: Partial<DraftState>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }
}

/** Synchronous render before the next event, unlike useState in a scroll event. */
export const useDraftState = (draft: ColumnDraft): DraftState =>
  useSyncExternalStore(draft.subscribe, draft.now);

/** A new draft each time the sheet opens. */
export function useDraft(open: boolean, begin: () => ColumnDraft): ColumnDraft {
  const [draft, setDraft] = useState(begin);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(begin());
  }
  return draft;
}
