import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { PosterCard, usePosterCard } from '@/features/share/poster-card';
import ClassHourTip from '@/features/hours/claim/ClassHourTip';
import { giftAnswer } from '@/features/hours/claim/claim-store';
import AuditionCard from '@/features/activities/free-trial/AuditionCard';
import { freeTrialAnswer } from '@/features/activities/free-trial/free-trial-answer';
import FreshmanBanner from '@/features/activities/freshman/FreshmanBanner';
import { freshmanAnswer } from '@/features/activities/freshman/freshman-store';
import { openChoice } from '@/features/stepup/entrance/open-choice';
import { StepUpEntrance } from '@/features/stepup/entrance/StepUpEntrance';
import { HigherLevelEntrance } from '@/features/stepup/higher-level/HigherLevelEntrance';
import { higherLevelAnswer } from '@/features/stepup/higher-level/higher-level-store';
import { StudySituation, useStudySituation } from '@/features/growth/study-situation';
import { useOnRefresh } from '@/features/screen/refresh/use-refresh';
import { useApp } from '@/stores/app/app-context';
import './home-cards.scss';

export interface HomeCardsProps {
  /** In pixels, once all cards are known, and on every change. */
  readonly onMeasured: (height: number) => void;
}

/** The cards of home in the specification's order, each for its audience. */
const HomeCards = observer(function HomeCards({ onMeasured }: HomeCardsProps) {
  const app = useApp();
  const poster = usePosterCard();
  const situation = useStudySituation();
  const box = useRef<unknown>(null);
  const gifts = app.platform.host.popsUpGifts ? [] : [app.get(giftAnswer)];
  const cards = [
    poster,
    situation,
    app.get(freshmanAnswer),
    app.get(higherLevelAnswer),
    app.get(openChoice),
    app.get(freeTrialAnswer),
    ...gifts,
  ];
  const isAwaited = cards.some((card) => card.isAwaited);
  useEffect(() => (isAwaited ? undefined : watchHeight(box.current, onMeasured)), [isAwaited, onMeasured]);
  useOnRefresh(() => cards.forEach((card) => void card.load()));
  return (
    <View ref={box} className="home-cards">
      <HigherLevelEntrance />
      <StepUpEntrance besideHigherLevel />
      <ClassHourTip />
      <PosterCard store={poster} />
      <AuditionCard />
      <FreshmanBanner />
      <StudySituation store={situation} />
    </View>
  );
});
export default HomeCards;

/** Reports an element's height, now and on changes; once in browsers without ResizeObserver. */
function watchHeight(target: unknown, onMeasured: (height: number) => void): () => void {
  if (!(target instanceof HTMLElement)) return () => undefined;
  const measure = (): void => onMeasured(target.offsetHeight);
  measure();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(target);
  return () => observer.disconnect();
}
