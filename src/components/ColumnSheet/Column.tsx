import { View } from '@tarojs/components';
import { useId, useRef, useEffect, useLayoutEffect, type RefObject } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { useTouchMove } from '../touch-move';
import { chosenIndex, type ColumnValue, type PickerColumn } from './types';
import { ScrolledList, type ListEvents } from './scrolled-list';

interface ScrolledChoice extends ListEvents {
  /** Increments when the list must snap to its choice at once. */
  readonly stops: number;
}

/**
 * Syncs a list of equally high rows with its choice: the row under the band is chosen as the user scrolls; a choice from elsewhere (a tap,
 * a key, another column) scrolls the list at once, whatever its state.
 */
function useScrolledChoice(box: RefObject<unknown>, choice: ScrolledChoice): void {
  const { chosen, count, stops } = choice;
  const latest = useRef(choice);
  latest.current = choice;
  const list = useRef<ScrolledList>();
  useLayoutEffect(() => list.current?.show(chosen), [chosen, count]);
  useLayoutEffect(() => list.current?.pin(latest.current.chosen), [stops]);
  useEffect(() => {
    if (!(box.current instanceof HTMLElement)) return undefined;
    const scrolled = new ScrolledList(box.current, () => latest.current);
    list.current = scrolled;
    // Deferred until layout: rows have no height on mount.
    const first = setTimeout(() => scrolled.stop(latest.current.chosen));
    return () => {
      clearTimeout(first);
      scrolled.end();
      list.current = undefined;
    };
  }, [box]);
}

interface ColumnProps {
  readonly column: PickerColumn;
  /** Increments when the list must snap to its choice at once. */
  readonly stops: number;
  readonly onChoose: (value: ColumnValue) => void;
  readonly onMove: () => void;
  readonly onRest: () => void;
}

/** Rows per page up or page down. */
const PAGE = 5;

/** Target row of a key; undefined for other keys. */
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - PAGE,
  PageDown: (at) => at + PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/** A list: scrolled, tapped, or used by keyboard; the row under the band is chosen. */
export function Column({ column, stops, onChoose, onMove, onRest }: ColumnProps) {
  const { label, options } = column;
  const chosen = chosenIndex(column);
  const box = useRef<unknown>(null);
  const id = useId();
  const choose = (index: number): void => {
    const option = options[Math.min(Math.max(0, index), options.length - 1)];
    if (option) onChoose(option.value);
  };
  useScrolledChoice(box, { chosen, count: options.length, stops, onPass: choose, onMove, onRest });
  // The overlay blocks scrolling unless a child stops propagation.
  useTouchMove(box, (event) => event.stopPropagation());
  const pressKey = (event: KeyboardEvent): void => {
    const target = KEYS[event.key]?.(chosen, options.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  return (
    <View
      ref={box}
      className="column-sheet__column"
      {...{ tabIndex: 0, onKeyDown: pressKey }}
      {...aria({ role: 'listbox', 'aria-label': label, 'aria-activedescendant': `${id}${chosen}` })}
    >
      {options.map(({ value, text }, index) => (
        <View
          key={value}
          id={`${id}${index}`}
          className={classNames('column-sheet__option', index === chosen && 'column-sheet__option--chosen')}
          onClick={() => choose(index)}
          {...aria({ role: 'option', 'aria-selected': String(index === chosen) })}
        >
          {text}
        </View>
      ))}
    </View>
  );
}
