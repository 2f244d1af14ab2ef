import { observer } from 'mobx-react';
import { useEffect, useState, type ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import type { WorkDetail } from '@/contract/works/schema';
import type { WorkKind } from '@/contract/works/values';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useShown } from '@/features/screen/place';
import { FilmSavingBar } from '@/features/films/save/FilmSavingBar';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { nextPageOf, toDetail } from '../pages';
import { viewTexts, workTexts } from '../texts';
import { WorkActions } from './WorkActions';
import { WorkSheets } from './WorkSheets';
import { WorkStore } from './work-store';
import { WorkView } from './WorkView';
import './work-view.scss';

interface WorkPageProps {
  readonly kind: WorkKind;
  /** From the URL. */
  readonly id: string | undefined;
  /** Extra content of a kind, between the media and the text. */
  readonly above?: (work: WorkDetail) => ReactNode;
  readonly below?: (work: WorkDetail) => ReactNode;
}

/** Page of one work, for its parent, other parents, and recipients of its link. */
export const WorkPage = observer(function WorkPage({ kind, id, above, below }: WorkPageProps) {
  const app = useApp();
  const [store] = useState(() => new WorkStore(app, recordId(id)));
  useLoadForSession(() => store.load(), store.forget);
  useRenewed(store);
  const isElsewhere = useOwnPage(store, kind);
  const nextStep = nextPageOf(app, kind);
  if (isElsewhere) return <Screen>{skeleton}</Screen>;
  return (
    <Screen
      className="work-page"
      title={store.work.value?.title}
      footer={store.isShown && !store.isTakenBack && <WorkActions store={store} />}
    >
      {store.isTakenBack ? (
        <EmptyState illustration="success" text={viewTexts.takenBack} action={nextStep} />
      ) : (
        <Loaded
          of={store.work}
          skeleton={skeleton}
          onRetry={() => void store.load()}
          missing={{ text: viewTexts.missing, action: nextStep }}
        >
          {(work) => (
            <>
              <WorkView work={work} store={store} above={above?.(work)} />
              {below?.(work)}
            </>
          )}
        </Loaded>
      )}
      <WorkSheets store={store} />
      <FilmSavingBar />
    </Screen>
  );
});

/** A work of another kind redirects to its own page. */
function useOwnPage({ work }: WorkStore, kind: WorkKind): boolean {
  const { router } = useApp();
  const found = work.value;
  const own = found && found.kind !== kind ? found : undefined;
  useEffect(() => {
    if (own) void toDetail(router, own);
  }, [own, router]);
  return own !== undefined;
}

/** An own work may have been changed or reviewed: reload on return. */
function useRenewed(store: WorkStore): void {
  useShown(() => {
    if (store.work.value?.isMine && !store.isTakenBack) void store.load();
  });
}

const skeleton = (
  <Skeleton variant="detail" picture={750} parts={[{ lines: 4, plain: true }]} label={workTexts.loading} />
);
