import { View } from '@tarojs/components';
import { aria } from '../aria';
import { Column } from './Column';
import { useDraftState, type ColumnDraft } from './draft';

/** Scrolling lists can be stopped at once. */
export const canStop = true;

/** Scrolling lists side by side under one band, which marks the chosen row. */
export function Columns({ draft }: { readonly draft: ColumnDraft }) {
  const { columns, stops } = useDraftState(draft);
  return (
    <View className="column-sheet__columns">
      <View className="column-sheet__band" {...aria({ 'aria-hidden': 'true' })} />
      {columns.map((column, place) => (
        <Column
          key={column.label}
          column={column}
          stops={stops}
          onChoose={(value) => draft.choose(place, value)}
          onMove={() => draft.moves(place)}
          onRest={() => draft.rests(place)}
        />
      ))}
    </View>
  );
}
