import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import type { Question, Answer } from '@/contract/questions/question.schema';
import { clockText, dayNumber, dayText, faceOf, within, zoned } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { spoken } from '@/features/questions';
import { formatOwnTime } from '@/features/lessons/dates';
import type { Differing, Side } from '../drafts/merge';
import { draftTexts as texts } from '../drafts/texts';
import type { AnswerSheet, SheetConflict } from './answer-sheet';
import { saysNothing } from '../drafts/same';
import './saved-note.scss';
import './conflict.scss';

/** Short text of an answer, to distinguish two. */
function formatAnswer({ body }: Question, answer: Answer | undefined): string {
  if (!answer || saysNothing(answer)) return texts.nothing;
  const options = 'options' in body ? body.options : [];
  const nameOf = (key: string): string => {
    const option = options.find((one) => one.key === key);
    return option ? spoken(option.text) || option.alt || key : key;
  };
  switch (answer.kind) {
    case 'single':
      return nameOf(answer.choice);
    case 'multiple':
    case 'listen':
      return answer.choices.map(nameOf).join('、');
    case 'judge':
      return answer.isTrue ? texts.yes : texts.no;
    case 'fill':
      return answer.blanks.map(({ text }) => text || '…').join('、');
    case 'match':
      return texts.pairs(answer.pairs.length);
    case 'order':
      return texts.ordered(answer.keys.length);
    case 'group':
      return texts.placed(answer.placed.length);
    case 'grid':
      return texts.points(answer.points.length);
    case 'photo':
      return texts.pictures(answer.pictures.length);
    case 'film':
      return texts.films(answer.films.length);
    case 'speak':
      return texts.recordings(answer.recordings.length);
  }
}

interface ConflictDialogProps {
  readonly sheet: AnswerSheet;
  readonly questions: readonly Question[];
}

/** Conflict between two devices: the parent chooses which answers to keep. */
export const ConflictDialog = observer(function ConflictDialog({ sheet, questions }: ConflictDialogProps) {
  const { conflict } = sheet;
  if (!conflict) return null;
  return <Asked key={conflict.draft.version} {...{ conflict, questions }} onDecided={sheet.decide} />;
});

interface AskedProps {
  readonly conflict: SheetConflict;
  readonly questions: readonly Question[];
  readonly onDecided: (sides: ReadonlyMap<number, Side>) => void;
}

function Asked({ conflict: { draft, merged }, questions, onDecided }: AskedProps) {
  const { serverClock } = useApp();
  const [sides, setSides] = useState<ReadonlyMap<number, Side>>(new Map());
  const { device, savedAt } = draft;
  // A question that no longer exists keeps the local answer.
  const asked = merged.differing.filter(({ questionId }) => questions.some(({ id }) => id === questionId));
  const isDecided = asked.every(({ questionId }) => sides.has(questionId));
  return (
    <Dialog
      open
      title={texts.conflictTitle}
      actions={[{ text: texts.keep, disabled: !isDecided, onPress: () => onDecided(sides) }]}
    >
      <View className="conflict__why">{texts.conflictWhy(device, formatMoment(savedAt, serverClock))}</View>
      {asked.map((differing) => (
        <Choice
          key={differing.questionId}
          {...{ differing, questions, device }}
          side={sides.get(differing.questionId)}
          onChoose={(side) => setSides(new Map([...sides, [differing.questionId, side]]))}
        />
      ))}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly differing: Differing;
  readonly questions: readonly Question[];
  readonly device: string;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function Choice({ differing, questions, device, side, onChoose }: ChoiceProps) {
  const { questionId, mine, theirs } = differing;
  const index = questions.findIndex(({ id }) => id === questionId);
  const question = questions[index];
  if (!question) return null;
  const title = texts.question(index + 1);
  const option = (which: Side, name: string, words: string) => (
    <Pressable
      className={classNames('conflict__side', side === which && 'conflict__side--chosen')}
      role="radio"
      aria={{ checked: side === which }}
      onPress={() => onChoose(which)}
    >
      <View className="conflict__device">{name}</View>
      <View className="conflict__answer">{words}</View>
    </Pressable>
  );
  return (
    <View className="conflict__question" {...aria({ role: 'radiogroup', 'aria-label': title })}>
      <View className="conflict__number">{title}</View>
      {option('mine', texts.thisDevice, formatAnswer(question, mine))}
      {option('theirs', texts.otherDevice(device), formatAnswer(question, theirs))}
    </View>
  );
}

/** 今天 19:05, 11月20日 8:00 */
function formatMoment(moment: number, serverClock: LocalClock): string {
  const face = faceOf(moment);
  const isToday = dayNumber(moment) === dayNumber(serverClock.now());
  const said = `${isToday ? texts.today : dayText(face)} ${clockText(face)}`;
  return `${within(zoned(said, moment, serverClock, isToday ? undefined : dayText))} `;
}

/** Save state: nothing is lost, or what is not synced yet. */
export const SavedNote = observer(function SavedNote({ sheet }: { readonly sheet: AnswerSheet }) {
  const words = sayOf(sheet, useApp().serverClock);
  return (
    <View className="saved-note" {...aria({ role: 'status' })}>
      {words}
    </View>
  );
});

function sayOf({ isKept, saving, savedAt, words }: AnswerSheet, serverClock: LocalClock): string {
  switch (saving) {
    case 'nothing':
      return '';
    case 'saved':
      return texts.saved(formatOwnTime(savedAt, serverClock));
    case 'refused':
      return words || (isKept ? texts.refused : texts.notKept);
    default:
      return isKept ? texts[saving] : texts.notKept;
  }
}
