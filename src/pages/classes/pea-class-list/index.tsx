import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Tabs } from '@/components/Tabs';
import type { PeaClass } from '@/contract/classes/schema';
import { PeaClassState } from '@/contract/classes/values';
import { ClassCard, ListSkeleton, peaMark } from '@/features/classes';
import { useNow } from '@/features/lessons/use-now';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { AllAtOnce, PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { peaListTexts as texts } from '../texts';
import { PeaClassListStore } from './store';
import './index.scss';

/** Maximum delay of 今天 turning to 昨天. */
const WORDS_EVERY_MS = 60_000;
const ALL = 'all';

/** Pea classes: live ones on top, then upcoming ones and replays. */
const PeaClassList = observer(function PeaClassList() {
  const app = useApp();
  const [store] = useState(() => new PeaClassListStore(app));
  useNow(WORDS_EVERY_MS);
  useLoadWhenShown(store.load, store.reset);
  const { seriesId } = store;
  const isAll = seriesId === undefined;
  const toOpenClasses = () => void app.router.go('openClassCenterOpenClassPage');
  return (
    <Screen>
      <AllAtOnce
        of={[store.series, store.list]}
        skeleton={
          <View className="pea-class-list__items">
            <ListSkeleton />
          </View>
        }
      >
        <Series store={store} />
        <View className="pea-class-list__items">
          <PagedList
            key={seriesId ?? ALL}
            list={store.list}
            render={(item) => <Item item={item} isAll={isAll} />}
            skeleton={<ListSkeleton />}
            empty={{
              text: isAll ? texts.empty : texts.emptySeries,
              action: isAll
                ? { text: texts.toOpenClasses, onPress: toOpenClasses }
                : { text: texts.toAll, onPress: () => void store.show(undefined) },
            }}
            onRetry={() => void store.load()}
          />
        </View>
      </AllAtOnce>
    </Screen>
  );
});

/** The series as tabs, and the description of the chosen one. */
const Series = observer(function Series({ store }: { readonly store: PeaClassListStore }) {
  const series = store.series.value ?? [];
  const { seriesId } = store;
  if (series.length === 0) return <View className="pea-class-list__top" />;
  const chosen = series.find((each) => each.seriesId === seriesId);
  return (
    <>
      <Tabs
        className="pea-class-list__tabs"
        items={[
          { key: ALL, text: texts.all },
          ...series.map((each) => ({ key: String(each.seriesId), text: each.name })),
        ]}
        active={chosen ? String(chosen.seriesId) : ALL}
        onChange={(key) => void store.show(series.find((each) => String(each.seriesId) === key)?.seriesId)}
      />
      {chosen?.summary && <View className="pea-class-list__about">{chosen.summary}</View>}
    </>
  );
});

interface ItemProps {
  readonly item: PeaClass;
  readonly isAll: boolean;
}

function Item({ item, isAll }: ItemProps) {
  const { router } = useApp();
  const { classId, state, seriesName } = item;
  return (
    <ClassCard
      of={item}
      mark={peaMark(state)}
      note={isAll ? seriesName : ''}
      isLive={state === PeaClassState.live}
      isOver={state === PeaClassState.making}
      onPress={() => void router.go('peaClassCenterPeaClassDetail', { id: String(classId) })}
    />
  );
}

export default screen('peaClassCenterPeaClassPage', PeaClassList);
