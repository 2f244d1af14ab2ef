import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import type { Question } from '@/contract/questions/question.schema';
import { questionTexts as texts } from '../texts';

interface HeadProps {
  readonly question: Question;
  readonly kindName: string;
  readonly id?: string;
  readonly number?: number;
  readonly of?: number;
}

export const Head = ({ question, kindName, id, number, of }: HeadProps) => (
  <View className="question__head">
    <View id={id} className="question__number" {...aria({ role: 'heading', 'aria-level': '2' })}>
      {number === undefined ? texts.question : texts.number(number, of)}
    </View>
    {kindName !== '' && <View className="question__kind">{kindName}</View>}
    {!question.isRequired && <View className="question__kind">{texts.optional}</View>}
    <View className="question__points">{texts.points(question.points)}</View>
  </View>
);
