import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Tabs } from '@/components/Tabs';
import { SLOT } from '@/contract/home/values';
import { HourType } from '@/contract/hours/values';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams, useShown } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { BannerSlot, BottomLinks, ResourceRows, SlotsStore } from '@/features/home/slots';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { giftAnswer } from '@/features/hours/claim/claim-store';
import { GiftLine } from '@/features/hours/claim/GiftLine';
import { useApp } from '@/stores/app/app-context';
import { hourTypeTexts, hourPageTexts } from '@/pages/hours/texts';
import { Skeleton } from '@/components/Skeleton';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { CellGroup } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { SubjectMark } from '@/components/SubjectMark';
import { brandKey, brandText } from '@/features/hours';
import { HourRows } from './parts/hour-rows';
import { type LeaveOfBrand, MyClassHourStore, hourTypeOf } from './store';
import './parts/hour-rows.scss';
import './parts/leave-rows.scss';
import './parts/hour-summary.scss';
import './index.scss';

const { banner, image, text, bottomText, floatButton } = SLOT.classHour;
const place = (positionId: number) => ({ page: 'myClassHour', positionId }) as const;
const tabs = Object.values(HourType).map((kind) => ({ key: String(kind), text: hourTypeTexts[kind] }));

/** What is left: live hours, recorded hours, leave. */
const MyClassHour = observer(function MyClassHour() {
  const app = useApp();
  const { hourType } = useParams('myClassHour');
  const [store] = useState(() => new MyClassHourStore(app, hourTypeOf(hourType)));
  const [slots] = useState(() => new SlotsStore(app, [banner, image, text, bottomText, floatButton]));
  // The mini program loads no placements and offers no gifts.
  const { isWhole } = app.platform.host;
  const gifts = app.get(giftAnswer);
  const load = async (): Promise<void> => {
    await Promise.all([store.load(), ...(isWhole ? [slots.load(), gifts.once()] : [])]);
  };
  useLoadForSession(load, store.reset);
  // Reloads other failed parts, too.
  const retry = (): void => {
    void load();
    if (isWhole) void gifts.load();
  };
  useShown(() => void store.loadWhenChanged());
  const claimed = (): void => {
    app.feedback.toast(hourPageTexts.claimed, 'done');
    void store.load();
  };
  return (
    <Screen className="my-class-hour">
      <Tabs items={tabs} active={String(store.type)} onChange={(key) => store.setType(hourTypeOf(key))} />
      <View className="my-class-hour__content">
        <HourSummary store={store} />
        {isWhole && (gifts.isAwaited || slots.isFirstLoad) ? (
          // Gifts and placements are above the hours: shown later, they would shift them.
          skeleton
        ) : (
          <>
            {isWhole && <GiftLine className="my-class-hour__gifts" onClaimed={claimed} />}
            <BannerSlot className="my-class-hour__banner" entries={slots.of(banner)} place={place(banner)} />
            <ResourceRows
              className="my-class-hour__banner"
              entries={slots.of(image)}
              place={place(image)}
              captions
            />
            <ResourceRows className="my-class-hour__banner" entries={slots.of(text)} place={place(text)} />
            {store.isLeave ? (
              <Loaded of={store.leave} skeleton={skeleton} onRetry={retry}>
                {(rows) => <LeaveRows rows={rows} />}
              </Loaded>
            ) : (
              <Loaded of={store.hours} skeleton={skeleton} onRetry={retry}>
                {(brands) => <HourRows brands={brands} type={store.type} />}
              </Loaded>
            )}
          </>
        )}
        <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
        {isWhole && (
          <LazySlotOverlays
            page="myClassHour"
            positions={() => SLOT.classHour}
            buttons={() => slots.of(floatButton)}
          />
        )}
      </View>
    </Screen>
  );
});

export default screen('myClassHour', MyClassHour);

const skeleton = (
  <Skeleton
    variant="list"
    rows={3}
    picture={[72, 72]}
    bars={[36, 28]}
    align="spread"
    height={88}
    end={[120, 36]}
    label={hourPageTexts.loading}
  />
);

/** The number as on the profile tab's tile, with a link to its log. */
const HourSummary = observer(function HourSummary({ store }: { store: MyClassHourStore }) {
  const { router } = useApp();
  const { total, gifted, isLeave, type } = store;
  return (
    <View className="hour-summary">
      <View className="hour-summary__words" {...aria({ role: 'status' })}>
        <View className="hour-summary__label">{hourPageTexts.total[type]}</View>
        <View className="hour-summary__line">
          <View className="hour-summary__number">{total ?? '- -'}</View>
          {gifted > 0 && <View className="hour-summary__gifted">{hourPageTexts.gifted(gifted)}</View>}
        </View>
      </View>
      <Pressable
        className="hour-summary__record"
        role="link"
        onPress={() => void router.go(isLeave ? 'leaveRecord' : 'classHourRecord')}
      >
        {isLeave ? hourPageTexts.leaveRecord : hourPageTexts.record}
        <Icon name="arrow-right" size={32} tone="secondary" />
      </Pressable>
    </View>
  );
});

function LeaveRows({ rows }: { readonly rows: readonly LeaveOfBrand[] }) {
  const { router } = useApp();
  const shown = rows.filter(({ usable }) => usable > 0);
  if (shown.length === 0) {
    return (
      <EmptyState
        text={hourPageTexts.noHours[HourType.leave]}
        action={{ text: hourPageTexts.leaveRecord, onPress: () => void router.go('leaveRecord') }}
      />
    );
  }
  return (
    <>
      <CellGroup>
        {shown.map(({ brandCode, usable }) => (
          <View key={brandCode} className="leave-row">
            <SubjectMark subject={brandKey(brandCode)} size={64} />
            <View className="leave-row__name">{brandText(brandCode)}</View>
            <View className="leave-row__number">{hourPageTexts.times(usable)}</View>
          </View>
        ))}
      </CellGroup>
      <View className="leave-rule">{hourPageTexts.leaveRule}</View>
    </>
  );
}
