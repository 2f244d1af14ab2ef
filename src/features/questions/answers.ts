import type { Answer, Question } from '@/contract/questions/question.schema';
import { kindOf } from './kinds';

/** An empty answer; undefined for an unknown kind. */
export const emptyAnswer = (question: Question): Answer | undefined => kindOf(question)?.empty(question.body);

/** Whether it is not empty. False for unknown kinds and answers of another kind. */
export const isAnswered = (question: Question, answer: Answer | undefined): boolean =>
  answer?.kind === question.kind && kindOf(question)?.isAnswered(question.body, answer) === true;

/** '单选题'; '' for an unknown kind. */
export const kindName = (question: Question): string => kindOf(question)?.name ?? '';

export const knowsKind = (question: Question): boolean => kindOf(question) !== undefined;
