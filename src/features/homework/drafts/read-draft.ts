import type { Draft } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import type { Answered } from '@/contract/questions/question.schema';
import { QuestionKind } from '@/contract/questions/values';
import { readWhole } from '@/contract/shapes';
import { isListOf, isObject, isShape } from '@/services/storage/shapes';
import type { AppStorage } from '@/services/storage/app-storage';
import { Shelf } from '@/services/sync/shelf';

/** Local answers to one homework. */
interface KeptDraft {
  /** The server's draft that they are based on: its version, 0 for none, and content. */
  readonly version: number;
  readonly base: readonly Answered[];
  readonly answers: readonly Answered[];
  /** Server time, as estimated here. */
  readonly changedAt: number;
}

const isKept = (value: unknown): value is KeptDraft =>
  isShape<KeptDraft>({ version: 'number', changedAt: 'number' })(value) &&
  isListOfAnswered(value.base) &&
  isListOfAnswered(value.answers);

/** Beyond this, the least recently changed draft is dropped. */
const MOST_DRAFTS = 30;

/** Local drafts by user, homework and round. Kept after logout: unsent answers wait until their user is logged in again. */
export const keptDrafts = (storage: AppStorage): Shelf<KeptDraft> =>
  new Shelf(storage, { name: 'homework.draft', version: 1, most: MOST_DRAFTS, isValid: isKept });

export const draftKey = (homeworkId: number, round: number): string => `${homeworkId}.${round}`;

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
