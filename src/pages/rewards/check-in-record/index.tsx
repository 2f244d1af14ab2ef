import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { MonthGrid } from '@/components/MonthGrid';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import type { CheckInMonth } from '@/contract/rewards/schema';
import type { Reward } from '@/contract/rewards/values';
import { formatMonth, formatMonthDay } from '@/features/dates/in-full';
import { within } from '@/features/dates/zones';
import { timeOf } from '@/features/lessons/dates';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { rewardText } from '../reward-texts';
import { RecordStore } from './store';
import './index.scss';

const recordTexts = {
  month: formatMonth,
  sheet: (month: string): string => `${formatMonth(month)}签到日历`,
  before: '上个月',
  after: '下个月',
  total: (days: number, reward: Reward): string =>
    days === 0 ? '这个月还没有签到' : `签到${days}天，获得${rewardText(reward) || '好习惯一份'}`,
  dayDone: (day: string): string => `${formatMonthDay(day)}，已签到`,
  dayMissed: (day: string): string => `${formatMonthDay(day)}，未签到`,
  dayAhead: (day: string): string => `${formatMonthDay(day)}，还没到`,
  detail: formatMonthDay,
  signedAt: (time: string): string => `${time} 签到`,
  gave: (reward: Reward): string => `获得${rewardText(reward)}`,
  missed: '这一天没有签到',
  todayDue: '今天还没有签到',
  hint: '点选日期，查看当天的签到',
} as const;

/** The check-in calendar, month by month. */
const CheckInRecord = observer(function CheckInRecord() {
  const app = useApp();
  const [store] = useState(() => new RecordStore(app));
  useLoadWhenShown(store.load, store.reset);
  return (
    <Screen className="check-in-record">
      <Card className="check-in-record__card">
        {store.month !== '' && <MonthBar store={store} />}
        <Loaded
          of={store.sheet}
          skeleton={<SkeletonBlock height={640} radius="card" />}
          onRetry={() => void store.load()}
        >
          {(sheet) => <Sheet store={store} sheet={sheet} />}
        </Loaded>
      </Card>
      {store.sheet.value && <DayDetail store={store} today={store.sheet.value.today} />}
    </Screen>
  );
});

const MonthBar = observer(function MonthBar({ store }: { store: RecordStore }) {
  return (
    <View className="check-in-record__bar">
      <Pressable
        className="check-in-record__turn"
        label={recordTexts.before}
        disabled={!store.canGoBack}
        onPress={() => void store.move(-1)}
      >
        <Icon name="back" size={40} />
      </Pressable>
      <View className="check-in-record__month" {...aria({ 'aria-live': 'polite' })}>
        {recordTexts.month(store.month)}
      </View>
      <Pressable
        className="check-in-record__turn"
        label={recordTexts.after}
        disabled={!store.canGoOn}
        onPress={() => void store.move(1)}
      >
        <Icon name="arrow-right" size={40} />
      </Pressable>
    </View>
  );
});

const Sheet = observer(function Sheet({ store, sheet }: { store: RecordStore; sheet: CheckInMonth }) {
  const { marked, selected, total } = store;
  const dayLabel = (day: string): string => {
    if (marked.has(day)) return recordTexts.dayDone(day);
    return day > sheet.today ? recordTexts.dayAhead(day) : recordTexts.dayMissed(day);
  };
  return (
    <>
      <MonthGrid
        month={sheet.month}
        today={sheet.today}
        marked={marked}
        selected={selected}
        label={recordTexts.sheet(sheet.month)}
        dayLabel={dayLabel}
        onPick={store.select}
      />
      <View className="check-in-record__total">{recordTexts.total(sheet.days.length, total)}</View>
    </>
  );
});

const DayDetail = observer(function DayDetail({ store, today }: { store: RecordStore; today: string }) {
  const { serverClock } = useApp();
  const { selected, detail } = store;
  return (
    <Card className="check-in-record__card">
      <View {...aria({ role: 'status' })}>
        {selected === '' ? (
          <View className="check-in-record__line">{recordTexts.hint}</View>
        ) : (
          <>
            <View className="check-in-record__day">{recordTexts.detail(selected)}</View>
            <View className="check-in-record__line">
              {detail
                ? recordTexts.signedAt(formatTime(detail.signedAt, serverClock))
                : selected === today
                  ? recordTexts.todayDue
                  : recordTexts.missed}
            </View>
            {detail && detail.reward.stars + detail.reward.peaCoins > 0 && (
              <View className="check-in-record__gave">{recordTexts.gave(detail.reward)}</View>
            )}
          </>
        )}
      </View>
    </Card>
  );
});

const formatTime = (signedAt: string, serverClock: LocalClock): string =>
  within(timeOf(signedAt, serverClock));

export default screen('dailyCheckInRecord', CheckInRecord);
