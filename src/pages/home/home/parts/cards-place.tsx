import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { classNames } from '@/components/class-names';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import type { HomeStore } from '../home-store';
import { look } from '@/components/look';
import './cards-place.scss';

/** After this the content below shows without waiting for the cards. */
const PATIENCE_MS = 4000;

const loadCards = () => import('./home-cards');

/**
 * The cards load late, but content below must not shift. Until all are known they are hidden, in a space of their last height; without one,
 * content below waits (`areCardsKnown`).
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
  // With a reserved space nothing waits for them.
  const Cards = useLazy(loadCards, isPlaceKnown ? 'idle' : 'soon');
  // Shown together with the classes above, which would shift them.
  const isReady = areCardsKnown && !store.isDayAwaited;
  const isHeld = !isReady && share > 0 && !store.isOffline;
  const isNothing = isReady ? share === 0 : !isHeld;
  return (
    <View
      className={classNames('cards-place', isHeld && 'cards-place--held', isNothing && 'cards-place--none')}
      style={isHeld ? { height: `${share * 100}vw` } : {}}
      {...look('private')}
    >
      {Cards && <Cards onMeasured={measured} />}
    </View>
  );
});
