import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { SkeletonBlock } from '@/components/Skeleton';
import { LoadFailure } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { toWork } from '../pages';
import { WorkFilm } from '../view/WorkFilm';
import '../view/work-view.scss';
import type { WorkSetStore } from './work-set-store';
import { littleTeacherTexts } from './texts';
import './little-teacher.scss';

const texts = littleTeacherTexts.set;

/** Plays a list's films one after another. Hidden when it has none. */
export const WorkSet = observer(function WorkSet({ store }: { readonly store: WorkSetStore }) {
  if (store.isOver) return <Over store={store} />;
  if (store.current) return <Playing store={store} />;
  if (store.films.length === 0) return null;
  return (
    <View className="work-set work-set__begin">
      <View className="work-set__note">{texts.note}</View>
      <Button size="medium" onPress={() => void store.begin()}>
        {texts.play}
      </Button>
    </View>
  );
});

const Over = ({ store }: { readonly store: WorkSetStore }) => (
  <View className="work-set" {...aria({ role: 'status' })}>
    <View className="work-set__over">{texts.over}</View>
    <View className="work-set__begin">
      <Button kind="secondary" size="medium" onPress={() => void store.begin()}>
        {texts.again}
      </Button>
      <Button kind="text" size="medium" onPress={store.close}>
        {texts.close}
      </Button>
    </View>
  </View>
);

const Playing = observer(function Playing({ store }: { readonly store: WorkSetStore }) {
  const { router } = useApp();
  const { current } = store;
  if (!current) return null;
  return (
    <View className="work-set">
      <Film store={store} />
      <View className="work-set__words">
        <View className="work-set__title" {...aria({ role: 'status' })}>
          {current.title}
        </View>
        <View className="work-set__facts">
          {[current.childName, texts.now(store.number, store.count)].join(' · ')}
        </View>
        <View className="work-set__actions">
          {store.hasPrevious && (
            <Button kind="secondary" size="small" onPress={() => void store.previous()}>
              {texts.previous}
            </Button>
          )}
          <Button kind="secondary" size="small" onPress={() => void store.next()}>
            {texts.next}
          </Button>
          <Button kind="text" size="small" onPress={() => void toWork(router, current)}>
            {texts.open}
          </Button>
          <Button kind="text" size="small" onPress={store.close}>
            {texts.close}
          </Button>
        </View>
      </View>
    </View>
  );
});

const Film = observer(function Film({ store }: { readonly store: WorkSetStore }) {
  const { detail } = store;
  if (detail.value)
    return <WorkFilm work={detail.value} store={store} playsAtOnce onEnded={() => void store.next()} />;
  if (detail.status === 'failed')
    return <LoadFailure compact error={detail.error} onRetry={() => void store.renewFilm()} />;
  return (
    <View {...aria({ role: 'status', 'aria-label': texts.loading })}>
      <SkeletonBlock height={640} />
    </View>
  );
});
