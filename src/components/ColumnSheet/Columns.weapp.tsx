import { PickerView, PickerViewColumn, View } from '@tarojs/components';
import { useRef } from 'react';
import { useDraftState, type ColumnDraft } from './draft';
import { chosenIndex, type PickerColumn } from './types';

/** The wheels roll out, whatever they are told. */
export const canStop = false;

/** They say together when they begin to roll and when they stand. */
const WHEELS = 0;

/** WeChat does not promise that a wheel says what it came to before it says that it stands. */
const LAST_WORD_MS = 50;

/** The mini program has wheels of its own; they tell where they come to rest. */
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

/** What the wheels are set to: the draft, but while they roll. Setting one throws the others back to where they were. */
function useWheels(draft: ColumnDraft) {
  const { columns, isMoving } = useDraftState(draft);
  const set = useRef<Wheels>();
  const told = useRef<readonly number[]>([]);
  if (!set.current || (!isMoving && set.current.columns !== columns)) {
    const indexes = columns.map(chosenIndex);
    set.current = { columns, indexes };
    told.current = indexes;
  }
  const wheels = set.current;
  const take = (places: readonly number[]): void => {
    const before = told.current;
    told.current = places;
    wheels.columns.forEach(({ options }, column) => {
      const option = options[places[column] ?? 0];
      if (option && places[column] !== before[column]) draft.choose(column, option.value);
    });
  };
  return { ...wheels, take };
}
