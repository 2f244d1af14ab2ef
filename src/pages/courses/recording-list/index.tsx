import { observer } from 'mobx-react';
import { useState } from 'react';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import { coursesCalls } from '@/contract/courses/calls';
import type { Replay } from '@/contract/courses/replay.schema';
import { REPLAY_AFTER_MINUTES } from '@/contract/courses/values';
import { ReplayCard } from '@/features/courses/replays/ReplayCard';
import { SubjectFilter } from '@/features/courses/subject-filter/SubjectFilter';
import { Pea } from '@/components/Pea';
import { emptyOf, SubjectList } from '@/features/courses/subject-filter/subject-list';
import { useNow } from '@/features/lessons/use-now';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { PagedList } from '@/features/shapes';
import type { App } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

const texts = {
  title: '课程回放',
  loading: '回放加载中…',
  empty: `还没有上过课，下课${REPLAY_AFTER_MINUTES}分钟后就能看回放`,
  emptySubject: '这一科还没有课程回放',
  toCourses: '去我的课程',
  toAll: '全部回放',
} as const;

/** Maximum delay of a replay's change of state. */
const STATE_EVERY_MS = 30_000;

const replaysOf = ({ api }: App) =>
  new SubjectList<Replay>(
    (request) => api.callCounted(coursesCalls.listReplays, request),
    ({ liveId }) => liveId,
  );

/** The child's replays: available, in preparation, and expired. */
const RecordingList = observer(function RecordingList() {
  const app = useApp();
  const [store] = useState(() => replaysOf(app));
  // Progress changes on pages above this one.
  useLoadWhenShown(store.refresh, store.reset);
  return (
    <Screen title={texts.title}>
      <SubjectFilter chosen={store.subject} onChange={(subject) => void store.choose(subject)} />
      <PullToRefresh className="recording-list" onRefresh={store.refresh}>
        <Replays store={store} />
      </PullToRefresh>
    </Screen>
  );
});

const Replays = observer(function Replays({ store }: { readonly store: SubjectList<Replay> }) {
  const { router } = useApp();
  const now = useNow(STATE_EVERY_MS);
  return (
    <PagedList
      list={store.list}
      render={(replay) => (
        <ReplayCard
          replay={replay}
          now={now}
          onPress={() => void router.go('courseReplay', { liveId: String(replay.liveId) })}
        />
      )}
      skeleton={
        <Skeleton
          variant="list"
          rows={4}
          picture={[200, 150]}
          bars={[28, 40, 28]}
          align="spread"
          label={texts.loading}
        />
      }
      empty={{ drawing: <Pea pose="waits" />, ...emptyOf(store, texts, () => void router.go('myTabClass')) }}
    />
  );
});

export default screen('recordingList', RecordingList);
