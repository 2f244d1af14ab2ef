import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import type { StarActivity, StarPlace } from '@/contract/works/schema';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { StarStore } from './star-store';
import { starTexts as texts } from './texts';

const COVER = 128;
/** The top three have their own badge. */
const ON_STAGE = 3;

interface RankingProps {
  readonly store: StarStore;
  readonly state: StarActivity['state'];
}

/** Published works, by likes. */
export const Ranking = observer(function Ranking({ store, state }: RankingProps) {
  const { router } = useApp();
  return (
    <Card className="star__card">
      <View className="star__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.ranking}
      </View>
      <View className="star__note">{texts.rankingNote}</View>
      {store.hasRanking ? (
        <Rows store={store} state={state} />
      ) : (
        <View className="star__guest">
          <View className="star__note">{texts.rankingForParents}</View>
          <Button kind="secondary" size="medium" onPress={() => void router.toLogin()}>
            {texts.login}
          </Button>
        </View>
      )}
    </Card>
  );
});

const Rows = observer(function Rows({ store, state }: RankingProps) {
  return (
    <PagedList
      list={store.ranking}
      render={(place) => <Row {...place} />}
      skeleton={
        <Skeleton variant="card" parts={[COVER]} rows={3} gap={16} top={16} label={texts.rankingLoading} />
      }
      empty={{ text: texts.rankingEmpty[state] }}
    />
  );
});

function Row({ likes, place, work }: StarPlace) {
  const { router } = useApp();
  const { id, childName, cover, isMine, title } = work;
  return (
    <Pressable
      className={classNames('star__row', isMine && 'star__row--mine')}
      role="link"
      label={texts.row(place, childName, title, likes)}
      onPress={() => void router.go('teacherVideoDetail', { id: String(id) })}
    >
      <View className={classNames('star__place', place <= ON_STAGE && `star__place--${place}`)}>{place}</View>
      <Picture className="star__cover" src={cover} alt="" width={COVER} height={COVER} />
      <View className="star__row-words">
        <View className="star__row-title">{title}</View>
        <View className="star__row-child">
          {childName}
          {isMine && <Tag text={texts.mine} tone="primary" className="star__mine" />}
        </View>
      </View>
      <View className="star__likes">{texts.likes(likes)}</View>
    </Pressable>
  );
}

export function Prizes({ prizes }: Pick<StarActivity, 'prizes'>) {
  if (prizes.length === 0) return null;
  return (
    <Card className="star__card">
      <View className="star__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.prizes}
      </View>
      <View {...aria({ role: 'list' })}>
        {prizes.map(({ name, place, stars }) => (
          <View key={place} className="star__prize" {...aria({ role: 'listitem' })}>
            <View className="star__prize-place">{place}</View>
            <View className="star__prize-name">{name}</View>
            {stars > 0 && <View className="star__prize-stars">{texts.stars(stars)}</View>}
          </View>
        ))}
      </View>
    </Card>
  );
}
