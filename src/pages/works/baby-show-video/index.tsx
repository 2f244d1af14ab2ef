import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef, useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { useDrag } from '@/components/use-drag';
import { WorkKind } from '@/contract/works/values';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { nextPageOf, toWork } from '@/features/works/pages';
import { viewTexts } from '@/features/works/texts';
import { WorkSheets } from '@/features/works/view/WorkSheets';
import { WorkStore } from '@/features/works/view/work-store';
import { useNowAbout } from '@/features/share/use-now-about';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { UrlFilm } from '@/features/films/plain/UrlFilm';
import type { WorkDetail } from '@/contract/works/schema';
import { NoFilm } from '@/features/works/view/WorkFilm';
import '@/features/works/view/work-view.scss';
import { FeedStore } from './feed-store';
import { SideActions } from './parts/side-actions';
import { babyShowVideoTexts as texts } from './texts';
import './index.scss';

/** Swipe distance to the next video in CSS pixels. */
const SWIPE = 60;

/** Full-page videos of the baby show, in sequence. */
const BabyShowVideo = observer(function BabyShowVideo() {
  const app = useApp();
  const { id } = useParams('babyShowVideo');
  const [feed] = useState(() => new FeedStore(app, recordId(id)));
  useLoadForSession(() => feed.load(), feed.reset);
  useNowAbout('babyShowVideo', feed.id === undefined ? undefined : { id: String(feed.id) });
  const box = useRef<unknown>(null);
  const drag = useDrag(box, {
    axis: 'y',
    mayStart: () => feed.hasOthers,
    move: () => undefined,
    end: (point) => {
      if (point && Math.abs(point.dy) >= SWIPE) void feed.move(point.dy < 0 ? 1 : -1);
    },
  });
  return (
    <Screen className="baby-video">
      <View ref={box} className="baby-video__stage" {...drag}>
        <Film key={feed.id} feed={feed} />
      </View>
    </Screen>
  );
});

/** A new player per video. */
const Film = observer(function Film({ feed }: { readonly feed: FeedStore }) {
  const app = useApp();
  const [store] = useState(() => new WorkStore(app, feed.id));
  useLoadForSession(() => store.load(), store.forget);
  const nextStep = nextPageOf(app, WorkKind.babyShow);
  return (
    <>
      <Loaded
        of={store.work}
        skeleton={<Skeleton variant="detail" picture={900} label={texts.loading} />}
        onRetry={() => void store.load()}
        missing={{ text: viewTexts.missing, action: nextStep }}
      >
        {(work) =>
          work.isFilm ? (
            <>
              <FullFilm work={work} store={store} feed={feed} />
              <SideActions work={work} store={store} feed={feed} />
            </>
          ) : (
            <EmptyState
              text={viewTexts.photosOnly}
              action={{ text: viewTexts.toWork, onPress: () => void toWork(app.router, work) }}
            />
          )
        }
      </Loaded>
      <WorkSheets store={store} />
    </>
  );
});

export default screen('babyShowVideo', BabyShowVideo);

interface FullFilmProps {
  readonly work: WorkDetail;
  readonly store: WorkStore;
  readonly feed: FeedStore;
}

/** A full-page video, again and again. Plays automatically if opened by a tap. */
function FullFilm({ work, store, feed }: FullFilmProps) {
  if (work.film === '') return <NoFilm store={store} />;
  return (
    <UrlFilm
      loops
      title={viewTexts.film(work.title)}
      url={work.film}
      poster={work.cover}
      visit={feed.visit}
      renew={store.renewFilm}
    />
  );
}
