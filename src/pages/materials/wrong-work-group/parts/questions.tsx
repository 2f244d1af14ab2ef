import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Skeleton } from '@/components/Skeleton';
import { PagedList } from '@/features/shapes';
import { wrongTexts } from '../../texts';
import type { WrongQuestionsStore } from '../store';
import { QuestionCard } from './question-card';

export const Questions = observer(function Questions({ store }: { store: WrongQuestionsStore }) {
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
        render={(question) => <QuestionCard question={question} store={store} />}
      />
    </View>
  );
});

export const QuestionsSkeleton = () => (
  <Skeleton variant="card" parts={[{ bars: [40], lines: 3 }]} rows={3} />
);
