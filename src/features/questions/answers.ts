/** Answers to questions of any kind. */
import type { Answer, Question } from '@/contract/questions/question.schema';
import { kindOf } from './kinds';

/** An answer with nothing in it; undefined for a kind that this app does not know. */
export const emptyAnswer = (question: Question): Answer | undefined => kindOf(question)?.empty(question.body);

/** Something is in it. Never where this app does not know the kind, or the answer is of another one. */
export const isAnswered = (question: Question, answer: Answer | undefined): boolean =>
  answer?.kind === question.kind && kindOf(question)?.isAnswered(question.body, answer) === true;

/** '单选题'; '' for a kind that this app does not know. */
export const kindName = (question: Question): string => kindOf(question)?.name ?? '';

export const knowsKind = (question: Question): boolean => kindOf(question) !== undefined;
