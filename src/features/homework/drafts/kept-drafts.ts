import type { Answered } from '@/contract/questions/question.schema';
import type { AppStorage } from '@/services/storage/app-storage';
import { isShape } from '@/services/storage/shapes';
import { isListOfAnswered } from './read-draft';
import { Shelf } from './shelf';

/** What this device knows of the answers to one homework. */
export interface KeptDraft {
  /** The server's draft that they grew from: its version, 0 for none, and what it said. */
  readonly version: number;
  readonly base: readonly Answered[];
  readonly answers: readonly Answered[];
  /** The server's time, as this device knew it. */
  readonly changedAt: number;
}

const isKept = (value: unknown): value is KeptDraft =>
  isShape<KeptDraft>({ version: 'number', changedAt: 'number' })(value) &&
  isListOfAnswered(value.base) &&
  isListOfAnswered(value.answers);

/** Beyond this the homework that was touched longest ago goes. */
const MOST_DRAFTS = 30;

/**
 * What is typed on this device, by parent, homework and round. It outlives the session: answers that the server has not
 * heard of wait for their parent to come back, whoever is logged in meanwhile.
 */
export const keptDrafts = (storage: AppStorage): Shelf<KeptDraft> =>
  new Shelf(storage, { name: 'homework.draft', version: 1, most: MOST_DRAFTS, isValid: isKept });

export const draftKey = (homeworkId: number, round: number): string => `${homeworkId}.${round}`;
