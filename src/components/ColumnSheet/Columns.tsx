import { View } from '@tarojs/components';
import { aria } from '../aria';
import { Column } from './Column';
import type { ColumnsProps } from './types';

/** Lists that scroll beside each other under one band, which marks what is chosen. */
export function Columns({ columns, onChange }: ColumnsProps) {
  return (
    <View className="column-sheet__columns">
      <View className="column-sheet__band" {...aria({ 'aria-hidden': 'true' })} />
      {columns.map((column, index) => (
        <Column key={column.label} column={column} onChange={(value) => onChange(index, value)} />
      ))}
    </View>
  );
}
