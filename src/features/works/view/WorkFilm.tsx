import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import type { Result } from '@/contract/errors';
import type { WorkDetail } from '@/contract/works/schema';
import { UrlFilm } from '@/features/films/plain/UrlFilm';
import { viewTexts as texts } from '../texts';

/** Provides a work's film. */
export interface FilmView {
  /** The URL may have expired: requests a new one. */
  readonly renewFilm: () => Promise<Result<string>>;
}

interface WorkFilmProps {
  readonly work: WorkDetail;
  readonly store: FilmView;
  readonly playsAtOnce?: boolean;
  readonly onEnded?: () => void;
}

/** These films are no course, so nothing is tracked. */
export function WorkFilm({ work, store, playsAtOnce, onEnded }: WorkFilmProps) {
  if (work.film === '') return <NoFilm store={store} />;
  return (
    <View className="work-film">
      <UrlFilm
        key={work.id}
        title={texts.film(work.title)}
        url={work.film}
        poster={work.cover}
        beginsItself={playsAtOnce}
        renew={store.renewFilm}
        onEnded={onEnded}
      />
    </View>
  );
}

export const NoFilm = ({ store }: { readonly store: FilmView }) => (
  <View className="work-film work-film--none" {...aria({ role: 'alert' })}>
    <View className="work-film__words">{texts.noFilm}</View>
    <Button kind="secondary" size="small" onPress={() => void store.renewFilm()}>
      {texts.retry}
    </Button>
  </View>
);
