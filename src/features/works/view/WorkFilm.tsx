import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import type { WorkDetail } from '@/contract/works/schema';
import { useOneSound } from '@/features/films/use-one-sound';
import { viewTexts as texts } from '../texts';
import type { WorkStore } from './work-store';

interface WorkFilmProps {
  readonly work: WorkDetail;
  readonly store: WorkStore;
}

/** The browser's own player: what is watched here is no course, and nothing of it is recorded. */
export const WorkFilm = observer(function WorkFilm({ work, store }: WorkFilmProps) {
  const claimSound = useOneSound();
  if (store.isBroken || work.film === '') return <NoFilm work={work} store={store} />;
  return (
    <View className="work-film">
      <video
        key={store.attempt}
        className="work-film__film"
        src={work.film}
        poster={work.cover || undefined}
        aria-label={texts.film(work.title)}
        controls
        playsInline
        preload="metadata"
        // Android's WeChat would otherwise put its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onPlay={({ currentTarget }) => claimSound(currentTarget)}
        onError={() => store.broke()}
      />
    </View>
  );
});

const NoFilm = ({ work, store }: WorkFilmProps) => (
  <View className="work-film work-film--none" {...aria({ role: 'alert' })}>
    <View className="work-film__words">{work.film === '' ? texts.noFilm : texts.broken}</View>
    <Button kind="secondary" size="small" onPress={() => void store.again()}>
      {texts.retry}
    </Button>
  </View>
);
