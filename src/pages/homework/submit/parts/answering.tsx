import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import type { Question } from '@/contract/questions/question.schema';
import { ConflictDialog, SavedNote, type AnswerSheet } from '@/features/homework';
import { toMend, handedInAnswer, itemOf } from '@/features/homework/answering/mending';
import { Pod } from '@/components/Pod';
import { QuestionCard } from '@/features/questions';
import type { AnsweringProps } from '@/features/homework/answering/AnswerScreen';
import { submitTexts as texts } from '@/features/homework/answering/texts';
import { ItemCorrection } from '@/features/homework/correction/CorrectionHead';
import { Overview } from './overview';

/** One question at a time; its surroundings are separate components, so that a keystroke re-renders only the question. */
export const Answering = observer(function Answering({ store, sheet, detail }: AnsweringProps) {
  const { index, question, questions } = store;
  const box = useToTop(question?.id);
  if (!question) return <EmptyState text={texts.noQuestions} />;
  return (
    <View className="homework-submit__content">
      <Head store={store} sheet={sheet} />
      {store.failure && (
        <View className="homework-submit__failure" {...aria({ role: 'alert' })}>
          {store.failure}
        </View>
      )}
      <View ref={box} className="homework-submit__place" {...aria({ tabIndex: '-1' })}>
        {detail.correction && (
          <Before
            key={`before${question.id}`}
            detail={detail}
            question={question}
            isToMend={isAgain(detail, question)}
          />
        )}
        <Asked key={question.id} {...{ question, sheet }} number={index + 1} />
      </View>
      <Overview store={store} detail={detail} />
      <ConflictDialog sheet={sheet} questions={questions} />
    </View>
  );
});

const isAgain = (detail: HomeworkDetail, { id }: Question): boolean => toMend(detail).has(id);

const Head = observer(function Head({ store, sheet }: Pick<AnsweringProps, 'store' | 'sheet'>) {
  const { answeredCount, index, questions } = store;
  return (
    <View className="homework-submit__head">
      <View className="homework-submit__row">
        <View className="homework-submit__count">{texts.progress(answeredCount, questions.length)}</View>
        <Button kind="text" size="small" onPress={() => store.showOverview(true)}>
          {texts.overview}
        </Button>
      </View>
      <Pod now={answeredCount} max={questions.length} at={index} label={texts.progressName} />
      <SavedNote sheet={sheet} />
    </View>
  );
});

interface AskedProps {
  readonly question: Question;
  readonly sheet: AnswerSheet;
  readonly number: number;
}

const Asked = observer(function Asked({ question, sheet, number }: AskedProps) {
  return (
    <QuestionCard
      isForChild
      {...{ question, number }}
      answer={sheet.answerOf(question.id)}
      onAnswer={(answer) => sheet.answer(question.id, answer)}
    />
  );
});

/** A new question starts at its top, for scroll position and focus. The first one leaves the page as it is. */
function useToTop(questionId: number | undefined) {
  const box = useRef<unknown>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== questionId) toTop(box.current);
    shown.current = questionId;
  }, [questionId]);
  return box;
}

function toTop(box: unknown): void {
  if (!(box instanceof HTMLElement)) return;
  box.focus({ preventScroll: true });
  if (typeof box.scrollIntoView === 'function') box.scrollIntoView({ block: 'start' });
}

interface BeforeProps {
  readonly detail: HomeworkDetail;
  readonly question: Question;
  readonly isToMend: boolean;
}

/** The last answer and the teacher's comment, beside the question to be answered again. */
function Before({ detail, question, isToMend }: BeforeProps) {
  const [isOpen, setOpen] = useState(false);
  const item = itemOf(detail, question.id);
  const answer = handedInAnswer(detail, question.id);
  if (!item) return null;
  return (
    <View className="homework-submit__before">
      {!isToMend && <View className="homework-submit__carried">{texts.carried}</View>}
      <ItemCorrection item={item} answer={answer} />
      {isToMend && (
        <Button kind="text" size="small" onPress={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideBefore : texts.before}
        </Button>
      )}
      {isOpen && <QuestionCard question={question} answer={answer} checked={item} />}
    </View>
  );
}
