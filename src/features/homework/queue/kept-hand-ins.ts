import type { Answered } from '@/contract/questions/question.schema';
import type { StoredValue } from '@/services/storage/app-storage';
import { isListOf, isObject, isShape } from '@/services/storage/shapes';
import { isListOfAnswered } from '../drafts/read-draft';
import { HAND_INS } from './name';

/** Why it did not go: `words` are the server's, and `questionIds` what they are about. */
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
  /** Made once: however often it is sent, it is handed in once. */
  readonly handInId: string;
  readonly answers: readonly Answered[];
  /** The parent agreed to hand it in with something not answered. */
  readonly leavesOpen?: boolean;
  /** It goes no more, and its page has not said so yet. */
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

/** Of whoever handed in here: they wait for their parent to come back, whoever is logged in meanwhile. */
export const keptHandIns: StoredValue<readonly WaitingHandIn[]> = {
  ...HAND_INS,
  isValid: isListOf(isWaiting),
};
