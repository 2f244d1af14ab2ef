import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { useOnce } from '@/components/use-once';
import type { WorkDetail } from '@/contract/works/schema';
import { useOneSound } from '@/features/films/use-one-sound';
import { usePlace } from '@/features/screen';
import { viewTexts } from '@/features/works/texts';
import type { WorkStore } from '@/features/works/view/work-store';
import type { FeedStore } from '../feed-store';
import { babyShowVideoTexts as texts } from '../texts';

interface FullFilmProps {
  readonly work: WorkDetail;
  readonly store: WorkStore;
  readonly feed: FeedStore;
}

/** A full-page video; a tap plays and pauses. Plays automatically if opened by a tap. */
export const FullFilm = observer(function FullFilm(props: FullFilmProps) {
  const { work, store } = props;
  if (!store.isBroken && work.film !== '') return <Playing key={store.attempt} {...props} />;
  return (
    <View className="baby-video__broken" {...aria({ role: 'alert' })}>
      <View className="baby-video__words">{work.film === '' ? viewTexts.noFilm : viewTexts.broken}</View>
      <Button kind="secondary" size="small" onPress={() => void store.again()}>
        {viewTexts.retry}
      </Button>
    </View>
  );
});

const Playing = observer(function Playing({ work, store, feed }: FullFilmProps) {
  const claimSound = useOneSound();
  const media = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  useWayOff(media);
  const play = (): void => {
    // If the browser requires another gesture, the play button stays.
    media.current?.play()?.catch(() => setIsPlaying(false));
  };
  useOnce(() => void (feed.isAsked && play()));
  const toggle = (): void => (isPlaying ? media.current?.pause() : play());
  return (
    <>
      <video
        ref={media}
        className="baby-video__film"
        src={work.film}
        poster={work.cover || undefined}
        aria-label={texts.film(work.title)}
        muted={feed.isMuted}
        loop
        playsInline
        preload="metadata"
        // Otherwise Android's WeChat puts its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onPlay={({ currentTarget }) => {
          claimSound(currentTarget);
          setIsPlaying(true);
        }}
        onPause={() => setIsPlaying(false)}
        onError={() => store.broke()}
      />
      <Pressable className="baby-video__touch" label={isPlaying ? texts.pause : texts.play} onPress={toggle}>
        {!isPlaying && (
          <View className="baby-video__play">
            <Icon name="play" size={64} tone="onPrimary" />
          </View>
        )}
      </Pressable>
    </>
  );
});

/** Pauses when another page covers this one. */
function useWayOff(media: { readonly current: HTMLVideoElement | null }): void {
  const { isVisible } = usePlace();
  useEffect(() => {
    if (!isVisible) media.current?.pause();
  }, [media, isVisible]);
}
