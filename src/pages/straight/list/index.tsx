import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { SLOT } from '@/contract/home/values';
import type { Straight } from '@/contract/straight/schema';
import { BannerSlot, BottomLinks, ResourceRows, SlotsStore } from '@/features/home/slots';
import { LazySlotOverlays } from '@/features/home/slot-overlays/LazySlotOverlays';
import { screen, Screen } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { AllAtOnce, Loaded } from '@/features/shapes';
import { EntryRow } from '@/features/straight/EntryRow';
import { HowCard } from '@/features/straight/HowCard';
import { JoinSheet } from '@/features/straight/JoinSheet';
import { groupTexts } from '@/features/straight/texts';
import { useApp } from '@/stores/app/app-context';
import { straightCalls } from '@/contract/straight/calls';
import { JoinStore } from '@/features/straight/join-store';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { OwnCard } from './parts/own-card';
import { zoneTexts as texts } from './texts';
import './index.scss';

/** The straight zone: participation, standing, and excellent children. */
class StraightStore {
  readonly zone = new Loadable<Straight>();
  readonly join: JoinStore;

  constructor(private readonly app: Pick<App, 'api' | 'feedback' | 'get' | 'student'>) {
    this.join = new JoinStore(app, this.load);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load = async (): Promise<void> => {
    await this.zone.load(() => this.app.api.call(straightCalls.getStraight, {}));
  };

  reset = (): void => {
    this.zone.reset();
    this.join.reset();
  };
}

const LINKS = [
  { icon: 'growth', text: texts.links.rank, to: 'straightRank' },
  { icon: 'info', text: texts.links.strategy, to: 'straightStrategy' },
  { icon: 'gift', text: texts.links.gift, to: 'straightGift' },
  { icon: 'calendar', text: texts.links.detail, to: 'straightDetail' },
] as const;

const { banner, image, text, bottomText, floatButton } = SLOT.straight;
const place = (positionId: number) => ({ page: 'straightList', positionId }) as const;

/** The straight zone: the own child's standing, excellent ones, and links. */
const StraightList = observer(function StraightList() {
  const app = useApp();
  const [store] = useState(() => new StraightStore(app));
  const [slots] = useState(() => new SlotsStore(app, [banner, image, text, bottomText, floatButton]));
  const load = () => Promise.all([store.load(), slots.load()]);
  useLoadWhenShown(load, store.reset);
  return (
    <Screen className="straight-list">
      <View className="straight-list__body">
        <AllAtOnce of={[store.zone, slots]} skeleton={skeleton}>
          <BannerSlot className="straight-list__group" entries={slots.of(banner)} place={place(banner)} />
          <Loaded of={store.zone} skeleton={skeleton} onRetry={() => void load()}>
            {(zone) => <Zone store={store} zone={zone} />}
          </Loaded>
          <ResourceRows
            className="straight-list__group"
            entries={slots.of(image)}
            place={place(image)}
            captions
          />
          <ResourceRows className="straight-list__group" entries={slots.of(text)} place={place(text)} />
          <BottomLinks entries={slots.of(bottomText)} place={place(bottomText)} />
        </AllAtOnce>
        <LazySlotOverlays
          page="straightList"
          positions={() => SLOT.straight}
          buttons={() => slots.of(floatButton)}
        />
      </View>
      <JoinSheet store={store.join} />
    </Screen>
  );
});

const Zone = ({ store, zone }: { readonly store: StraightStore; readonly zone: Straight }) => (
  <>
    <OwnCard zone={zone} onJoin={() => store.join.open(zone)} />
    <Links />
    <ExcellentCard zone={zone} />
    <HowCard className="straight-list__group" />
  </>
);

const skeleton = <Skeleton variant="card" parts={[280, 176, 360]} label={texts.loading} />;

function Links() {
  const { router } = useApp();
  return (
    <View className="straight-list__group straight-list__links">
      {LINKS.map(({ icon, text, to }) => (
        <Pressable key={to} className="straight-list__link" onPress={() => void router.go(to)}>
          <View className="straight-list__link-mark">
            <Icon name={icon} size={48} tone="primary" />
          </View>
          <View className="straight-list__link-text">{text}</View>
        </Pressable>
      ))}
    </View>
  );
}

/** The own group's top places of the last closed week. */
function ExcellentCard({ zone: { excellent, group, lastPeriod } }: { readonly zone: Straight }) {
  const { router } = useApp();
  return (
    <Card className="straight-list__group">
      <View className="straight-list__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.excellent(groupTexts[group])}
      </View>
      {excellent.length === 0 && <View className="straight-list__words">{texts.noExcellent}</View>}
      <View className="straight-list__entries">
        {excellent.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onOpen={() => void router.go('straightBaby', { id: String(entry.id), period: lastPeriod })}
          />
        ))}
      </View>
    </Card>
  );
}

export default screen('straightList', StraightList);
