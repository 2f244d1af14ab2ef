import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import type { EmptyStateProps } from '@/components/EmptyState';
import { Menu } from '@/components/Menu';
import { Pea } from '@/components/Pea';
import { SkeletonBlock } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import type { Work } from '@/contract/works/schema';
import { WorkKind, WorkOrder, WorkScope } from '@/contract/works/values';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { WorkCard } from '../card/WorkCard';
import { toNew, toWork } from '../pages';
import { listTexts as texts, workTexts } from '../texts';
import { shownList, type WorksListStore } from './works-list-store';
import './works-list.scss';

const ORDERS = Object.values(WorkOrder).map((value) => ({ value, text: texts.order[value] }));

interface WorksListProps {
  readonly store: WorksListStore;
  /** Scopes to choose from; none: no tabs. */
  readonly scopes?: readonly WorkScope[];
  /** The second row: topics. */
  readonly topics?: ReactNode;
  /** Overrides the work's own page. */
  readonly onOpen?: (work: Work) => void;
  readonly empty?: EmptyStateProps;
  /** For screens that load more than the list. */
  readonly onRetry?: () => void;
}

/** Grid of works with scope tabs. The screen loads the first page. */
export const WorksList = observer(function WorksList({
  store,
  scopes = [],
  topics,
  onOpen,
  empty,
  onRetry,
}: WorksListProps) {
  const app = useApp();
  const emptyOfScope = useEmpty(store);
  useEffect(() => store.follow(), [store]);
  const open = (work: Work): void => {
    app.get(shownList).note(store);
    if (onOpen) onOpen(work);
    else void toWork(app.router, work);
  };
  const orders = store.scope !== WorkScope.mine && (
    <Menu title={texts.orderName} options={ORDERS} value={store.order} onChoose={store.orderBy} />
  );
  return (
    <View className="works-list">
      {scopes.length > 0 ? (
        <Tabs
          items={scopes.map((key) => ({ key, text: texts.scope[key] }))}
          active={store.scope}
          onChange={(key) => store.choose(key as WorkScope)}
          right={orders}
        />
      ) : (
        <View className="works-list__orders">{orders}</View>
      )}
      {topics}
      <View key={`${store.scope} ${store.topicId}`} className="works-list__grid">
        <PagedList
          list={store.list}
          render={(work) => <WorkCard work={work} onPress={() => open(work)} />}
          skeleton={<GridSkeleton />}
          empty={empty ?? emptyOfScope}
          onRetry={onRetry}
        />
      </View>
    </View>
  );
});

export const WorksSkeleton = () => (
  <View className="works-list">
    <View className="works-list__grid">
      <GridSkeleton />
    </View>
  </View>
);

function useEmpty({ kind, scope, topicId, choose }: WorksListStore): EmptyStateProps {
  const { router } = useApp();
  const add = { text: texts.add, onPress: () => void toNew(router, kind, topicId) };
  const toAll = { text: texts.toAll, onPress: () => choose(WorkScope.all) };
  if (topicId > 0 && scope === WorkScope.all) return { text: texts.emptyTopic, action: add };
  const drawing = kind === WorkKind.babyShow ? undefined : <Pea pose="teaches" />;
  const isOwn = scope === WorkScope.all || scope === WorkScope.mine;
  return { drawing, text: texts.empty[scope], action: isOwn ? add : toAll };
}

const GridSkeleton = () => (
  <View className="work-grid" {...aria({ role: 'status', 'aria-label': workTexts.loading })}>
    {Array.from({ length: 4 }, (_, index) => (
      <View key={index} className="work-card">
        <SkeletonBlock height={240} />
        <View className="work-card__words">
          <SkeletonBlock width="80%" height={36} />
          <SkeletonBlock width="50%" height={28} className="work-card__skeleton-bar" />
        </View>
      </View>
    ))}
  </View>
);
