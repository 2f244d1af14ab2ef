import { View } from '@tarojs/components';
import type { Question } from '@/contract/questions/question.schema';
import { ItemCorrection } from '@/features/homework/correction/ItemCorrection';
import { QuestionCard } from '@/features/questions';
import type { Detail } from '../store';
import { questionDetailTexts as texts } from '../texts';

interface AskedProps {
  readonly detail: Detail;
  readonly question: Question;
}

/** The original question, with the child's answer and the teacher's comment. */
export const Asked = ({ detail: { answer, item, solution, wrong }, question }: AskedProps) => (
  <>
    <QuestionCard
      question={question}
      answer={answer}
      {...(item ? { checked: item } : {})}
      {...(solution ? { solution } : {})}
    />
    {answer === undefined && wrong && (
      <View className="question-detail__line">
        <View className="question-detail__label">{texts.childAnswer}</View>
        <View className="question-detail__text">{wrong.childAnswer}</View>
      </View>
    )}
    {!item && !solution && <View className="question-detail__note">{texts.open}</View>}
    {item && <ItemCorrection item={item} answer={answer} />}
  </>
);
