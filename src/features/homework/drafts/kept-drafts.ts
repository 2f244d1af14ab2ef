import type { Answered } from '@/contract/questions/question.schema';
import type { AppStorage } from '@/services/storage/app-storage';
import { isShape } from '@/services/storage/shapes';
import { Shelf } from '@/services/sync/shelf';
import { isListOfAnswered } from './read-draft';

/** Local answers to one homework. */
export interface KeptDraft {
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
