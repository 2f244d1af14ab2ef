import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import { useDrag } from '@/components/use-drag';
import type { Week } from '@/contract/growth/schema';
import { ShareOf } from '@/contract/growth/values';
import { RedirectType } from '@/contract/links/values';
import { ShareButton } from '@/features/growth/sharing';
import { weekDays, weekTexts as texts } from '@/features/growth/week/texts';
import { WeekView } from '@/features/growth/week/WeekView';
import { Screen, screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { WeekStore } from './store';
import './index.scss';

/** Less is no swipe; from the screen's edge it is the way back. */
const SWIPE_PX = 56;
const EDGE_PX = 32;

const GrowWeek = observer(function GrowWeek() {
  const app = useApp();
  const { week: asked } = useParams('growUpWeek');
  const [store] = useState(() => new WeekStore(app, asked));
  useLoadForSession(store.load, store.reset);
  const refresh = useRefresh(store.load);
  const box = useRef<unknown>(null);
  const drag = useDrag(box, {
    axis: 'x',
    accepts: ({ dx, x }) => x - dx > EDGE_PX,
    move: () => undefined,
    end(point) {
      const dx = point?.dx ?? 0;
      if (Math.abs(dx) > SWIPE_PX) void store.show(dx > 0 ? store.older : store.newer);
    },
  });
  return (
    <Screen>
      <PullToRefresh onRefresh={refresh}>
        <View ref={box} className="grow-week" {...drag}>
          <Loaded of={store.week} skeleton={skeleton} onRetry={() => void refresh()}>
            {(week) => <Shown {...{ store, week }} />}
          </Loaded>
        </View>
      </PullToRefresh>
    </Screen>
  );
});

/** The days, the card with its rings, the teacher, the moment, tonight. */
const skeleton = (
  <Skeleton variant="card" top={24} parts={[['60%', 52], 480, 176, 208, 232]} label={texts.loading} />
);

interface ShownProps {
  readonly store: WeekStore;
  readonly week: Week;
}

function Shown({ store, week }: ShownProps) {
  const { router } = useApp();
  const { from, newer, older } = week;
  const open = (url: string): void => void router.openLink({ redirectType: RedirectType.innerPage, url });
  return (
    <>
      <View className="grow-week__bar">
        <Arrow text={texts.older} to={older} back onPress={store.show} />
        <View className="grow-week__days" {...aria({ role: 'status' })}>
          {weekDays(week)}
          {!older && <View className="grow-week__oldest">{texts.oldest}</View>}
        </View>
        <Arrow text={texts.newer} to={newer} onPress={store.show} />
      </View>
      <View key={from} className="grow-week__content">
        <WeekView week={week} onLink={open} />
        <ShareButton className="grow-week__share" of={ShareOf.week} week={from} />
      </View>
    </>
  );
}

interface ArrowProps {
  readonly text: string;
  readonly to: string | undefined;
  readonly back?: boolean;
  readonly onPress: (monday: string | undefined) => Promise<void>;
}

/** Where there is no further week its place stays. */
function Arrow({ text, to, back = false, onPress }: ArrowProps) {
  if (!to) return <View className="grow-week__arrow" />;
  return (
    <Pressable className="grow-week__arrow" label={text} onPress={() => void onPress(to)}>
      <Icon name="arrow-right" tone="body" size={40} className={back ? 'grow-week__back' : ''} />
    </Pressable>
  );
}

export default screen('growUpWeek', GrowWeek);
