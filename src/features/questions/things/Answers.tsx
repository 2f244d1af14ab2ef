import { View } from '@tarojs/components';
import './things.scss';

const texts = {
  given: '我的答案',
  right: '正确答案',
  nothing: '还没有作答',
};

interface AnswersProps {
  /** The child's answer in words; '' for none. */
  readonly given: string;
  /** Absent when the answer is right, or the solution may not be shown. */
  readonly right?: string;
}

/** Answer and solution in words, beside the drawn result. */
export const Answers = ({ given, right }: AnswersProps) => (
  <View className="things__answers">
    <Row name={texts.given} words={given === '' ? texts.nothing : given} />
    {right !== undefined && <Row name={texts.right} words={right} isRight />}
  </View>
);

interface RowProps {
  readonly name: string;
  readonly words: string;
  readonly isRight?: boolean;
}

const Row = ({ name, words, isRight = false }: RowProps) => (
  <View className={isRight ? 'things__answer things__answer--right' : 'things__answer'}>
    <View className="things__answer-name">{name}</View>
    <View className="things__answer-words">{words}</View>
  </View>
);
