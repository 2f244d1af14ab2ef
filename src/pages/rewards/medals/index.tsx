import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { Progress } from '@/components/Progress';
import { SkeletonBlock } from '@/components/Skeleton';
import { rewardsCalls } from '@/contract/rewards/calls';
import type { Medal } from '@/contract/rewards/schema';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { Celebrated } from '@/features/shapes/celebration/Celebrated';
import { moments } from '@/features/shapes/celebration/moments';
import { ShareSheet } from '@/features/share';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { todayOf } from '@/features/dates/zones';
import type { StoredValue } from '@/services/storage/app-storage';
import { Cached, type Owned } from '@/services/storage/cached';
import { isObject, isShape } from '@/services/storage/shapes';
import type { App } from '@/stores/app/app';
import { MedalArt } from './parts/medal-art';
import { MedalSheet } from './parts/medal-sheet';
import { medalListTexts, medalTexts } from './texts';
import { countLevels, nearestMedal, nextLevel, shareOf } from './view';
import './index.scss';

/** By medal. */
type Levels = Readonly<Record<string, number>>;

/** Levels that a parent has seen. Stays over a logout, unlike what is cached. */
const seenMedals: StoredValue<Owned<Levels>> = {
  name: 'seenMedals',
  version: 2,
  isValid: (value): value is Owned<Levels> =>
    isShape<Owned<Levels>>({ owner: 'number' })(value) && isObject(value.value),
};

/** Medals that were earned since the last look. On a device that has shown none yet, only today's are new. */
class NewMedals {
  private readonly seen: Cached<Levels>;

  constructor(private readonly app: Pick<App, 'session' | 'serverClock' | 'storage'>) {
    this.seen = new Cached(app.storage, app.session, seenMedals);
  }

  /** One whose level is new; each counts once. */
  take(medals: readonly Medal[]): Medal | undefined {
    const before = this.seen.value;
    this.seen.keep(Object.fromEntries(medals.map(({ name, level }) => [name, level])));
    return medals.find((medal) => (before ? medal.level > (before[medal.name] ?? 0) : this.isOfToday(medal)));
  }

  private isOfToday({ earnedOn, level }: Medal): boolean {
    return level > 0 && earnedOn[level - 1] === todayOf(this.app.serverClock.now());
  }
}

/** All medals with their levels; a tap explains how to earn them. */
const MedalList = observer(function MedalList() {
  const app = useApp();
  const [medals] = useState(() => new Loadable<Medal[]>());
  const [shown, setShown] = useState<Medal>();
  const [earned, setEarned] = useState<Medal>();
  const [shared, setShared] = useState<Medal>();
  const [news] = useState(() => new NewMedals(app));
  const load = async () => {
    const found = await medals.load(() => app.api.call(rewardsCalls.listMedals, {}));
    const newest = found.ok ? news.take(found.value) : undefined;
    if (!newest) return;
    setEarned(newest);
    setShown(newest);
    app.get(moments).happened('medal');
  };
  useLoadWhenShown(load, medals.reset);
  const share = (medal: Medal) => {
    setShown(undefined);
    setShared(medal);
  };
  return (
    <Screen className="medals">
      <Loaded of={medals} skeleton={<PageSkeleton />} onRetry={() => void load()}>
        {(list) => (
          <>
            <Summary medals={list} />
            <View className="medals__grid">
              {list.map((medal) => (
                <MedalTile key={medal.name} medal={medal} onPress={() => setShown(medal)} />
              ))}
            </View>
          </>
        )}
      </Loaded>
      <Celebrated moment="medal" />
      <MedalSheet medal={shown} earned={earned} onClose={() => setShown(undefined)} onShare={share} />
      {shared && <ShareSheet open onClose={() => setShared(undefined)} input={shareOf(shared)} />}
    </Screen>
  );
});

function Summary({ medals }: { readonly medals: readonly Medal[] }) {
  const { 0: locked, 1: bronze, 2: silver, 3: gold } = countLevels(medals);
  const earned = medals.length - locked;
  const nearest = nearestMedal(medals);
  const next = nearest && nextLevel(nearest);
  return (
    <Card className="medals__summary">
      <View className="medals__total">
        {earned === 0 ? medalListTexts.empty : medalListTexts.summary(earned, medals.length)}
      </View>
      {earned > 0 && <View className="medals__levels">{medalListTexts.levels(gold, silver, bronze)}</View>}
      {nearest && next && (
        <View className="medals__nearest">
          <View className="medals__nearest-words">
            {medalListTexts.nearest(medalTexts[nearest.name].name, next.text)}
          </View>
          <Progress now={nearest.amount} max={next.needed} label={medalTexts[nearest.name].name} />
        </View>
      )}
    </Card>
  );
}

function MedalTile({ medal, onPress }: { readonly medal: Medal; readonly onPress: () => void }) {
  const { name, level } = medal;
  const text = medalTexts[name];
  const state = medalListTexts.levelOf(level);
  return (
    <View className="medals__cell">
      <Pressable className="medals__tile" label={medalListTexts.medal(text.name, state)} onPress={onPress}>
        <MedalArt name={name} level={level} width={144} />
        <View className="medals__name">{text.name}</View>
        <View className="medals__state">{level === 0 ? (nextLevel(medal)?.text ?? state) : state}</View>
      </Pressable>
    </View>
  );
}

const PageSkeleton = () => (
  <>
    <View className="medals__summary">
      <SkeletonBlock height={148} radius="card" />
    </View>
    <View className="medals__grid">
      {Array.from({ length: 9 }, (_, cell) => (
        <View key={cell} className="medals__cell">
          <SkeletonBlock height={300} radius="card" />
        </View>
      ))}
    </View>
  </>
);

export default screen('medalList', MedalList);
