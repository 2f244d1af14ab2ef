import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import type { Question } from '@/contract/questions/question.schema';
import { clockText, dayNumber, dayText, faceOf, within, zoned } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import type { Differing, Side } from '../drafts/merge';
import { draftTexts as texts } from '../drafts/texts';
import type { AnswerSheet, SheetConflict } from './answer-sheet';
import { formatAnswer } from './format-answer';
import './conflict.scss';

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
