import type { Answer } from '@/contract/questions/question.schema';
import type { StoredValue } from '@/services/storage/app-storage';

/** The choice for the current question; `isGiven`: submitted, to be sent when online. */
export interface KeptAnswer {
  readonly sittingId: string;
  readonly position: number;
  readonly answer: Answer;
  readonly isGiven: boolean;
}

/** One per device: there is only one current question. */
export const keptAnswer: StoredValue<KeptAnswer> = {
  name: 'evaluationAnswer',
  version: 1,
  isValid: (value): value is KeptAnswer => {
    if (typeof value !== 'object' || value === null) return false;
    const { answer, isGiven, position, sittingId } = value as Partial<Record<keyof KeptAnswer, unknown>>;
    const isAnswer = typeof answer === 'object' && answer !== null && 'kind' in answer;
    return (
      isAnswer &&
      typeof sittingId === 'string' &&
      typeof position === 'number' &&
      typeof isGiven === 'boolean'
    );
  },
};
