import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
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
        endText={wrongTexts.end}
        render={(question) => <QuestionCard question={question} store={store} />}
      />
    </View>
  );
});

export const QuestionsSkeleton = () => (
  <>
    {Array.from({ length: 3 }, (_, row) => (
      <Card key={row} className="wrong__card">
        <SkeletonBlock width="40%" height={40} className="wrong__skeleton-head" />
        <SkeletonLines lines={3} />
      </Card>
    ))}
  </>
);
