import type { Draft } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import type { Answered } from '@/contract/questions/question.schema';
import { QuestionKind } from '@/contract/questions/values';
import { readWhole } from '@/contract/shapes';
import { isListOf, isObject, isShape } from '@/services/storage/shapes';

const KINDS: readonly string[] = Object.values(QuestionKind);

const isAnswer = (value: unknown): boolean =>
  isShape<{ kind: string }>({ kind: 'string' })(value) && KINDS.includes(value.kind);

const isAnswered = (value: unknown): value is Answered =>
  isShape<Answered>({ questionId: 'number' })(value) && isAnswer(value.answer);

/** From local storage or the wire; answers of unknown kinds are invalid. */
export const isListOfAnswered = (value: unknown): value is readonly Answered[] =>
  isListOf(isAnswered)(value) &&
  value.every(({ answer }) =>
    Object.values(answer).every((said) => !Array.isArray(said) || said.every(isItem)),
  );

const isItem = (item: unknown): boolean => typeof item === 'string' || isObject(item);

/** The draft in an error's payload, which is unvalidated; undefined when it is none. */
export function readDraft(data: unknown): Draft | undefined {
  const isDraft =
    isShape<Draft>({ version: 'number', savedAt: 'number', device: 'string' })(data) &&
    isListOfAnswered(data.answers);
  if (!isDraft) return undefined;
  // The build knows the shape of a requested draft; one in an error has the same.
  return readWhole(data, homeworkCalls.getHomeworkDraft.shape) as Draft | undefined;
}
