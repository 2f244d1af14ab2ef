import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { EmptyState } from '@/components/EmptyState';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import type { BookingCourse, BookingTime } from '@/contract/lessons/schema';
import { BookingTimeState } from '@/contract/lessons/values';
import { Zoned } from '@/features/dates/Zoned';
import { isAway } from '@/features/dates/zones';
import { formatDay, timeOf } from '@/features/lessons/dates';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { BookingStore } from '../store';
import { bookingTexts as texts } from '../texts';
import './times.scss';

interface StoreProps {
  readonly store: BookingStore;
}

/** Course, day and time, in sequence. */
export const Times = observer(function Times({ store }: StoreProps) {
  const { router, serverClock } = useApp();
  return (
    <Loaded
      of={store.times}
      skeleton={<Skeleton variant="card" parts={[88, 180, 180, 180]} label={texts.loading} />}
      onRetry={() => void store.load()}
    >
      {({ courses, courseId }) =>
        courses.length === 0 ? (
          <EmptyState
            text={texts.noCourses}
            action={{ text: texts.toCourses, onPress: () => void router.go('myTabClass') }}
          />
        ) : (
          <>
            <View className="booking__rule">{texts.rule}</View>
            {isAway(serverClock) && <View className="booking__rule">{texts.zone}</View>}
            {courses.length > 1 && <Courses store={store} courses={courses} courseId={courseId} />}
            <Days store={store} />
          </>
        )
      }
    </Loaded>
  );
});

interface CoursesProps extends StoreProps {
  readonly courses: readonly BookingCourse[];
  readonly courseId: number;
}

const Courses = ({ store, courses, courseId }: CoursesProps) => (
  <Choice label={texts.courses}>
    {courses.map((course) => (
      <Pill
        key={course.courseId}
        text={course.name}
        isChosen={course.courseId === courseId}
        onChoose={() => void store.chooseCourse(course.courseId)}
      />
    ))}
  </Choice>
);

const Days = observer(function Days({ store }: StoreProps) {
  const { serverClock } = useApp();
  if (store.days.length === 0) {
    const again = { text: texts.lookAgain, onPress: () => void store.load() };
    return <EmptyState text={texts.noTimes} action={again} />;
  }
  return (
    <>
      <Choice label={texts.days}>
        {store.days.map((day) => (
          <Pill
            key={day}
            text={formatDay(day, serverClock)}
            isChosen={day === store.day}
            onChoose={() => store.chooseDay(day)}
          />
        ))}
      </Choice>
      <View {...aria({ role: 'radiogroup', 'aria-label': texts.times })}>
        {store.timesOfDay.map((time) => (
          <TimeRow key={time.timeId} time={time} store={store} />
        ))}
      </View>
    </>
  );
});

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View className="booking__pills" {...aria({ role: 'radiogroup', 'aria-label': label })}>
      {children}
    </View>
  );
}

interface PillProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Pill = ({ text, isChosen, onChoose }: PillProps) => (
  <Pressable
    className={classNames('booking__pill', isChosen && 'booking__pill--chosen')}
    role="radio"
    aria={{ checked: isChosen }}
    onPress={onChoose}
  >
    {text}
  </Pressable>
);

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
