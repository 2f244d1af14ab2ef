/**
 * Two devices answered the same homework: what becomes of both. Pure, so that a test can try every order of events.
 * `base` is what both grew from: an answer that only one side changed since is that side's, one that both changed is asked
 * about when they differ. Nothing that was typed on one side alone is ever lost.
 */
import type { Answer, Answered } from '@/contract/questions/question.schema';
import { filesOf } from './files';
import { isSameAnswer } from './same';

export type Answers = ReadonlyMap<number, Answer>;

/** Both sides changed this answer, and differ. undefined: it was emptied there. */
export interface Differing {
  readonly questionId: number;
  readonly mine: Answer | undefined;
  readonly theirs: Answer | undefined;
}

export interface Merged {
  /** Of questions that nobody has to be asked about; of the others what this side says, until it is known. */
  readonly answers: Answers;
  readonly differing: readonly Differing[];
}

export type Side = 'mine' | 'theirs';

export function merge(base: Answers, mine: Answers, theirs: Answers): Merged {
  const ids = [...new Set([...mine.keys(), ...theirs.keys()])];
  const answers = new Map<number, Answer>();
  const differing: Differing[] = [];
  for (const questionId of ids) {
    const here = mine.get(questionId);
    const there = theirs.get(questionId);
    const isMineNew = !isSameAnswer(here, base.get(questionId));
    const isTheirsNew = !isSameAnswer(there, base.get(questionId));
    const mustAsk = isMineNew && isTheirsNew && !isSameAnswer(here, there);
    if (mustAsk) differing.push({ questionId, mine: here, theirs: there });
    // The same on both sides: the one whose files are uploaded.
    const kept = isSameAnswer(here, there) ? fuller(here, there) : isMineNew ? here : there;
    if (kept) answers.set(questionId, kept);
  }
  return { answers, differing };
}

/** With the parent's word on each that differs; one without a word stays as this side has it. */
export function settle({ answers, differing }: Merged, sides: ReadonlyMap<number, Side>): Answers {
  const settled = new Map(answers);
  for (const { questionId, theirs } of differing) {
    if (sides.get(questionId) !== 'theirs') continue;
    if (theirs) settled.set(questionId, theirs);
    else settled.delete(questionId);
  }
  return settled;
}

export const areSameAnswers = (one: Answers, other: Answers): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every((id) => isSameAnswer(one.get(id), other.get(id)));

export const asMap = (answered: readonly Answered[]): Answers =>
  new Map(answered.map(({ questionId, answer }) => [questionId, answer]));

/** In the order of the questions' ids, so that the same answers are the same text. */
export const asList = (answers: Answers): Answered[] =>
  [...answers]
    .map(([questionId, answer]) => ({ questionId, answer }))
    .sort((left, right) => left.questionId - right.questionId);

function fuller(here: Answer | undefined, there: Answer | undefined): Answer | undefined {
  if (!here || !there) return here ?? there;
  return addresses(there) > addresses(here) ? there : here;
}

/** How many of its files are with the server. */
const addresses = (answer: Answer): number => filesOf(answer).filter(({ url }) => url !== '').length;
