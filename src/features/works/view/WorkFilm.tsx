import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import type { WorkDetail } from '@/contract/works/schema';
import { useOneSound } from '@/features/films/use-one-sound';
import { usePlace } from '@/features/screen';
import { viewTexts as texts } from '../texts';
import type { WorkStore } from './work-store';

/** What a film's container provides. */
export type FilmView = Pick<WorkStore, 'attempt' | 'isBroken' | 'broke' | 'again'>;

interface WorkFilmProps {
  readonly work: WorkDetail;
  readonly store: FilmView;
  /** Opened by a tap: autoplay. Where the browser blocks it, its play button is shown. */
  readonly playsAtOnce?: boolean;
  readonly onEnded?: () => void;
}

/** The browser's player: these films are no course, so nothing is tracked. */
export const WorkFilm = observer(function WorkFilm({
  work,
  store,
  playsAtOnce = false,
  onEnded,
}: WorkFilmProps) {
  const claimSound = useOneSound();
  const player = useRef<HTMLVideoElement>(null);
  const { isVisible } = usePlace();
  useEffect(() => {
    if (!isVisible) player.current?.pause();
  }, [isVisible]);
  useEffect(() => {
    if (playsAtOnce) player.current?.play().catch(() => undefined);
  }, [playsAtOnce, work.film, store.attempt]);
  if (store.isBroken || work.film === '') return <NoFilm work={work} store={store} />;
  return (
    <View className="work-film">
      <video
        ref={player}
        key={store.attempt}
        className="work-film__film"
        src={work.film}
        poster={work.cover || undefined}
        aria-label={texts.film(work.title)}
        controls
        playsInline
        preload="metadata"
        // Otherwise WeChat on Android puts its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onPlay={({ currentTarget }) => claimSound(currentTarget)}
        onEnded={onEnded}
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
