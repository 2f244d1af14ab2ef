import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { EmptyState } from '@/components/EmptyState';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import { Tag } from '@/components/Tag';
import type { BookingTime } from '@/contract/lessons/schema';
import { BookingTimeState } from '@/contract/lessons/values';
import { Zoned } from '@/features/dates/Zoned';
import { isAway } from '@/features/dates/zones';
import { formatDay, timeOf } from '@/features/lessons/dates';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { BookingStore } from '../store';
import { bookingTexts as texts } from '../texts';
import './times.scss';

interface StoreProps {
  readonly store: BookingStore;
}

/** Day and time, in sequence. */
export const Times = observer(function Times({ store }: StoreProps) {
  const { router, serverClock } = useApp();
  return (
    <Loaded
      of={store.times}
      skeleton={<Skeleton variant="card" parts={[88, 180, 180, 180]} label={texts.loading} />}
      onRetry={() => void store.load()}
    >
      {({ courses }) =>
        courses.length === 0 ? (
          <EmptyState
            text={texts.noCourses}
            action={{ text: texts.toCourses, onPress: () => void router.go('myTabClass') }}
          />
        ) : (
          <>
            <View className="booking__rule">{texts.rule}</View>
            {isAway(serverClock) && <View className="booking__rule">{texts.zone}</View>}
            <Days store={store} />
          </>
        )
      }
    </Loaded>
  );
});

const Days = observer(function Days({ store }: StoreProps) {
  const { serverClock } = useApp();
  // Of the names of the days.
  useNow(STATE_EVERY_MS);
  if (store.days.length === 0) {
    const again = { text: texts.lookAgain, onPress: () => void store.load() };
    return <EmptyState text={texts.noTimes} action={again} />;
  }
  return (
    <>
      <Tabs
        level="second"
        className="booking__days"
        label={texts.days}
        items={store.days.map((day) => ({ key: day, text: formatDay(day, serverClock) }))}
        active={store.day ?? ''}
        onChange={store.chooseDay}
      />
      <View {...aria({ role: 'radiogroup', 'aria-label': texts.times })}>
        {store.timesOfDay.map((time) => (
          <TimeRow key={time.timeId} time={time} store={store} />
        ))}
      </View>
    </>
  );
});

interface TimeRowProps extends StoreProps {
  readonly time: BookingTime;
}

const TimeRow = observer(function TimeRow({ time, store }: TimeRowProps) {
  const { serverClock } = useApp();
  const { chapterName, durationMinutes, startsAt, state, teacherName, timeId } = time;
  const isOpen = state === BookingTimeState.open;
  const isChosen = store.chosen?.timeId === timeId;
  return (
    <Pressable
      className={classNames(
        'booking-time',
        isChosen && 'booking-time--chosen',
        !isOpen && 'booking-time--closed',
      )}
      role="radio"
      aria={{ checked: isChosen }}
      disabled={!isOpen}
      onPress={() => store.choose(timeId)}
    >
      <View className="booking-time__words">
        <View className="booking-time__when">
          <Text className="booking-time__clock">
            <Zoned of={timeOf(startsAt, serverClock)} />
          </Text>
          <Text className="booking-time__note">{texts.minutes(durationMinutes)}</Text>
        </View>
        <View className="booking-time__chapter">{chapterName}</View>
        <View className="booking-time__note">{teacherName}</View>
      </View>
      <Tag text={seatText(time)} tone={isOpen ? (time.seatsLeft === 1 ? 'alert' : 'primary') : 'neutral'} />
    </Pressable>
  );
});

const seatText = ({ state, seatsLeft }: BookingTime): string =>
  state === BookingTimeState.open ? texts.seats(seatsLeft) : texts[state];
