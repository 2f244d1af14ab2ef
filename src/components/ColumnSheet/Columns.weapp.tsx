import { PickerView, PickerViewColumn, View } from '@tarojs/components';
import { chosenIndex, type ColumnsProps } from './types';

/** The mini program has wheels of its own; they tell where they come to rest. */
export function Columns({ columns, onChange }: ColumnsProps) {
  const indexes = columns.map(chosenIndex);
  const take = (chosen: readonly number[]): void =>
    columns.forEach(({ options }, column) => {
      const option = options[chosen[column] ?? 0];
      if (option && chosen[column] !== indexes[column]) onChange(column, option.value);
    });
  return (
    <PickerView
      className="column-sheet__wheels"
      indicatorClass="column-sheet__wheel-band"
      value={indexes}
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
