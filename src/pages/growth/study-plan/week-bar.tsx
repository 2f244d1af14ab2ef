import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { dayName, dayOfMonth, dayText, weekName, weekSpan } from './plan-texts';
import type { StudyPlanStore } from './store';
import { growthTexts, weekdayTexts } from './texts';
import { isAway } from '@/features/dates/zones';
import { useApp } from '@/stores/app/app-context';
import { weekdayOf } from '@/features/growth/plan/week';
import './week-bar.scss';

/** The week, links to its neighbours, and its seven days. */
export const WeekBar = observer(function WeekBar({ store }: { store: StudyPlanStore }) {
  const name = weekName(store.weeksAhead);
  return (
    <View className="week-bar">
      <View className="week-bar__head">
        <Pressable
          className="week-bar__arrow"
          label={growthTexts.earlier}
          onPress={() => void store.showEarlier()}
        >
          <Icon name="arrow-right" tone="body" size={40} className="week-bar__arrow-back" />
        </Pressable>
        <View className="week-bar__name">
          {name && <View className="week-bar__week">{name}</View>}
          <View className={name ? 'week-bar__span' : 'week-bar__week'}>{weekSpan(store.monday)}</View>
        </View>
        <Pressable
          className="week-bar__arrow"
          label={growthTexts.later}
          onPress={() => void store.showLater()}
        >
          <Icon name="arrow-right" tone="body" size={40} />
        </Pressable>
      </View>
      <View className="week-bar__days">
        {store.week.map((date) => (
          <WeekDay key={date} date={date} store={store} />
        ))}
      </View>
      {store.weeksAhead !== 0 && (
        <View className="week-bar__foot">
          <Button
            kind="text"
            size="small"
            className="week-bar__now"
            onPress={() => void store.showThisWeek()}
          >
            {growthTexts.backToThisWeek}
          </Button>
        </View>
      )}
    </View>
  );
});

const WeekDay = observer(function WeekDay({ date, store }: { date: string; store: StudyPlanStore }) {
  const { serverClock } = useApp();
  const { today } = store;
  const isChosen = store.chosenDay === date;
  const count = store.countOf(date);
  return (
    <Pressable
      className={classNames(
        'week-bar__day',
        date === today && 'week-bar__day--today',
        isChosen && 'week-bar__day--chosen',
      )}
      label={`${dayText(date)} ${dayName(date, today, serverClock)} ${growthTexts.lessons(count)}`}
      aria={{ pressed: isChosen }}
      onPress={() => store.chooseDay(date)}
    >
      <View className="week-bar__weekday">
        {date === today && !isAway(serverClock) ? growthTexts.today : weekdayTexts[weekdayOf(date)]?.short}
      </View>
      <View className="week-bar__date">{dayOfMonth(date)}</View>
      <View className={classNames('week-bar__dot', count > 0 && 'week-bar__dot--shown')} />
    </Pressable>
  );
});
