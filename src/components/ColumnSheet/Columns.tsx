import { View } from '@tarojs/components';
import { aria } from '../aria';
import { Column } from './Column';
import { useDraftState, type ColumnDraft } from './draft';

/** Lists that scroll stand still when they are told to. */
export const canStop = true;

/** Lists that scroll beside each other under one band, which marks what is chosen. */
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
