import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonBlock } from '@/components/Skeleton';
import { Tabs } from '@/components/Tabs';
import type { StoryShelves } from '@/contract/stories/schema';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { AllAtOnce, Loaded, PagedList } from '@/features/shapes';
import { StoryBarSlot } from '@/features/stories/bar/StoryBarSlot';
import { useApp } from '@/stores/app/app-context';
import { Continuing, Shelf, StoryRow } from './parts/shelf';
import { ShelvesStore } from './store';
import { shelvesTexts as texts } from './texts';
import './index.scss';

const ALL = 'all';

/** Audio stories: started ones, then a shelf per series. */
const SoundStoryPage = observer(function SoundStoryPage() {
  const app = useApp();
  const [store] = useState(() => new ShelvesStore(app));
  useLoadWhenShown(store.refresh, store.reset);
  const { seriesId, series } = store;
  return (
    <Screen className="stories">
      <AllAtOnce
        of={[store.shelves]}
        skeleton={
          <View className="stories__content">
            <PageSkeleton />
          </View>
        }
      >
        {series.length > 1 && (
          <Tabs
            items={[
              { key: ALL, text: texts.all },
              ...series.map(({ id, title }) => ({ key: String(id), text: title })),
            ]}
            active={seriesId === undefined ? ALL : String(seriesId)}
            onChange={(key) => store.choose(key === ALL ? undefined : Number(key))}
          />
        )}
        <PullToRefresh className="stories__content" onRefresh={store.refresh}>
          {seriesId === undefined ? <Shelves store={store} /> : <Series store={store} />}
        </PullToRefresh>
      </AllAtOnce>
      <StoryBarSlot />
    </Screen>
  );
});

const Shelves = observer(function Shelves({ store }: { readonly store: ShelvesStore }) {
  return (
    <Loaded of={store.shelves} skeleton={<PageSkeleton />} onRetry={() => void store.load()}>
      {(all) => <AllShelves all={all} onMore={store.choose} />}
    </Loaded>
  );
});

interface AllShelvesProps {
  readonly all: StoryShelves;
  readonly onMore: (seriesId: number) => void;
}

function AllShelves({ all: { continuing, shelves }, onMore }: AllShelvesProps) {
  const { router } = useApp();
  if (shelves.length === 0) {
    return (
      <EmptyState
        drawing={<Pea pose="sleeps" />}
        text={texts.empty}
        action={{ text: texts.home, onPress: () => void router.home() }}
      />
    );
  }
  return (
    <>
      {continuing.length > 0 && (
        <View className="stories__continuing">
          <View className="story-shelf__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
            {texts.continuing}
          </View>
          {continuing.map((story) => (
            <Continuing key={story.id} story={story} />
          ))}
        </View>
      )}
      {shelves.map((shelf) => (
        <Shelf key={shelf.id} shelf={shelf} onMore={() => onMore(shelf.id)} />
      ))}
    </>
  );
}

const Series = observer(function Series({ store }: { readonly store: ShelvesStore }) {
  if (!store.list) return null;
  return (
    <PagedList
      list={store.list}
      render={(story) => <StoryRow story={story} />}
      skeleton={<Skeleton variant="card" parts={[184, 184, 184, 184]} gap={16} label={texts.loading} />}
      empty={{
        text: texts.emptySeries,
        action: { text: texts.toAll, onPress: () => store.choose(undefined) },
      }}
    />
  );
});

const PageSkeleton = () => (
  <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
    {[0, 1].map((shelf) => (
      <View key={shelf} className="story-shelf">
        <SkeletonBlock width={240} height={44} className="stories__skeleton-bar" />
        <View className="story-shelf__row">
          {[0, 1, 2].map((story) => (
            <View key={story} className="story-shelf__place">
              <SkeletonBlock width={220} height={220} radius="round" />
            </View>
          ))}
        </View>
      </View>
    ))}
  </View>
);

export default screen('soundStoryPage', SoundStoryPage);
