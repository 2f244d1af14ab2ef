import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import type { EmptyStateProps } from '@/components/EmptyState';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import type { Work } from '@/contract/works/schema';
import { WorkOrder, WorkScope } from '@/contract/works/values';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { WorkCard } from '../card/WorkCard';
import { toNew, toWork } from '../pages';
import { listTexts as texts, workTexts } from '../texts';
import { shownList } from './shown-list';
import type { WorksListStore } from './works-list-store';
import './works-list.scss';

interface WorksListProps {
  readonly store: WorksListStore;
  /** Scopes to choose from; none: no tabs. */
  readonly scopes?: readonly WorkScope[];
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
  return (
    <View className="works-list">
      {scopes.length > 0 && (
        <Tabs
          items={scopes.map((key) => ({ key, text: texts.scope[key] }))}
          active={store.scope}
          onChange={(key) => store.choose(key as WorkScope)}
        />
      )}
      {store.scope !== WorkScope.mine && <Orders store={store} />}
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

const Orders = observer(function Orders({ store }: { readonly store: WorksListStore }) {
  return (
    <View className="works-list__orders" {...aria({ role: 'group', 'aria-label': texts.orderName })}>
      {Object.values(WorkOrder).map((order) => (
        <Pressable
          key={order}
          className={classNames('works-list__order', order === store.order && 'works-list__order--chosen')}
          aria={{ pressed: order === store.order }}
          onPress={() => store.orderBy(order)}
        >
          {texts.order[order]}
        </Pressable>
      ))}
    </View>
  );
});

function useEmpty({ kind, scope, topicId, choose }: WorksListStore): EmptyStateProps {
  const { router } = useApp();
  const add = { text: texts.add, onPress: () => void toNew(router, kind, topicId) };
  const toAll = { text: texts.toAll, onPress: () => choose(WorkScope.all) };
  if (topicId > 0 && scope === WorkScope.all) return { text: texts.emptyTopic, action: add };
  const isOwn = scope === WorkScope.all || scope === WorkScope.mine;
  return { text: texts.empty[scope], action: isOwn ? add : toAll };
}

const GridSkeleton = () => (
  <View className="work-grid" {...aria({ role: 'status', 'aria-label': workTexts.loading })}>
    {Array.from({ length: 4 }, (_, index) => (
      <View key={index} className="work-card">
        <SkeletonBlock height={240} />
        <View className="work-card__words">
          <SkeletonBlock width="80%" height={36} />
          <SkeletonBlock width="50%" height={28} className="work-card__bone" />
        </View>
      </View>
    ))}
  </View>
);
