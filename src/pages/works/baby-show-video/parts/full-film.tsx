import { UrlFilm } from '@/features/films/plain/UrlFilm';
import type { WorkDetail } from '@/contract/works/schema';
import { viewTexts } from '@/features/works/texts';
import { NoFilm } from '@/features/works/view/WorkFilm';
import type { WorkStore } from '@/features/works/view/work-store';
import '@/features/works/view/work-view.scss';
import type { FeedStore } from '../feed-store';

interface FullFilmProps {
  readonly work: WorkDetail;
  readonly store: WorkStore;
  readonly feed: FeedStore;
}

/** A full-page video, again and again. Plays automatically if opened by a tap. */
export function FullFilm({ work, store, feed }: FullFilmProps) {
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
