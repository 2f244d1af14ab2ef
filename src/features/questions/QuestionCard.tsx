import { View } from '@tarojs/components';
import { useId } from 'react';
import { aria } from '@/components/aria';
import type { Answer, Checked, Question, Solution } from '@/contract/questions/question.schema';
import { kindOf } from './kinds';
import { Head } from './parts/head';
import { Outcome } from './parts/outcome';
import { StemPictures } from './parts/stem-pictures';
import { RichText } from './rich-text';
import { questionTexts as texts } from './texts';
import './question-card.scss';

export interface QuestionCardProps {
  readonly question: Question;
  /** undefined: nothing yet. */
  readonly answer: Answer | undefined;
  /** Absent: to be looked at alone. Called with the whole answer at every touch and keystroke. */
  readonly onAnswer?: (answer: Answer) => void;
  /** How it turned out. */
  readonly checked?: Checked;
  /** The right answer and why, once they may be told. */
  readonly solution?: Solution;
  /** Which one it is, from 1, and of how many. */
  readonly number?: number;
  readonly of?: number;
}

/** One question of any kind: asked, answered, and how that turned out. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, checked, solution, onAnswer } = props;
  const id = useId();
  const kind = kindOf(question);
  if (kind === undefined) return <Unknown {...props} />;
  const answer = props.answer?.kind === question.kind ? props.answer : kind.empty(question.body);
  const right = solution?.answer?.kind === question.kind ? solution.answer : undefined;
  return (
    <View
      className="question"
      {...aria({ role: 'group', 'aria-labelledby': kind.hasStem ? `${id}head` : `${id}head ${id}stem` })}
    >
      <Head {...props} id={`${id}head`} kindName={kind.name} />
      {!kind.hasStem && (
        <View id={`${id}stem`} className="question__stem">
          <RichText text={question.stem} />
        </View>
      )}
      <StemPictures pictures={question.pictures} />
      {onAnswer && <View className="question__task">{kind.task}</View>}
      <kind.View
        key={question.id}
        question={question}
        body={question.body}
        answer={answer}
        onAnswer={onAnswer}
        checked={checked}
        right={right}
      />
      <Outcome checked={checked} solution={solution} />
    </View>
  );
}

/** Of a server that is newer than this app. */
const Unknown = (props: QuestionCardProps) => (
  <View className="question" {...aria({ role: 'group', 'aria-label': texts.unknown })}>
    <Head {...props} kindName="" />
    <View className="question__unknown">{texts.unknown}</View>
    <View className="question__task">{texts.unknownHint}</View>
    <Outcome checked={props.checked} solution={undefined} />
  </View>
);
