import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { Question } from '@/contract/questions/question.schema';
import { ConflictDialog, SavedNote, type AnswerSheet } from '@/features/homework';
import type { AnsweringProps } from '@/features/homework/answering/AnswerScreen';
import { CorrectionHead } from '@/features/homework/correction/CorrectionHead';
import { QuestionCard } from '@/features/questions';
import { writingTexts as texts } from '../texts';

/** The task and its pages; with the teacher's comment, if handed back. */
export const Pages = observer(function Pages({ store, sheet, detail }: AnsweringProps) {
  const { title, task, teacher, correction, questions } = detail;
  return (
    <View className="writing__content">
      <View className="writing__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {title}
      </View>
      {teacher && <View className="writing__note">{texts.by(teacher.name)}</View>}
      <Card className="writing__card">
        <View className="writing__heading">{texts.task}</View>
        {task !== '' && <View className="writing__task">{task}</View>}
        <View className="writing__note">{texts.how}</View>
      </Card>
      {correction && (
        <Card className="writing__card">
          <View className="writing__heading">{texts.before}</View>
          <CorrectionHead correction={correction} />
        </Card>
      )}
      {store.failure && (
        <View className="writing__failure" {...aria({ role: 'alert' })}>
          {store.failure}
        </View>
      )}
      {questions.map((question, index) => (
        <Asked key={question.id} {...{ question, sheet }} number={index + 1} of={questions.length} />
      ))}
      <SavedNote sheet={sheet} />
      <ConflictDialog sheet={sheet} questions={questions} />
    </View>
  );
});

interface AskedProps {
  readonly question: Question;
  readonly sheet: AnswerSheet;
  readonly number: number;
  readonly of: number;
}

const Asked = observer(function Asked({ question, sheet, number, of }: AskedProps) {
  const answer = sheet.answerOf(question.id);
  return (
    <View className="writing__card">
      <QuestionCard
        {...{ question, answer }}
        number={of > 1 ? number : undefined}
        of={of > 1 ? of : undefined}
        onAnswer={(changed) => sheet.answer(question.id, changed)}
      />
      {question.kind === 'photo' && (
        <View className="writing__note" {...aria({ role: 'status' })}>
          {texts.pages(answer?.kind === 'photo' ? answer.pictures.length : 0)}
        </View>
      )}
    </View>
  );
});
