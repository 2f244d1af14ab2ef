import type { Answered } from '@/contract/questions/question.schema';
import type { StoredValue } from '@/services/storage/app-storage';
import { isListOf, isObject, isShape } from '@/services/storage/shapes';
import { isListOfAnswered } from '../drafts/read-draft';
import { HAND_INS } from './name';

/** Refusal of a hand-in: the server's message, and the questions that it concerns. */
export interface Refusal {
  readonly code: string;
  readonly words: string;
  readonly questionIds: readonly number[];
}

/** A hand-in that the server may not have. */
export interface WaitingHandIn {
  readonly owner: number;
  readonly homeworkId: number;
  readonly title: string;
  readonly round: number;
  /** Idempotency key, generated once. */
  readonly handInId: string;
  readonly answers: readonly Answered[];
  /** The parent confirmed that some questions are unanswered. */
  readonly leavesOpen?: boolean;
  /** Refused permanently, and not shown on its page yet. */
  readonly refusal?: Refusal;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isRefusal = (value: unknown): value is Refusal =>
  isShape<Refusal>({ code: 'string', words: 'string' })(value) && isListOf(isNumber)(value.questionIds);

const isWaiting = (value: unknown): value is WaitingHandIn =>
  isObject(value) &&
  isShape<WaitingHandIn>({
    owner: 'number',
    homeworkId: 'number',
    title: 'string',
    round: 'number',
    handInId: 'string',
  })(value) &&
  isListOfAnswered(value.answers) &&
  (value.leavesOpen === undefined || typeof value.leavesOpen === 'boolean') &&
  (value.refusal === undefined || isRefusal(value.refusal));

/** Of all users of this device: they wait until their user is logged in again. */
export const keptHandIns: StoredValue<readonly WaitingHandIn[]> = {
  ...HAND_INS,
  isValid: isListOf(isWaiting),
};
