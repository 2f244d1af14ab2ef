import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { EmptyState } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton } from '@/components/Skeleton';
import type { Situation } from '@/contract/growth/schema';
import { ShareOf } from '@/contract/growth/values';
import { ChildSubjects } from '@/features/growth/filters';
import { ShareButton } from '@/features/growth/sharing';
import { GrowthSpace, useSpaceRefresh } from '@/features/growth/space';
import { OpenHomework, useUndone } from '@/features/homework/open/OpenHomework';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Head, Periods } from './Head';
import { Sections } from './Sections';
import { SituationStore } from './store';
import { situationTexts as texts } from './texts';
import './index.scss';

/** The second tab of the growth space: how the child is doing, text first. */
const GrowSituation = () => (
  <GrowthSpace tab="situation">
    <Doing />
  </GrowthSpace>
);

const Doing = observer(function Doing() {
  const app = useApp();
  const [store] = useState(() => new SituationStore(app));
  useLoadForSession(store.load, store.reset);
  const refresh = useSpaceRefresh(store.refresh);
  const undone = useUndone(store.situation.status === 'loading');
  return (
    <>
      <ChildSubjects chosen={store.filter.subject} onChange={(to) => void store.chooseSubject(to)} />
      <PullToRefresh className="situation" onRefresh={refresh}>
        <Periods store={store} />
        <View
          className={classNames('situation__answer', store.isChanging && 'situation__answer--changing')}
          {...aria({ 'aria-busy': String(store.isChanging) })}
        >
          <Loaded of={store.situation} skeleton={skeleton} onRetry={() => void refresh()}>
            {(situation) =>
              // Show both together: content below the homework must not shift later.
              undone.isFirstLoad ? (
                skeleton
              ) : (
                <>
                  <OpenHomework className="situation__homework" of={undone} />
                  <Shown store={store} situation={situation} />
                </>
              )
            }
          </Loaded>
        </View>
      </PullToRefresh>
    </>
  );
});

interface ShownProps {
  readonly store: SituationStore;
  readonly situation: Situation;
}

const Shown = observer(function Shown({ store, situation }: ShownProps) {
  const { router } = useApp();
  const { period, subject } = store.shown;
  if (situation.sections.length === 0) {
    const toPlan = { text: texts.toPlan, onPress: () => void router.replace('growUpStudyPlan') };
    return <EmptyState text={situation.sentence || texts.empty} action={toPlan} />;
  }
  return (
    <>
      <Head situation={situation} />
      <Sections situation={situation} subject={subject} />
      <ShareButton of={ShareOf.situation} subject={subject} period={period} />
    </>
  );
});

const skeleton = <Skeleton variant="card" parts={[260, 176, 420, 420]} label={texts.loading} />;

export default screen('growUpSituation', GrowSituation);
