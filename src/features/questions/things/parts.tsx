import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Pressable } from '@/components/Pressable';
import { Picture } from '@/components/Picture';
import type { Item } from '@/contract/questions/question.schema';
import { RichText } from '../rich-text';
import './things.scss';

const texts = {
  given: '孩子的答案',
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

/** Live region for the last action. */
export const Said = ({ words }: { readonly words: string }) => (
  <View className="things__said" {...aria({ role: 'status', 'aria-live': 'polite' })}>
    {words}
  </View>
);

interface StepProps {
  readonly text: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A small button for repeated taps: each one counts. */
export const Step = ({ text, label, disabled, onPress }: StepProps) => (
  <Pressable countsEvery className="things__step" label={label} disabled={disabled} onPress={onPress}>
    {text}
  </Pressable>
);

/** An item: picture, text, or both. */
export const Thing = ({ item }: { readonly item: Item }) => (
  <View className="thing">
    {item.picture !== '' && (
      <Picture
        className="thing__picture"
        src={item.picture}
        alt={item.text === '' ? item.alt : ''}
        width={120}
        height={120}
      />
    )}
    {item.text !== '' && <RichText text={item.text} />}
  </View>
);
