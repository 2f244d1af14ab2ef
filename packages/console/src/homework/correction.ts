/** The form of a correction: what it starts from, and what is sent. */
import { TEACHER_KINDS, Verdict } from '../../../../src/contract/questions/values';
import type { AskOf, AnswerOf } from '../calls/client';

export type HandIn = AnswerOf<'getHandIn'>;
export type AskedQuestion = HandIn['questions'][number];
export type Correction = Omit<AskOf<'correctHomework'>, 'homeworkId'>;
export type CorrectionItem = Correction['items'][number];
/** Of an earlier correction it has an address too. */
export type Voice = NonNullable<HandIn['before']>['voice'] | Correction['voice'];

/** What a teacher marks starts at full points; else what the program found. What was corrected before is kept. */
function itemOf({ checked, question }: AskedQuestion, before: HandIn['before']): CorrectionItem {
  const known = before?.items.find(({ questionId }) => questionId === question.id);
  const isOpen = checked.verdict === Verdict.open || (TEACHER_KINDS.includes(question.kind) && !known);
  const points = isOpen ? question.points : (known?.points ?? checked.points);
  return {
    questionId: question.id,
    words: known?.words ?? '',
    voice: known?.voice ?? null,
    marks: known?.marks ?? [],
    // Not answered is not judged.
    ...(checked.verdict === Verdict.empty ? {} : { points }),
  };
}

export const startOf = ({ before, questions, round }: HandIn): Correction => ({
  round,
  words: before?.words ?? '',
  stars: before?.stars ?? 0,
  voice: before?.voice ?? null,
  isHandedBack: false,
  items: questions.map((asked) => itemOf(asked, before)),
});

const sentVoice = (voice: Voice): Correction['voice'] =>
  voice === null ? null : { key: voice.key, seconds: voice.seconds };

/** Without what only the form needs: addresses of recordings, photos without marks, emptied fields. */
export const sentOf = (
  { items, round, stars, voice, words }: Correction,
  isHandedBack: boolean,
): Correction => ({
  ...{ round, isHandedBack, stars, voice: sentVoice(voice), words: (words ?? '').trim() },
  items: items.map((item) => ({
    questionId: item.questionId,
    words: (item.words ?? '').trim(),
    voice: sentVoice(item.voice),
    marks: item.marks.filter(({ signs, strokes }) => signs.length + strokes.length > 0),
    ...(typeof item.points === 'number' ? { points: item.points } : {}),
  })),
});
