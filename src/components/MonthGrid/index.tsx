import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '../aria';
import { classNames } from '../class-names';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import { weeksOf } from './days';
import { gridKeys } from './keys';
import './index.scss';

/** Monday first. */
const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;

interface MonthGridProps {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** 'YYYY-MM-DD'; later days are disabled. */
  readonly today: string;
  readonly marked: ReadonlySet<string>;
  /** Content below a day's number, instead of a marked day's check. */
  readonly below?: (day: string) => ReactNode;
  /** Later days are enabled as well. */
  readonly showsAhead?: boolean;
  readonly selected?: string;
  /** Accessible name of the grid. */
  readonly label: string;
  /** Accessible name of a day, including its mark. */
  readonly dayLabel: (day: string) => string;
  readonly onPick: (day: string) => void;
}

/** One month as a grid of days, Monday first, some of them marked. */
export function MonthGrid(props: MonthGridProps) {
  const { month, label } = props;
  return (
    <View className="month-grid" {...aria({ role: 'grid', 'aria-label': label })} {...gridKeys}>
      <View className="month-grid__row" {...aria({ role: 'row' })}>
        {WEEKDAYS.map((name) => (
          <View key={name} className="month-grid__weekday" {...aria({ role: 'columnheader' })}>
            {name}
          </View>
        ))}
      </View>
      {weeksOf(month).map((week, row) => (
        <View key={row} className="month-grid__row" {...aria({ role: 'row' })}>
          {week.map((day, column) => (
            <Cell key={column} {...props} day={day} />
          ))}
        </View>
      ))}
    </View>
  );
}

type CellProps = Omit<MonthGridProps, 'month' | 'label'> & { readonly day: string };

function Cell({ day, today, marked, selected, below, showsAhead, dayLabel, onPick }: CellProps) {
  const cell = 'month-grid__cell';
  if (day === '') return <View className={cell} {...aria({ role: 'gridcell' })} />;
  return (
    <View className={cell} {...aria({ role: 'gridcell', 'aria-selected': String(day === selected) })}>
      <Pressable
        className="month-grid__day"
        disabled={day > today && !showsAhead}
        label={dayLabel(day)}
        onPress={() => onPick(day)}
      >
        <View
          className={classNames(
            'month-grid__mark',
            marked.has(day) && 'month-grid__mark--marked',
            day === today && 'month-grid__mark--today',
            day === selected && 'month-grid__mark--selected',
          )}
        >
          <View className="month-grid__number">{Number(day.slice(8))}</View>
          {below ? below(day) : marked.has(day) && <Icon name="check" size={24} />}
        </View>
      </Pressable>
    </View>
  );
}
