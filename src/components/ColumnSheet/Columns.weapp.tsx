import { PickerView, PickerViewColumn, View } from '@tarojs/components';
import { useRef } from 'react';
import { useDraftState, type ColumnDraft } from './draft';
import { chosenIndex, type PickerColumn } from './types';

/** Wheels cannot be stopped; they roll out. */
export const canStop = false;

/** All wheels share their start and end events. */
const WHEELS = 0;

/** WeChat does not guarantee that a wheel reports its value before its end event. */
const LAST_WORD_MS = 50;

/** The mini program's native wheels, which report their final position. */
export function Columns({ draft }: { readonly draft: ColumnDraft }) {
  const { columns, indexes, take } = useWheels(draft);
  const standing = useRef<ReturnType<typeof setTimeout>>();
  return (
    <PickerView
      className="column-sheet__wheels"
      indicatorClass="column-sheet__wheel-band"
      immediateChange
      value={indexes}
      onPickStart={() => {
        clearTimeout(standing.current);
        draft.moves(WHEELS);
      }}
      onPickEnd={() => {
        standing.current = setTimeout(() => draft.rests(WHEELS), LAST_WORD_MS);
      }}
      onChange={(event) => take(event.detail.value)}
    >
      {columns.map(({ label, options }) => (
        <PickerViewColumn key={label}>
          {options.map(({ value, text }) => (
            <View key={value} className="column-sheet__wheel-option">
              {text}
            </View>
          ))}
        </PickerViewColumn>
      ))}
    </PickerView>
  );
}

interface Wheels {
  readonly columns: readonly PickerColumn[];
  readonly indexes: number[];
}

/** The wheels' positions: the draft, but unchanged while they roll, because setting one resets the others. */
function useWheels(draft: ColumnDraft) {
  const { columns, isMoving } = useDraftState(draft);
  const set = useRef<Wheels>();
  const reported = useRef<readonly number[]>([]);
  if (!set.current || (!isMoving && set.current.columns !== columns)) {
    const indexes = columns.map(chosenIndex);
    set.current = { columns, indexes };
    reported.current = indexes;
  }
  const wheels = set.current;
  const take = (places: readonly number[]): void => {
    const before = reported.current;
    reported.current = places;
    wheels.columns.forEach(({ options }, column) => {
      const option = options[places[column] ?? 0];
      if (option && places[column] !== before[column]) draft.choose(column, option.value);
    });
  };
  return { ...wheels, take };
}
