import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import type { Question } from '@/contract/questions/question.schema';
import { toMend } from '@/features/homework/answering/mending';
import type { SubmitStore } from '@/features/homework/answering/submit-store';
import { submitTexts as texts } from '@/features/homework/answering/texts';

interface OverviewProps {
  readonly store: SubmitStore;
  readonly detail: HomeworkDetail;
}

/** All questions at a glance: answered or not, and the hand-in. */
export const Overview = observer(function Overview({ store, detail }: OverviewProps) {
  const { isOverviewOpen, questions } = store;
  return (
    <Sheet
      open={isOverviewOpen}
      title={texts.overview}
      onClose={() => store.showOverview(false)}
      footer={
        <Button block onPress={() => void store.handIn()}>
          {texts.handIn}
        </Button>
      }
    >
      <View className="homework-submit__numbers">
        {isOverviewOpen &&
          questions.map((question, index) => (
            <Entry key={question.id} {...{ store, detail, question, index }} />
          ))}
      </View>
    </Sheet>
  );
});

interface EntryProps extends OverviewProps {
  readonly question: Question;
  readonly index: number;
}

const Entry = observer(function Entry({ store, detail, question, index }: EntryProps) {
  const isDone = store.isDone(question);
  const state = stateOf(store, detail, question, isDone);
  return (
    <Pressable
      className={classNames('homework-submit__number', isDone && 'homework-submit__number--done')}
      label={texts.question(index + 1, state)}
      aria={{ pressed: index === store.index }}
      onPress={() => store.go(index)}
    >
      <View className="homework-submit__digit">{index + 1}</View>
      <View className="homework-submit__state">{state}</View>
    </Pressable>
  );
});

function stateOf(store: SubmitStore, detail: HomeworkDetail, question: Question, isDone: boolean): string {
  if (store.hasElsewhere(question)) return texts.elsewhere;
  if (!isDone) return toMend(detail).has(question.id) ? texts.wrongBefore : texts.unanswered;
  return texts.answered;
}
