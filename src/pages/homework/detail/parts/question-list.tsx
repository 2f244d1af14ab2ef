import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { CorrectedItem, HomeworkDetail } from '@/contract/homework/homework.schema';
import { OPEN_STATES } from '@/contract/homework/values';
import type { Question } from '@/contract/questions/question.schema';
import { handedInAnswer, isHandedBack, itemOf, toMend } from '@/features/homework/answering/mending';
import { ItemCorrection } from '@/features/homework/correction/CorrectionHead';
import { isAnswered, kindName, QuestionCard } from '@/features/questions';
import { VerdictTag } from '@/features/questions/parts/verdict';
import type { DetailStore } from '../store';
import { detailTexts as texts } from '../texts';

interface ListProps {
  readonly store: DetailStore;
  readonly detail: HomeworkDetail;
}

/** All questions; those with a teacher's comment are expanded, the others on tap. */
export const QuestionList = observer(function QuestionList({ store, detail }: ListProps) {
  const { questions } = detail;
  return (
    <View {...aria({ role: 'region', 'aria-label': texts.questions })}>
      {questions.map((question, index) => (
        <Row key={question.id} {...{ store, detail, question }} number={index + 1} />
      ))}
    </View>
  );
});

interface RowProps extends ListProps {
  readonly question: Question;
  readonly number: number;
}

const Row = observer(function Row({ store, detail, question, number }: RowProps) {
  const item = itemOf(detail, question.id);
  const answer = handedInAnswer(detail, question.id);
  const mayOpen = answer !== undefined || item !== undefined;
  const isOpen = mayOpen && hasWords(item) !== store.opened.has(question.id);
  const head = (
    <>
      <View className="homework-detail__number">{texts.question(number)}</View>
      <View className="homework-detail__kind">{kindName(question)}</View>
      <State {...{ store, detail, question, item }} />
      {mayOpen && (
        <Icon
          className={classNames(isOpen && 'homework-detail__arrow--up')}
          name="arrow-down"
          size={32}
          tone="secondary"
        />
      )}
    </>
  );
  return (
    <View className="homework-detail__card homework-detail__question">
      {mayOpen ? (
        <Pressable
          className="homework-detail__row"
          aria={{ expanded: isOpen }}
          onPress={() => store.toggle(question.id)}
        >
          {head}
        </Pressable>
      ) : (
        <View className="homework-detail__row">{head}</View>
      )}
      {isOpen && (
        <>
          {item && <ItemCorrection item={item} answer={answer} />}
          <QuestionCard
            question={question}
            answer={answer}
            checked={item}
            solution={detail.solutions.find(({ questionId }) => questionId === question.id)}
          />
        </>
      )}
    </View>
  );
});

const hasWords = (item: CorrectedItem | undefined): boolean =>
  item !== undefined && (item.words !== '' || item.voice !== null || item.marks.length > 0);

interface StateProps extends ListProps {
  readonly question: Question;
  readonly item: CorrectedItem | undefined;
}

/** Drafts change while the sheet covers this page. */
const State = observer(function State({ store, detail, question, item }: StateProps) {
  if (item) {
    const again = isHandedBack(detail) && toMend(detail).has(question.id);
    return <VerdictTag verdict={item.verdict} text={again ? texts.mend : undefined} />;
  }
  const isOpen = OPEN_STATES.includes(detail.state);
  const answer = isOpen ? store.drafted.get(question.id) : handedInAnswer(detail, question.id);
  const isDone = isAnswered(question, answer);
  return <Tag tone={isDone ? 'primary' : 'neutral'} text={isDone ? texts.answered : texts.unanswered} />;
});
