import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Cell, CellGroup } from '@/components/Cell';
import type { PeaClassDetail } from '@/contract/classes/schema';
import { PeaClassState } from '@/contract/classes/values';
import { PlayableKind } from '@/contract/films/values';
import { routes } from '@/contract/routes';
import { ClassDetail, DetailSkeleton, classTexts, peaMark, ShareCell } from '@/features/classes';
import { FilmStage } from '@/features/films/stage/FilmStage';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { peaClassTexts as texts } from '../texts';
import { PeaClassStore } from './store';
import './index.scss';

const NOTES: Readonly<Record<PeaClassState, string>> = {
  [PeaClassState.coming]: texts.coming,
  [PeaClassState.live]: texts.live,
  [PeaClassState.making]: texts.making,
  [PeaClassState.replay]: '',
};

/** One pea class: upcoming, live, or a replay. */
const PeaClass = observer(function PeaClass() {
  const app = useApp();
  const { id } = useParams('peaClassCenterPeaClassDetail');
  const [store] = useState(() => new PeaClassStore(app, recordId(id)));
  const now = useNow(STATE_EVERY_MS);
  useLoadWhenShown(store.load, store.detail.reset);
  useEffect(() => void store.catchUp(now));
  const { value } = store.detail;
  const toList = () => void app.router.replace('peaClassCenterPeaClassPage');
  return (
    <Screen
      className={skyOf(value?.subject)}
      title={value?.title}
      footer={value?.state === PeaClassState.live && <Enter store={store} />}
    >
      <Loaded
        of={store.detail}
        skeleton={<DetailSkeleton />}
        onRetry={() => void store.load()}
        missing={{ text: texts.missing, action: { text: texts.toList, onPress: toList } }}
      >
        {(detail) => <Whole of={detail} />}
      </Loaded>
    </Screen>
  );
});

const Enter = observer(function Enter({ store }: { readonly store: PeaClassStore }) {
  return (
    <Button block loading={store.isEntering} onPress={() => void store.enter()}>
      {classTexts.enter}
    </Button>
  );
});

interface WholeProps {
  readonly of: PeaClassDetail;
}

function Whole({ of }: WholeProps) {
  const { router } = useApp();
  const { classId, seriesName, state } = of;
  const play = (id: number) => void router.replace('peaClassCenterPeaClassDetail', { id: String(id) });
  return (
    <ClassDetail
      of={of}
      mark={peaMark(state)}
      isLive={state === PeaClassState.live}
      stage={
        state === PeaClassState.replay && (
          <FilmStage kind={PlayableKind.peaClass} id={classId} onNext={(next) => play(next.id)} />
        )
      }
      note={
        <>
          {seriesName && <View className="pea-class__series">{texts.series(seriesName)}</View>}
          {NOTES[state] && <View className="pea-class__note">{NOTES[state]}</View>}
        </>
      }
    >
      <Links of={of} onNext={play} />
    </ClassDetail>
  );
}

interface LinksProps {
  readonly of: PeaClassDetail;
  readonly onNext: (id: number) => void;
}

/** Links to the next one of the series, and sharing. */
function Links({ of, onNext }: LinksProps) {
  const { router, share } = useApp();
  const { classId, nextId, state, title } = of;
  const isMaking = state === PeaClassState.making;
  const isShared = share.methods().length > 0;
  if (nextId === 0 && !isShared && !isMaking) return null;
  const toURL = `${routes.peaClassCenterPeaClassDetail.path}?id=${classId}`;
  return (
    <CellGroup className="pea-class__links">
      {nextId > 0 && <Cell icon="play" title={texts.next} onPress={() => onNext(nextId)} />}
      {isMaking && (
        <Cell
          icon="courses"
          title={texts.toList}
          onPress={() => void router.replace('peaClassCenterPeaClassPage')}
        />
      )}
      {isShared && <ShareCell input={{ key: 'peaClass', title, desc: texts.shareDesc, toURL }} />}
    </CellGroup>
  );
}

export default screen('peaClassCenterPeaClassDetail', PeaClass);
