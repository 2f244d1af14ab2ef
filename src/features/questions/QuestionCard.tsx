import { View } from '@tarojs/components';
import { useId, useState } from 'react';
import { aria } from '@/components/aria';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { Answer, Checked, Question, Solution } from '@/contract/questions/question.schema';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Verdict } from '@/contract/questions/values';
import { isAnswered } from './answers';
import { spoken, RichText } from './rich-text';
import { thingName } from './things/names';
import { ForChild } from './child/ForChild';
import { NoVoice, Speaker } from './child/Speaker';
import { childTexts } from './child/texts';
import { kindOf } from './kinds';
import { questionTexts as texts } from './texts';
import { SIGNS } from './parts/signs';
import { PictureZoom, type ZoomedPicture } from './zoom';
import './question-card.scss';

/** What the voice reads of a question: its stem, and things that have no tile of their own to be read. */
export function aloudText({ body, stem }: Question): string {
  return [spoken(stem), ...thingsOf(body)].join('。');
}

function thingsOf(body: Question['body']): readonly string[] {
  switch (body.kind) {
    case 'match':
      return [...body.left, ...body.right].map(thingName);
    case 'order':
      return body.items.map(thingName);
    case 'group':
      return [...body.items, ...body.groups].map(thingName);
    default:
      return [];
  }
}

interface HeadProps {
  readonly question: Question;
  readonly kindName: string;
  readonly id?: string;
  readonly number?: number;
  readonly of?: number;
  readonly isForChild?: boolean;
}

const Head = ({ question, kindName, id, number, of, isForChild }: HeadProps) => (
  <View className="question__head">
    <View id={id} className="question__number" {...aria({ role: 'heading', 'aria-level': '2' })}>
      {number === undefined ? texts.question : texts.number(number, of)}
    </View>
    {kindName !== '' && <View className="question__kind">{kindName}</View>}
    {!question.isRequired && <View className="question__kind">{texts.optional}</View>}
    {!isForChild && <View className="question__points">{texts.points(question.points)}</View>}
    <Speaker className="question__read" id="stem" text={aloudText(question)} name={childTexts.stem} />
  </View>
);

export interface QuestionCardProps {
  readonly question: Question;
  /** undefined: not answered. */
  readonly answer: Answer | undefined;
  /** Absent: read-only. Called with the complete answer at every change. */
  readonly onAnswer?: (answer: Answer) => void;
  /** Result of the check. */
  readonly checked?: Checked;
  /** Solution and explanation, once they may be shown. */
  readonly solution?: Solution;
  /** Position, from 1, and total. */
  readonly number?: number;
  readonly of?: number;
  /** A child answers it alone: large, and read aloud. In a screen only. */
  readonly isForChild?: boolean;
}

/** One question of any kind: stem, input, result. */
export function QuestionCard(props: QuestionCardProps) {
  const { answer, isForChild = false, onAnswer, question } = props;
  if (!isForChild) return <Asked {...props} />;
  return (
    <ForChild isAnswered={isAnswered(question, answer)} isAsked={onAnswer !== undefined}>
      <Asked {...props} />
    </ForChild>
  );
}

function Asked(props: QuestionCardProps) {
  const { question, checked, solution, onAnswer } = props;
  const id = useId();
  const kind = kindOf(question);
  if (kind === undefined) return <Unknown {...props} />;
  const answer = props.answer?.kind === question.kind ? props.answer : kind.empty(question.body);
  const right = solution?.answer?.kind === question.kind ? solution.answer : undefined;
  return (
    <View
      key={question.id}
      className="question"
      {...aria({ role: 'group', 'aria-labelledby': kind.hasStem ? `${id}head` : `${id}head ${id}stem` })}
    >
      <Head {...props} id={`${id}head`} kindName={kind.name} />
      <NoVoice />
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

/** The server is newer than this build. */
const Unknown = (props: QuestionCardProps) => (
  <View className="question" {...aria({ role: 'group', 'aria-label': texts.unknown })}>
    <Head {...props} kindName="" />
    <View className="question__unknown">{texts.unknown}</View>
    <View className="question__task">{texts.unknownHint}</View>
    <Outcome checked={props.checked} solution={undefined} />
  </View>
);

/** Pictures of the stem, with zoom. */
function StemPictures({ pictures }: Pick<Question, 'pictures'>) {
  const [zoomed, zoom] = useState<ZoomedPicture>();
  if (pictures.length === 0) return null;
  return (
    <View className="question__pictures">
      {pictures.map(({ alt, url }, index) => (
        <Pressable
          key={index}
          className="question__picture"
          label={texts.zoom(alt)}
          onPress={() => zoom({ url, alt: alt || texts.picture })}
        >
          <Picture whole src={url} alt={alt || texts.picture} ratio={1.6} mode="aspectFit" round="small" />
        </Pressable>
      ))}
      <PictureZoom picture={zoomed} onClose={() => zoom(undefined)} />
    </View>
  );
}

interface OutcomeProps {
  readonly checked: Checked | undefined;
  readonly solution: Solution | undefined;
}

/** Result as a live region, with the explanation. */
const Outcome = ({ checked, solution }: OutcomeProps) => (
  <>
    <View {...aria({ role: 'status' })}>{checked && <Points checked={checked} />}</View>
    {solution?.transcript && <Note title={texts.transcript} text={solution.transcript} />}
    {solution?.explanation && <Note title={texts.explanation} text={solution.explanation} />}
  </>
);

const Points = ({ checked: { outOf, points, verdict } }: { readonly checked: Checked }) => (
  <View className={classNames('question__outcome', `question__outcome--${verdict}`)}>
    {SIGNS[verdict] && <Icon name={SIGNS[verdict]} size={40} />}
    <View className="question__verdict">{texts.verdicts[verdict]}</View>
    {verdict !== Verdict.open && <View className="question__earned">{texts.earned(points, outOf)}</View>}
  </View>
);

const Note = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <View className="question__note">
    <View className="question__note-title">{title}</View>
    <RichText className="question__note-text" text={text} />
  </View>
);
