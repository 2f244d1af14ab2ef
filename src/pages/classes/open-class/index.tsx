import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Cell, CellGroup } from '@/components/Cell';
import type { OpenClassDetail } from '@/contract/classes/schema';
import { OpenClassState } from '@/contract/classes/values';
import { ReminderLink } from '@/features/messages/reminders/ReminderLink';
import { PlayableKind } from '@/contract/films/values';
import { routes } from '@/contract/routes';
import { ClassDetail, DetailSkeleton, openMark, ShareCell } from '@/features/classes';
import { FilmStage } from '@/features/films/stage/FilmStage';
import { STATE_EVERY_MS, useNow } from '@/features/lessons/use-now';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { openClassTexts as texts } from '../texts';
import { Footer, noteOf } from './footer';
import { OpenClassStore } from './store';
import './index.scss';

/** One open class: its content, the remaining seats, and the entry. */
const OpenClass = observer(function OpenClass() {
  const app = useApp();
  const { id } = useParams('openClassCenterOpenClassDetail');
  const [store] = useState(() => new OpenClassStore(app, recordId(id)));
  const now = useNow(STATE_EVERY_MS);
  // Seats may change while another page is shown.
  useLoadWhenShown(store.load, store.reset);
  useEffect(() => void store.catchUp(now));
  const { value } = store.detail;
  const toList = () => void app.router.replace('openClassCenterOpenClassPage');
  return (
    <Screen
      className={skyOf(value?.subject)}
      title={value?.title}
      footer={value && <Footer store={store} of={value} />}
    >
      <Loaded
        of={store.detail}
        skeleton={<DetailSkeleton />}
        onRetry={() => void store.load()}
        missing={{ text: texts.missing, action: { text: texts.toList, onPress: toList } }}
      >
        {(detail) => <Whole store={store} of={detail} />}
      </Loaded>
    </Screen>
  );
});

interface WholeProps {
  readonly store: OpenClassStore;
  readonly of: OpenClassDetail;
}

const Whole = observer(function Whole({ store, of }: WholeProps) {
  const { classId, state } = of;
  return (
    <ClassDetail
      of={of}
      mark={openMark(of)}
      isLive={state === OpenClassState.live}
      stage={store.isWatching && <FilmStage kind={PlayableKind.openClass} id={classId} />}
      note={
        <>
          <View className="open-class__note" {...aria({ role: 'status' })}>
            {noteOf(of)}
          </View>
          {state === OpenClassState.reserved && <ReminderLink about="class" />}
        </>
      }
    >
      <Links store={store} of={of} />
    </ClassDetail>
  );
});

/** Calendar export, where the host accepts files, and sharing. */
const Links = observer(function Links({ store, of }: WholeProps) {
  const { platform, share } = useApp();
  const hasCalendar = of.state === OpenClassState.reserved && platform.host.takesCalendarFiles;
  const isShared = share.methods().length > 0;
  if (!hasCalendar && !isShared) return null;
  const input = {
    key: 'openClass',
    title: of.title,
    desc: texts.shareDesc,
    toURL: `${routes.openClassCenterOpenClassDetail.path}?id=${of.classId}`,
  };
  return (
    <CellGroup className="open-class__links">
      {hasCalendar && (
        <Cell icon="calendar" title={texts.calendar} onPress={() => void store.addToCalendar()} />
      )}
      {isShared && <ShareCell input={input} />}
    </CellGroup>
  );
});

export default screen('openClassCenterOpenClassDetail', OpenClass);
