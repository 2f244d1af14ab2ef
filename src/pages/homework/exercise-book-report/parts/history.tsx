import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { SkeletonLines } from '@/components/Skeleton';
import { ExerciseState } from '@/contract/homework/exercise-book';
import type { ExerciseCard } from '@/contract/homework/exercise-book.schema';
import { minuteOf } from '@/features/dates/in-full';
import { within } from '@/features/dates/zones';
import { formatPage } from '@/features/homework/exercise-book/format';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { ReportStore } from '../store';
import { exerciseReportTexts as texts } from '../texts';

interface HistoryProps {
  readonly store: ReportStore;
  readonly onSnapshot: () => void;
}

/** All pages, newest first. */
export const History = ({ store, onSnapshot }: HistoryProps) => (
  <PagedList
    list={store.list}
    skeleton={<SkeletonLines lines={4} />}
    empty={{ text: texts.none, action: { text: texts.first, onPress: onSnapshot } }}
    render={(card) => <Row card={card} />}
  />
);

function Row({ card }: { readonly card: ExerciseCard }) {
  const { router, serverClock } = useApp();
  const { pageId, picture, state, takenAt } = card;
  const params = { id: String(pageId) };
  const open = () =>
    void (state === ExerciseState.checked
      ? router.replace('aiExerciseBookReport', params)
      : router.go('aiExerciseBookSnapshot', params));
  return (
    <Card joined className="exercise-report__row" onPress={open}>
      <Picture src={picture} alt="" width={96} height={128} round="small" />
      <View className="exercise-report__row-words">
        <View className="exercise-report__row-title">{formatPage(card)}</View>
        <View className="exercise-report__row-note">
          {texts.taken(within(minuteOf(takenAt, serverClock)))}
        </View>
      </View>
      <View className="exercise-report__row-state">{formatState(card)}</View>
    </Card>
  );
}

function formatState({ score, state }: ExerciseCard): string {
  switch (state) {
    case ExerciseState.checked:
      return texts.score(score ?? 0);
    case ExerciseState.recognised:
      return texts.recognised;
    case ExerciseState.unreadable:
      return texts.unreadable;
    default:
      return texts.waiting;
  }
}
