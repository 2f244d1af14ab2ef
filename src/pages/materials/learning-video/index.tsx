import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { UrlFilm } from '@/features/films/plain/UrlFilm';
import { ForOfficials } from '@/features/materials/official-only';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { subjectKey, subjectText } from '@/features/courses';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { formatLength } from '@/services/helpers/say-length';
import { materialsTexts, videoTexts } from '../texts';
import { LearningVideoStore, type LearningFilm } from './store';
import './index.scss';

/** A video of the learning materials. */
const LearningVideo = observer(function LearningVideo() {
  const app = useApp();
  const { id } = useParams('learningVideo');
  const [store] = useState(() => new LearningVideoStore(app, recordId(id)));
  useLoadForSession(store.load);
  return (
    <ForOfficials error={store.film.error} load={store.load}>
      {() => <Film store={store} />}
    </ForOfficials>
  );
});

const Film = observer(function Film({ store }: { store: LearningVideoStore }) {
  const { router } = useApp();
  const toList = () => void router.replace('learningMaterials');
  return (
    <Screen className="video" title={store.film.value?.title}>
      <Loaded
        of={store.film}
        skeleton={<Skeleton variant="detail" picture={422} parts={[{ lines: 4, plain: true }]} />}
        onRetry={() => void store.load()}
        missing={{ text: videoTexts.missing, action: { text: materialsTexts.toMaterials, onPress: toList } }}
      >
        {(film) => (
          <>
            <UrlFilm
              title={film.title}
              url={film.url}
              poster={film.cover}
              watch={() => store}
              renew={store.renew}
            />
            <About film={film} />
          </>
        )}
      </Loaded>
    </Screen>
  );
});

function About({ film: { title, subject, duration, summary, others } }: { film: LearningFilm }) {
  const { router } = useApp();
  return (
    <View className="video__content">
      <Card className="video__card">
        <View className="video__title page-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {title}
        </View>
        <View className="video__source">
          <Tag tone={subjectKey(subject)} text={subjectText(subject)} />
          <View className="video__length">{videoTexts.length(formatLength(duration))}</View>
        </View>
        <View className="video__summary">{summary}</View>
      </Card>
      {others.length > 0 && <View className="video__heading">{videoTexts.others}</View>}
      {others.map((other) => (
        <Card
          key={other.id}
          className="video__card video__other"
          onPress={() => void router.replace('learningVideo', { id: String(other.id) })}
        >
          <Picture src={other.cover} alt="" width={160} height={120} round="small" />
          <View className="video__other-words">
            <View className="video__other-title">{other.title}</View>
            <View className="video__other-length">{formatLength(other.duration)}</View>
          </View>
        </Card>
      ))}
    </View>
  );
}

export default screen('learningVideo', LearningVideo);
