import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { Tag } from '@/components/Tag';
import { formatDate } from '@/features/lessons/dates';
import { subjectKey } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import { wrongTexts } from '../../texts';
import type { Question, WrongQuestionsStore } from '../store';

interface QuestionCardProps {
  readonly question: Question;
  readonly store: WrongQuestionsStore;
}

/** The answer is hidden until requested, so that a child can try again. */
export const QuestionCard = observer(function QuestionCard({ question, store }: QuestionCardProps) {
  const [isSolved, setIsSolved] = useState(false);
  const { subject, knowledge, stem, picture, options, source, wrongAt, wrongTimes } = question;
  const { router } = useApp();
  const isMastered = store.isMastered(question);
  return (
    <Card className="wrong__card">
      <View className="wrong__head">
        <Tag tone={subjectKey(subject)} text={knowledge} />
        {isMastered && <Tag className="wrong__mastered" tone="primary" text={wrongTexts.mastered} />}
        {wrongTimes > 1 && <View className="wrong__times">{wrongTexts.times(wrongTimes)}</View>}
      </View>
      {stem.split('\n').map((line, index) => (
        <View key={index} className="wrong__stem">
          {line}
        </View>
      ))}
      {picture && (
        <Picture className="wrong__picture" src={picture} alt={knowledge} ratio={16 / 9} round="small" />
      )}
      <View className={classNames('wrong__options', options.every(isShort) && 'wrong__options--paired')}>
        {options.map((option, index) => (
          <View key={option} className="wrong__option">
            {`${LETTERS.charAt(index)}. ${option}`}
          </View>
        ))}
      </View>
      <View className="wrong__source">{`${source} · ${formatDate(wrongAt)}`}</View>
      {isSolved && <Solution question={question} />}
      <View className="wrong__actions">
        <Button kind="text" size="small" onPress={() => setIsSolved(!isSolved)}>
          {isSolved ? wrongTexts.hideAnalysis : wrongTexts.showAnalysis}
        </Button>
        <Button
          kind="text"
          size="small"
          loading={store.isBusy(question)}
          onPress={() => void store.mark(question, !isMastered)}
        >
          {isMastered ? wrongTexts.unmaster : wrongTexts.master}
        </Button>
        <Button
          className="wrong__practise"
          kind="secondary"
          size="small"
          onPress={() => void router.go('questionDetail', { wrongQuestionId: String(question.id) })}
        >
          {wrongTexts.practise}
        </Button>
      </View>
    </Card>
  );
});

const LETTERS = 'ABCDEFGH';
/** Two of them have room in a line. */
const isShort = (option: string): boolean => option.length <= 8;

const Solution = ({ question: { childAnswer, rightAnswer, analysis } }: { question: Question }) => (
  <View className="wrong__solution">
    <View className="wrong__answer">
      <View className="wrong__label">{wrongTexts.childAnswer}</View>
      <View className="wrong__value wrong__value--wrong">{childAnswer}</View>
    </View>
    <View className="wrong__answer">
      <View className="wrong__label">{wrongTexts.rightAnswer}</View>
      <View className="wrong__value wrong__value--right">{rightAnswer}</View>
    </View>
    <View className="wrong__label">{wrongTexts.analysis}</View>
    <View className="wrong__analysis">{analysis}</View>
  </View>
);
