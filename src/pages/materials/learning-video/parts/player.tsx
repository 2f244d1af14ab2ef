import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { useOneSound } from '@/features/films/use-one-sound';
import { useApp } from '@/stores/app/app-context';
import { formatLength } from '@/services/helpers/say-length';
import { videoTexts } from '../../texts';
import type { LearningFilm, LearningVideoStore } from '../store';

interface PlayerProps {
  readonly film: LearningFilm;
  readonly store: LearningVideoStore;
}

/** The browser's player: the mini program shows this page in its web view. */
export const Player = observer(function Player({ film, store }: PlayerProps) {
  const { feedback } = useApp();
  const claimSound = useOneSound();
  const isResumed = useRef(false);
  if (store.isBroken) {
    return (
      <View className="video__player video__player--broken" {...{ role: 'alert' }}>
        <View className="video__broken">{videoTexts.failed}</View>
        <Button kind="secondary" size="small" onPress={store.again}>
          {videoTexts.retry}
        </Button>
      </View>
    );
  }
  /** As soon as the browser can seek. */
  const resume = (video: HTMLVideoElement): void => {
    const { startsAt } = store;
    if (isResumed.current || startsAt === 0) return;
    isResumed.current = true;
    video.currentTime = startsAt;
    feedback.toast(videoTexts.resumed(formatLength(startsAt)));
  };
  const lengthOf = (video: HTMLVideoElement): number =>
    Number.isFinite(video.duration) ? video.duration : film.duration;
  const stop = ({ currentTarget: video }: { currentTarget: HTMLVideoElement }): void =>
    store.stopped(video.currentTime, lengthOf(video));
  return (
    <View className="video__player">
      <video
        key={store.attempt}
        className="video__film"
        src={film.url}
        poster={film.cover}
        aria-label={film.title}
        controls
        playsInline
        preload="metadata"
        // Otherwise Android's WeChat puts its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onLoadedMetadata={({ currentTarget }) => resume(currentTarget)}
        onPlay={({ currentTarget }) => claimSound(currentTarget)}
        onTimeUpdate={({ currentTarget: video }) => store.watched(video.currentTime, lengthOf(video))}
        onPause={stop}
        onEnded={stop}
        onError={store.broke}
      />
    </View>
  );
});
