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

/** Of this device's own store, or of the wire: an answer of a kind that this program does not know is none. */
export const isListOfAnswered = (value: unknown): value is readonly Answered[] =>
  isListOf(isAnswered)(value) &&
  value.every(({ answer }) =>
    Object.values(answer).every((said) => !Array.isArray(said) || said.every(isItem)),
  );

const isItem = (item: unknown): boolean => typeof item === 'string' || isObject(item);

/** What a refused draft carries is unchecked; undefined where it is no draft. */
export function readDraft(data: unknown): Draft | undefined {
  const isDraft =
    isShape<Draft>({ version: 'number', savedAt: 'number', device: 'string' })(data) &&
    isListOfAnswered(data.answers);
  if (!isDraft) return undefined;
  // The build brings what the contract says of a draft that is asked for: a refused one is of the same shape.
  return readWhole(data, homeworkCalls.getHomeworkDraft.shape) as Draft | undefined;
}
