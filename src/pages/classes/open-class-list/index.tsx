import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Tabs } from '@/components/Tabs';
import type { OpenClass } from '@/contract/classes/schema';
import { OpenClassState, OpenClassWhen } from '@/contract/classes/values';
import { ClassCard, isScarce, ListSkeleton, openMark, seatsText } from '@/features/classes';
import { useNow } from '@/features/lessons/use-now';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { openListTexts as texts } from '../texts';
import { OpenClassListStore } from './store';
import './index.scss';

/** Maximum delay of 今天 turning to 昨天. */
const WORDS_EVERY_MS = 60_000;

const WHENS = Object.values(OpenClassWhen);
const TABS = WHENS.map((when) => ({ key: when, text: texts.tabs[when] }));

/** Open classes: upcoming, reserved, past. */
const OpenClassList = observer(function OpenClassList() {
  const app = useApp();
  const [store] = useState(() => new OpenClassListStore(app));
  useNow(WORDS_EVERY_MS);
  useLoadWhenShown(store.load, store.reset);
  const { when } = store;
  const action =
    when === OpenClassWhen.coming
      ? { text: texts.toPeaClasses, onPress: () => void app.router.go('peaClassCenterPeaClassPage') }
      : { text: texts.toComing, onPress: () => void store.show(OpenClassWhen.coming) };
  return (
    <Screen>
      <Tabs
        items={TABS}
        active={when}
        onChange={(key) => void store.show(WHENS.find((each) => each === key) ?? when)}
      />
      <View className="open-class-list__items">
        <PagedList
          key={when}
          list={store.list}
          render={(item) => <Item item={item} />}
          skeleton={<ListSkeleton />}
          empty={{ text: texts.empty[when], action }}
        />
      </View>
    </Screen>
  );
});

function Item({ item }: { readonly item: OpenClass }) {
  const { router } = useApp();
  const { classId, state } = item;
  return (
    <ClassCard
      of={item}
      mark={openMark(item)}
      note={seatsText(item)}
      hurries={isScarce(item)}
      isLive={state === OpenClassState.live}
      isOver={state === OpenClassState.over}
      onPress={() => void router.go('openClassCenterOpenClassDetail', { id: String(classId) })}
    />
  );
}

export default screen('openClassCenterOpenClassPage', OpenClassList);
