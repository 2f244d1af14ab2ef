import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { ListEnd } from '@/components/ListEnd';
import { LoadingMore } from '@/components/LoadingMore';
import { Pressable } from '@/components/Pressable';
import { errorText } from '@/services/error-text';
import type { HomeStore } from '../home-store';
import { homeTexts } from '../texts';
import { ModulesSkeleton } from './home-skeleton';
import { LoadMoreMark } from './load-more-mark';
import { ModuleSection } from './module-section';
import './module-list.scss';

/** The content modules, page by page, in each of the looks of a list. */
export const ModuleList = observer(function ModuleList({ store }: { store: HomeStore }) {
  const { modules, shownModules } = store;
  const isLoading = modules.status === 'idle' || modules.status === 'loading';
  if (shownModules.length === 0) {
    if (isLoading) return <ModulesSkeleton />;
    if (modules.status === 'failed') return <Failed store={store} />;
    if (modules.isEnd) return <Empty store={store} />;
  }
  return (
    <>
      {shownModules.map((module) => (
        <ModuleSection key={module.contentTypeId} module={module} />
      ))}
      <Tail store={store} />
    </>
  );
});

/** What follows the last module that is there. */
const Tail = observer(function Tail({ store }: { store: HomeStore }) {
  const { modules } = store;
  if (modules.isEnd) return <ListEnd text={homeTexts.end} />;
  if (modules.moreFailed) {
    return (
      <Pressable className="module-list__retry" onPress={() => void store.loadMore()}>
        {homeTexts.moreFailed}
      </Pressable>
    );
  }
  const canAsk = modules.status === 'ready' && !modules.isLoadingMore;
  return (
    <View className="module-list__tail">
      {/* A new one after each page: one that is still in sight then asks for the page after. */}
      {canAsk && <LoadMoreMark key={modules.items.length} onReached={() => void store.loadMore()} />}
      <LoadingMore />
    </View>
  );
});

const Failed = observer(function Failed({ store }: { store: HomeStore }) {
  const { error } = store.modules;
  const isOffline = error?.kind === 'network' || error?.kind === 'timeout';
  return (
    <FailedState
      text={error ? errorText(error) : homeTexts.failed}
      illustration={isOffline ? 'offline' : 'failed'}
      onRetry={() => void store.load()}
    />
  );
});

function Empty({ store }: { store: HomeStore }) {
  return (
    <EmptyState
      text={homeTexts.empty}
      action={{ text: homeTexts.reload, onPress: () => void store.load() }}
    />
  );
}
