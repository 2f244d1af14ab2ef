import { observer } from 'mobx-react';
import { PagedList } from '@/features/shapes/PagedList';
import type { HomeStore } from '../home-store';
import { homeTexts } from '../texts';
import { ModulesSkeleton } from './home-skeleton';
import { ModuleSection } from './module-section';

/** The content modules, page by page. */
export const ModuleList = observer(function ModuleList({ store }: { store: HomeStore }) {
  const reload = () => void store.load();
  return (
    <PagedList
      list={store.modules}
      items={store.shownModules}
      keyOf={(module) => module.contentTypeId}
      render={(module) => <ModuleSection module={module} />}
      skeleton={<ModulesSkeleton />}
      empty={{ text: homeTexts.empty, action: { text: homeTexts.reload, onPress: reload } }}
      endText={homeTexts.end}
      onRetry={reload}
      onMore={() => void store.loadMore()}
    />
  );
});
