import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { EmptyState } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import type { StarActivity } from '@/contract/works/schema';
import { StarEdition } from '@/contract/works/values';
import { Screen } from '@/features/screen';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { STAR_LOOKS } from './looks';
import { StarStore } from './star-store';
import { starTexts as texts } from './texts';
import { Prizes, Ranking } from './Ranking';
import { StarHead } from './StarHead';
import './star.scss';

/** An edition of the teacher star, with its seasonal style. */
export const StarScreen = observer(function StarScreen({ edition }: { readonly edition: StarEdition }) {
  const app = useApp();
  const [store] = useState(() => new StarStore(app, edition));
  useLoadWhenShown(store.load, store.reset);
  const refresh = useRefresh(store.load);
  const look = STAR_LOOKS[edition];
  return (
    <Screen className={classNames('star', look.className)} footer={store.action && <Action store={store} />}>
      <PullToRefresh className="star__page" onRefresh={refresh}>
        <Loaded
          of={store.activity}
          skeleton={
            <Skeleton variant="card" parts={[480, 240, 480]} gap={16} top={16} label={texts.loading} />
          }
          onRetry={() => void refresh()}
        >
          {(activity) =>
            activity ? (
              <Edition edition={edition} activity={activity} store={store} />
            ) : (
              <NoneYet edition={edition} />
            )
          }
        </Loaded>
      </PullToRefresh>
    </Screen>
  );
});

interface EditionProps {
  readonly edition: StarEdition;
  readonly activity: StarActivity;
  readonly store: StarStore;
}

function Edition({ edition, activity, store }: EditionProps) {
  const { router } = useApp();
  const { other } = STAR_LOOKS[edition];
  return (
    <>
      <StarHead edition={edition} activity={activity} onChange={() => void store.load()} />
      <OwnPlace store={store} activity={activity} />
      <Prizes prizes={activity.prizes} />
      <Ranking store={store} state={activity.state} />
      <View className="star__other">
        <Button kind="text" size="medium" onPress={() => void router.replace(STAR_LOOKS[other].page)}>
          {texts.look[edition].other}
        </Button>
      </View>
    </>
  );
}

/** No activity of this edition yet. */
function NoneYet({ edition }: { readonly edition: StarEdition }) {
  const { router } = useApp();
  const isOctober = edition === StarEdition.october;
  return (
    <EmptyState
      text={texts.none[edition]}
      action={{
        text: isOctober ? texts.toCurrent : texts.toLittleTeachers,
        onPress: () =>
          void (isOctober ? router.replace('teacherStarActivity') : router.go('littleTeacherList')),
      }}
    />
  );
}

const Action = observer(function Action({ store }: { readonly store: StarStore }) {
  const { router } = useApp();
  const { action } = store;
  const activity = store.activity.value;
  if (!action || !activity) return null;
  const open = (): void => {
    const id = String(activity.ownWorkId);
    if (action === 'see') void router.go('teacherVideoDetail', { id });
    else void router.go('teacherUploadVideo', action === 'goOn' ? { id } : { topicId: String(activity.id) });
  };
  return (
    <Button block onPress={open}>
      {texts.actions[action]}
    </Button>
  );
});

interface OwnPlaceProps {
  readonly store: StarStore;
  readonly activity: StarActivity;
}

/** The child's place, or why it has none yet. */
const OwnPlace = observer(function OwnPlace({ store, activity }: OwnPlaceProps) {
  const { ownPlace, ownStars, ownWorkId } = activity;
  if (ownWorkId === 0) return null;
  const work = store.own.value;
  const note = work ? texts.ownState[work.state] : ownPlace === 0 ? texts.ownUnknown : '';
  return (
    <Card className="star__card star__own">
      <View className="star__own-words">
        <View className="star__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.own}
        </View>
        {work && <View className="star__note">{work.title}</View>}
        {ownPlace === 0 && note && <View className="star__note">{note}</View>}
        {ownStars > 0 && <View className="star__won">{texts.won(ownStars)}</View>}
      </View>
      {ownPlace > 0 && <View className="star__own-place">{texts.place(ownPlace)}</View>}
    </Card>
  );
});
