import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import type { Booking } from '@/contract/lessons/schema';
import { BookingState } from '@/contract/lessons/values';
import { Zoned } from '@/features/dates/Zoned';
import { whenOf } from '@/features/lessons/dates';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { BookingStore } from '../store';
import { bookingStateTexts, bookingTexts as texts } from '../texts';
import './my-bookings.scss';

/** The bookings: the next one on top, past and cancelled ones below. */
export const MyBookings = observer(function MyBookings({ store }: { readonly store: BookingStore }) {
  return (
    <PagedList
      list={store.list}
      skeleton={<Skeleton variant="card" parts={[240, 240, 240]} label={texts.loading} />}
      empty={{ text: texts.empty, action: { text: texts.toBook, onPress: () => store.show('book') } }}
      render={(booking) => <BookingCard booking={booking} store={store} />}
    />
  );
});

interface BookingCardProps {
  readonly booking: Booking;
  readonly store: BookingStore;
}

const BookingCard = observer(function BookingCard({ booking, store }: BookingCardProps) {
  const { router, serverClock } = useApp();
  const { bookingId, canCancel, chapterName, courseName, lessonTime, liveId, state, teacherName } = booking;
  const isComing = state === BookingState.coming;
  return (
    <Card className="booking__card">
      <View className="my-booking__head">
        <View className="my-booking__when">
          <Zoned of={whenOf(lessonTime, serverClock)} />
        </View>
        <Tag text={bookingStateTexts[state]} tone={isComing ? 'primary' : 'neutral'} />
      </View>
      <View className="my-booking__chapter">{chapterName}</View>
      <View className="my-booking__note">{`${courseName} · ${teacherName}`}</View>
      {isComing && (
        <View className="my-booking__actions">
          {liveId > 0 && (
            <Button
              kind="secondary"
              size="small"
              label={`${texts.prepare} ${chapterName}`}
              onPress={() => void router.go('beforeClass', { liveId: String(liveId) })}
            >
              {texts.prepare}
            </Button>
          )}
          {canCancel && (
            <Button
              kind="danger-text"
              size="small"
              loading={store.cancelling === bookingId}
              label={`${texts.cancel} ${chapterName}`}
              onPress={() => void store.cancel(booking)}
            >
              {texts.cancel}
            </Button>
          )}
        </View>
      )}
      {!isComing && (
        <View className="my-booking__actions">
          {state === BookingState.over && liveId > 0 && (
            <Button
              kind="text"
              size="small"
              label={`${texts.toLesson} ${chapterName}`}
              onPress={() => void router.go('classContent', { liveId: String(liveId) })}
            >
              {texts.toLesson}
            </Button>
          )}
          <Button kind="secondary" size="small" onPress={() => store.show('book')}>
            {texts.another}
          </Button>
        </View>
      )}
    </Card>
  );
});
