import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { look } from '@/components/look';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import { growthCalls } from '@/contract/growth/calls';
import type { Week } from '@/contract/growth/schema';
import { WEEK_COMES_HOUR, WEEK_LEAVES_HOUR } from '@/contract/growth/values';
import { faceOf } from '@/features/dates/zones';
import { Rings } from '@/features/growth/week/Rings';
import { weekDays, weekSentence, weekTexts as texts } from '@/features/growth/week/texts';
import { useOnRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import './week.scss';

const SUNDAY = 0;
const MONDAY = 1;

/** From Sunday evening to Monday evening, in Shanghai. */
export function isWeekNews(now: number): boolean {
  const face = faceOf(now);
  const hour = face.getUTCHours();
  return face.getUTCDay() === SUNDAY
    ? hour >= WEEK_COMES_HOUR
    : face.getUTCDay() === MONDAY && hour < WEEK_LEAVES_HOUR;
}

/** The week in one line. It has its height at once, whatever comes: nothing below it moves. */
export const WeekCard = observer(function WeekCard() {
  const { api, router } = useApp();
  const [week] = useState(() => new Loadable<Week>());
  const load = () => week.load(() => api.call(growthCalls.getWeek, {}));
  useLoadForSession(load, week.reset);
  useOnRefresh(() => void load());
  const { value } = week;
  return (
    <View className="today-week" {...look('today')}>
      {value ? <Rings week={value} size={112} /> : <SkeletonBlock width={112} height={112} radius="round" />}
      <View className="today-week__words">
        <View className="today-week__title" {...{ role: 'heading', 'aria-level': '2' }}>
          {texts.title}
          {value && <View className="today-week__days">{weekDays(value)}</View>}
        </View>
        <View className="today-week__sentence">{value ? weekSentence(value) : texts.card}</View>
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
      <Pressable
        className="today__cover"
        label={texts.open}
        leadsTo={innerPath('growUpWeek', {})}
        onPress={() => void router.go('growUpWeek')}
      />
    </View>
  );
});
