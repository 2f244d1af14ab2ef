/**
 * Three-way merge of two devices' answers; a pure function, so that every order of events is testable. An answer changed on one side
 * since `base` is taken; one changed on both sides is a conflict if they differ. Nothing typed on one side only is lost.
 */
import type { Answer, Answered } from '@/contract/questions/question.schema';
import { filesOf } from './files';
import { isSameAnswer } from './same';

export type Answers = ReadonlyMap<number, Answer>;

/** A conflict. undefined: deleted on that side. */
export interface Differing {
  readonly questionId: number;
  readonly mine: Answer | undefined;
  readonly theirs: Answer | undefined;
}

export interface Merged {
  /** Merged answers; for conflicts the local side, until resolved. */
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
    // Equal: take the one with uploaded files.
    const kept = isSameAnswer(here, there) ? fuller(here, there) : isMineNew ? here : there;
    if (kept) answers.set(questionId, kept);
  }
  return { answers, differing };
}

/** Resolves the conflicts by the parent's choice; unresolved ones keep the local side. */
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

/** Sorted by question id, so that equal answers serialize equally. */
export const asList = (answers: Answers): Answered[] =>
  [...answers]
    .map(([questionId, answer]) => ({ questionId, answer }))
    .sort((left, right) => left.questionId - right.questionId);

function fuller(here: Answer | undefined, there: Answer | undefined): Answer | undefined {
  if (!here || !there) return here ?? there;
  return addresses(there) > addresses(here) ? there : here;
}

/** Number of uploaded files. */
const addresses = (answer: Answer): number => filesOf(answer).filter(({ url }) => url !== '').length;
