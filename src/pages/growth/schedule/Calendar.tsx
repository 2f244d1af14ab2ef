import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon, type IconTone } from '@/components/Icon';
import { MonthGrid } from '@/components/MonthGrid';
import { Pressable } from '@/components/Pressable';
import { MARKS, SHAPES, type Mark, type MarkCounts, type ScheduleStore } from './store';
import { scheduleTexts as texts } from './texts';

const TONES: Readonly<Record<Mark, IconTone>> = {
  done: 'primary',
  missed: 'alert',
  leave: 'secondary',
  ahead: 'primary',
  ended: 'secondary',
  over: 'secondary',
};

/** The month's calendar, each day with a shape for its lessons' state. */
export const Calendar = observer(function Calendar({ store }: { readonly store: ScheduleStore }) {
  const { marks, month, today } = store;
  const labelOf = (day: string): string => {
    const lessons = (marks.get(day) ?? []).map(([mark, count]) => texts.lessons(mark, count));
    const isToday = day === today ? [texts.today] : [];
    return texts.day(day, [...isToday, ...(lessons.length > 0 ? lessons : [texts.noLesson])].join(' '));
  };
  return (
    <Card className="schedule__card">
      <MonthBar store={store} />
      <MonthGrid
        month={month}
        today={today}
        marked={NONE}
        below={(day) => <Marks marks={marks.get(day)} />}
        showsAhead
        selected={store.day}
        label={texts.sheet(month)}
        dayLabel={labelOf}
        onPick={store.choose}
      />
      <Legend />
    </Card>
  );
});

const NONE: ReadonlySet<string> = new Set();

/** Limit of marks per day, by space. */
const MARKS_A_DAY = 3;

const Marks = ({ marks = [] }: { readonly marks: MarkCounts | undefined }) => (
  <View className="schedule__marks">
    {marks.slice(0, MARKS_A_DAY).map(([mark]) => (
      <Icon
        key={mark}
        className={`schedule__mark--${mark}`}
        name={SHAPES[mark]}
        size={24}
        tone={TONES[mark]}
      />
    ))}
  </View>
);

const Legend = () => (
  <View className="schedule__legend" {...aria({ role: 'list', 'aria-label': texts.legend })}>
    {MARKS.map((mark) => (
      <View key={mark} className="schedule__legend-entry" {...aria({ role: 'listitem' })}>
        <Icon name={SHAPES[mark]} size={24} tone={TONES[mark]} />
        <View className="schedule__legend-text">{texts.marks[mark]}</View>
      </View>
    ))}
  </View>
);

const MonthBar = observer(function MonthBar({ store }: { readonly store: ScheduleStore }) {
  return (
    <View className="schedule__bar">
      <Pressable
        className="schedule__turn"
        label={texts.earlier}
        disabled={!store.canGoBack}
        onPress={() => void store.turn(-1)}
      >
        <Icon name="back" size={40} />
      </Pressable>
      <View className="schedule__month" {...aria({ 'aria-live': 'polite' })}>
        {texts.month(store.month)}
      </View>
      <Pressable
        className="schedule__turn"
        label={texts.later}
        disabled={!store.canGoOn}
        onPress={() => void store.turn(1)}
      >
        <Icon name="arrow-right" size={40} />
      </Pressable>
    </View>
  );
});
