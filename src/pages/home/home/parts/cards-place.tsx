import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { classNames } from '@/components/class-names';
import { useLater } from '@/features/screen/use-later';
import { useApp } from '@/stores/app-context';
import type { HomeStore } from '../home-store';
import { look } from '@/components/look';
import './cards-place.scss';

/** Later they come all the same, and move what is below. */
const PATIENCE_MS = 4000;

/** Their faces come along: by the time that their answers are there, nothing of them is missing. */
const loadCards = () =>
  Promise.all([
    import('./home-cards'),
    import('@/features/growth/study-situation/StudySituationCard'),
    import('@/features/share/poster-card/PosterFace'),
  ]).then(([cards]) => cards);

/**
 * The cards come late, and nothing below them may jump. Until all are known they stay unseen, in a place as high as they
 * were the last time; where there was no last time, what is below waits (`areCardsKnown`).
 */
export const CardsPlace = observer(function CardsPlace({ store }: { store: HomeStore }) {
  const { platform, scheduler } = useApp();
  const [isPlaceKnown] = useState(store.isCardsPlaceKnown);
  const { areCardsKnown, cardsShare: share } = store;
  const know = useCallback(() => store.knowCards(), [store]);
  const measured = useCallback(
    (height: number) => store.cardsMeasured(height / platform.viewport().width),
    [platform, store],
  );
  useEffect(() => {
    const timer = scheduler.after(PATIENCE_MS, know);
    return () => timer.stop();
  }, [know, scheduler]);
  // Where their place is known, nothing waits for them.
  const Cards = useLater(loadCards, isPlaceKnown ? 'idle' : 'soon');
  // Shown together with the classes above them, which would push them down.
  const isReady = areCardsKnown && !store.areClassesAwaited;
  const isHeld = !isReady && share > 0 && !store.isOffline;
  const isNothing = isReady ? share === 0 : !isHeld;
  return (
    <View
      className={classNames('cards-place', isHeld && 'cards-place--held', isNothing && 'cards-place--none')}
      style={isHeld ? { height: `${share * 100}vw` } : {}}
      {...look('private')}
    >
      {Cards && <Cards store={store} onMeasured={measured} />}
    </View>
  );
});
