import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import { useOneSound } from '@/features/films/use-one-sound';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { WorkVideoStore, type WorkFilm } from './store';
import { workVideoTexts as texts } from './texts';
import './index.scss';

/** A homework's video: its explanation, or what the child handed in. */
const OnlineWorkVideo = observer(function OnlineWorkVideo() {
  const app = useApp();
  const { id, questionId } = useParams('onlineWorkVideo');
  const [store] = useState(
    () => new WorkVideoStore(app, recordId(id), questionId === undefined ? undefined : recordId(questionId)),
  );
  useLoadForSession(() => store.load(), store.film.reset);
  const toHomework = () =>
    void (id === undefined
      ? app.router.replace('homeworkList', {})
      : app.router.replace('homeworkDetail', { id }));
  return (
    <Screen className="work-video">
      <Loaded
        of={store.film}
        skeleton={<Skeleton variant="detail" picture={422} label={texts.loading} />}
        onRetry={() => void store.load()}
        missing={{ text: texts.missing, action: { text: texts.toHomework, onPress: toHomework } }}
      >
        {(film) => (
          <>
            <Player film={film} store={store} />
            <View className="work-video__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
              {film.title}
            </View>
          </>
        )}
      </Loaded>
    </Screen>
  );
});

interface PlayerProps {
  readonly film: WorkFilm;
  readonly store: WorkVideoStore;
}

/** The browser's player: this is not a course, so nothing is tracked. */
const Player = observer(function Player({ film: { cover, title, url }, store }: PlayerProps) {
  const claimSound = useOneSound();
  if (store.isBroken) {
    return (
      <View className="work-video__player work-video__player--broken" {...aria({ role: 'alert' })}>
        <View className="work-video__broken">{texts.failed}</View>
        <Button kind="secondary" size="small" onPress={() => void store.again()}>
          {texts.retry}
        </Button>
      </View>
    );
  }
  return (
    <View className="work-video__player">
      <video
        key={store.attempt}
        className="work-video__film"
        src={url}
        poster={cover || undefined}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        // Otherwise Android's WeChat puts its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onPlay={({ currentTarget }) => claimSound(currentTarget)}
        onError={() => store.broke()}
      />
    </View>
  );
});

export default screen('onlineWorkVideo', OnlineWorkVideo);
