import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { ResultBody } from '@/components/ResultBody';
import { wrongChanges } from '@/features/questions/wrong-changes';
import { useChanges } from '@/features/screen/refresh/use-changes';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { Loaded, PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Skeleton } from '@/components/Skeleton';
import { wrongTexts } from '../texts';
import { Filters } from './parts/filters';
import { WrongQuestionsStore } from './store';
import { QuestionCard } from './parts/question-card';
import './index.scss';

/** The wrong-question collection, for parents admitted by the configuration. */
const WrongWorkGroup = observer(function WrongWorkGroup() {
  const app = useApp();
  const [store] = useState(() => new WrongQuestionsStore(app));
  useLoadForSession(store.load, store.reset);
  const changes = app.get(wrongChanges);
  useChanges(() => changes.count, store.again);
  return (
    <Screen className="wrong">
      <View className="wrong__content">
        <Loaded of={store.collection} skeleton={<QuestionsSkeleton />} onRetry={() => void store.load()}>
          {({ isOpen, groups }) => {
            if (!isOpen) return <Closed />;
            if (groups.length === 0) return <None />;
            return (
              <>
                <Filters store={store} groups={groups} />
                <Questions store={store} />
              </>
            );
          }}
        </Loaded>
      </View>
    </Screen>
  );
});

/** A neutral notice: not an error. */
function Closed() {
  const { router } = useApp();
  return (
    <ResultBody
      illustration="empty"
      title={wrongTexts.closed}
      note={wrongTexts.closedWhy}
      action={{ text: wrongTexts.back, onPress: () => void router.back() }}
    />
  );
}

function None() {
  const { router } = useApp();
  const action = { text: wrongTexts.toCourses, onPress: () => void router.go('myTabClass') };
  return <EmptyState text={wrongTexts.none} drawing={<Pea pose="cheers" />} action={action} />;
}

export default screen('wrongWorkGroup', WrongWorkGroup);

const Questions = observer(function Questions({ store }: { store: WrongQuestionsStore }) {
  const empty = store.isOnlyOpen
    ? {
        text: wrongTexts.noneOpen,
        illustration: 'success' as const,
        action: { text: wrongTexts.showAll, onPress: () => store.showOnlyOpen(false) },
      }
    : { text: wrongTexts.none };
  return (
    <View className="wrong__items">
      <PagedList
        list={store.list}
        skeleton={<QuestionsSkeleton />}
        empty={empty}
        render={(question) => <QuestionCard question={question} />}
      />
    </View>
  );
});

const QuestionsSkeleton = () => <Skeleton variant="card" parts={[{ bars: [40], lines: 3 }]} rows={3} />;
