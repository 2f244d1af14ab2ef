import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { Verdict } from '@/contract/questions/values';
import type { AnsweredQuestion } from '@/contract/growth/schema';
import { VerdictTag } from '@/features/questions/parts/verdict';
import { answerTexts as texts } from './texts';

interface QuestionCardProps {
  readonly question: AnsweredQuestion;
  readonly onZoom: () => void;
}

/** A question and the child's answer; right and wrong also differ by text and symbol. */
export function QuestionCard({ question, onZoom }: QuestionCardProps) {
  const { ability, analysis, options, picture, position, stem } = question;
  return (
    <Card className="answer-card">
      <View className="answer-card__head">
        <View className="answer-card__number" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.number(position)}
        </View>
        {ability && <Tag text={ability} />}
        <VerdictTag
          className="answer-card__verdict"
          verdict={question.isRight ? Verdict.right : Verdict.wrong}
        />
      </View>
      {stem.split('\n').map((line, index) => (
        <View key={index} className="answer-card__stem">
          {line}
        </View>
      ))}
      {picture && (
        <Pressable className="answer-card__picture" label={texts.zoom(position)} onPress={onZoom}>
          <Picture src={picture} alt={texts.picture(position)} ratio={1.6} mode="aspectFit" round="small" />
        </Pressable>
      )}
      {options.map((option, index) => (
        <View key={index} className="answer-card__option">
          {`${LETTERS.charAt(index)}. ${option}`}
        </View>
      ))}
      <Answers question={question} />
      {analysis && (
        <>
          <View className="answer-card__label">{texts.analysis}</View>
          <View className="answer-card__analysis">{analysis}</View>
        </>
      )}
    </Card>
  );
}

const LETTERS = 'ABCDEFGHIJ';

/** One line if both are equal. */
const Answers = ({ question }: { readonly question: AnsweredQuestion }) => (
  <View className="answer-card__answers">
    <Answer label={texts.childAnswer} text={question.childAnswer || texts.noAnswer} />
    {!question.isRight && <Answer label={texts.rightAnswer} text={question.rightAnswer} />}
  </View>
);

const Answer = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <View className="answer-card__answer">
    <View className="answer-card__label">{label}</View>
    <View className="answer-card__value">{text}</View>
  </View>
);
