import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Skeleton } from '@/components/Skeleton';
import { UrlFilm } from '@/features/films/plain/UrlFilm';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { WorkVideoStore } from './store';
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
            <UrlFilm title={film.title} url={film.url} poster={film.cover} renew={store.renew} />
            <View className="work-video__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
              {film.title}
            </View>
          </>
        )}
      </Loaded>
    </Screen>
  );
});

export default screen('onlineWorkVideo', OnlineWorkVideo);
