import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Menu } from '@/components/Menu';
import { Tabs } from '@/components/Tabs';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { ConfiguredLink } from '@/features/configuration/ConfiguredLink';
import { formatWhen } from '@/features/lessons/dates';
import { ReminderLink } from '@/features/messages/reminders/ReminderLink';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { TabScreen } from '@/features/screen/tab-shell';
import { useApp } from '@/stores/app/app-context';
import { MyBookings } from './parts/my-bookings';
import { Times } from './parts/times';
import { BookingStore } from './store';
import { bookingTexts as texts } from './texts';
import './index.scss';

const TABS = [
  { key: 'book', text: texts.book },
  { key: 'mine', text: texts.mine },
] as const;

/** Booking of lessons at available times. */
const BookingScreen = observer(function BookingScreen() {
  const app = useApp();
  const { id } = useParams('aboutClassCenter');
  const [store] = useState(() => new BookingStore(app, id));
  useLoadWhenShown(store.load, store.reset);
  return (
    <TabScreen tab="myTabClass" isBelow>
      <Screen footer={store.tab === 'book' && store.days.length > 0 && <Footer store={store} />}>
        <Tabs
          items={TABS}
          active={store.tab}
          onChange={(key) => store.show(key === 'mine' ? key : 'book')}
          right={<CourseMenu store={store} />}
        />
        <View className="booking">
          {store.tab === 'book' ? <Times store={store} /> : <MyBookings store={store} />}
          {store.tab === 'mine' && <ReminderLink about="class" />}
          {store.tab === 'book' && (
            <ConfiguredLink
              className="booking__other"
              below={store.times}
              typeCode={ConfigTypeCode.arrangeClassUrl}
              title={texts.arrange}
            />
          )}
        </View>
      </Screen>
    </TabScreen>
  );
});

/** With one course there is nothing to choose. */
const CourseMenu = observer(function CourseMenu({ store }: { readonly store: BookingStore }) {
  const { courses, courseId = 0 } = store.times.value ?? {};
  if (store.tab !== 'book' || !courses || courses.length < 2) return null;
  return (
    <Menu
      title={texts.courses}
      options={courses.map(({ courseId: value, name: text }) => ({ value, text }))}
      value={courseId}
      onChoose={(id) => void store.chooseCourse(id)}
    />
  );
});

const Footer = observer(function Footer({ store }: { readonly store: BookingStore }) {
  const { serverClock } = useApp();
  const { chosen } = store;
  return (
    <Button block disabled={!chosen} loading={store.isBooking} onPress={() => void store.book()}>
      {chosen ? texts.confirm(formatWhen(chosen.startsAt, serverClock)) : texts.choose}
    </Button>
  );
});

export default screen('aboutClassCenter', BookingScreen);
