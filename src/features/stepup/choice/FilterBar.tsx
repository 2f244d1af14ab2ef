import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { ColumnSheet } from '@/components/ColumnSheet';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { ClassChoiceStore } from './class-choice-store';
import { byBeijing } from '@/features/dates/zones';
import { useApp } from '@/stores/app/app-context';
import { formatLesson } from '../info/times';
import { lessonColumns, type CycleFilter } from './cycle-filter';
import { filterTexts as texts } from './texts';

type Side = keyof CycleFilter;

/** Filters by the first weekly lesson, then by possible second ones. */
export const FilterBar = observer(function FilterBar({ store }: { readonly store: ClassChoiceStore }) {
  const [picking, setPicking] = useState<Side>('start');
  const [isOpen, setIsOpen] = useState(false);
  const { serverClock } = useApp();
  const { filter, starts, ends } = store;
  if (starts.length === 0) return null;
  const options = picking === 'start' ? starts : ends;
  const [day] = options;
  const chosen = filter[picking] ?? { week: day?.week ?? 0, time: day?.times[0] ?? '' };
  const pick = (side: Side): void => {
    setPicking(side);
    setIsOpen(true);
  };
  return (
    <>
      <View className="filter-bar" {...aria({ role: 'group', 'aria-label': texts.name })}>
        <Choice side="start" filter={filter} isOpenable onPick={pick} />
        <Choice side="end" filter={filter} isOpenable={ends.length > 0} onPick={pick} />
        {filter.start && (
          <Pressable className="filter-bar__clear" onPress={store.clearFilter}>
            {texts.clear}
          </Pressable>
        )}
      </View>
      <ColumnSheet
        open={isOpen}
        title={byBeijing(texts.pick(texts[picking]), serverClock)}
        value={[chosen.week, chosen.time]}
        columnsOf={(asked) => lessonColumns(options, asked)}
        onConfirm={([week, time]) => {
          const lesson = { week: Number(week), time: String(time) };
          setIsOpen(false);
          if (picking === 'start') store.startAt(lesson);
          else store.endAt(lesson);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
});

interface ChoiceProps {
  readonly side: Side;
  readonly filter: CycleFilter;
  readonly isOpenable: boolean;
  readonly onPick: (side: Side) => void;
}

function Choice({ side, filter, isOpenable, onPick }: ChoiceProps) {
  const { serverClock } = useApp();
  const lesson = filter[side];
  const value = lesson
    ? formatLesson(lesson, serverClock)
    : side === 'end' && !filter.start
      ? texts.startFirst
      : texts.any;
  return (
    <Pressable
      className={classNames('filter-bar__choice', lesson && 'filter-bar__choice--chosen')}
      label={texts.of(texts[side], value)}
      disabled={!isOpenable}
      onPress={() => onPick(side)}
    >
      <View className="filter-bar__words">
        <View className="filter-bar__name">{texts[side]}</View>
        <View className="filter-bar__value">{value}</View>
      </View>
      <Icon name="arrow-down" size={24} tone="secondary" />
    </Pressable>
  );
}
