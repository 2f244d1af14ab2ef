import { View } from '@tarojs/components';
import { useState } from 'react';
import { Button } from '@/components/Button';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import type { Question } from '@/contract/questions/question.schema';
import { handedInAnswer, itemOf } from '@/features/homework/answering/mending';
import { ItemCorrection } from '@/features/homework/correction/ItemCorrection';
import { QuestionCard } from '@/features/questions';
import { submitTexts as texts } from '@/features/homework/answering/texts';

interface BeforeProps {
  readonly detail: HomeworkDetail;
  readonly question: Question;
  readonly isToMend: boolean;
}

/** The last answer and the teacher's comment, beside the question to be answered again. */
export function Before({ detail, question, isToMend }: BeforeProps) {
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
