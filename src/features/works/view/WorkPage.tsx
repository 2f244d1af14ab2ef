import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { EmptyState } from '@/components/EmptyState';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import type { WorkDetail } from '@/contract/works/schema';
import type { WorkKind } from '@/contract/works/values';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useShown } from '@/features/screen/place';
import { FilmSavingBar } from '@/features/films/save/FilmSavingBar';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app-context';
import { onwardOf, toDetail } from '../pages';
import { viewTexts, workTexts } from '../texts';
import { WorkActions } from './WorkActions';
import { WorkOvers } from './WorkOvers';
import { WorkStore } from './work-store';
import { WorkView } from './WorkView';
import './work-view.scss';

interface WorkPageProps {
  readonly kind: WorkKind;
  /** As it stands in the address. */
  readonly id: string | undefined;
  /** What a kind says besides, between the film or the photos and the words. */
  readonly above?: (work: WorkDetail) => ReactNode;
  /** The same at the end. */
  readonly below?: (work: WorkDetail) => ReactNode;
}

/** One work on a page of its own, for its parent, other parents, and whoever was sent its address. */
export const WorkPage = observer(function WorkPage({ kind, id, above, below }: WorkPageProps) {
  const app = useApp();
  const [store] = useState(() => new WorkStore(app, recordId(id)));
  useLoadForSession(() => store.load(), store.forget);
  useRenewed(store);
  const isElsewhere = useOwnPage(store, kind);
  const onward = onwardOf(app, kind);
  if (isElsewhere)
    return (
      <Screen>
        <Bones />
      </Screen>
    );
  return (
    <Screen
      className="work-page"
      footer={store.isShown && !store.isTakenBack && <WorkActions store={store} />}
    >
      {store.isTakenBack ? (
        <EmptyState illustration="success" text={viewTexts.takenBack} action={onward} />
      ) : (
        <Loaded
          of={store.work}
          skeleton={<Bones />}
          onRetry={() => void store.load()}
          missing={{ text: viewTexts.missing, action: onward }}
        >
          {(work) => (
            <>
              <WorkView work={work} store={store} above={above?.(work)} />
              {below?.(work)}
            </>
          )}
        </Loaded>
      )}
      <WorkOvers store={store} />
      <FilmSavingBar />
    </Screen>
  );
});

/** Another kind has a page of its own, with its own ways on. */
function useOwnPage({ work }: WorkStore, kind: WorkKind): boolean {
  const { router } = useApp();
  const found = work.value;
  const own = found && found.kind !== kind ? found : undefined;
  useEffect(() => {
    if (own) void toDetail(router, own);
  }, [own, router]);
  return own !== undefined;
}

/** One's own may have been changed or judged since: who comes back to it asks again. */
function useRenewed(store: WorkStore): void {
  useShown(() => {
    if (store.work.value?.isMine && !store.isTakenBack) void store.load();
  });
}

const Bones = () => (
  <View {...aria({ role: 'status', 'aria-label': workTexts.loading })}>
    <SkeletonBlock height={480} />
    <View className="work-view__words">
      <SkeletonLines lines={4} />
    </View>
  </View>
);
