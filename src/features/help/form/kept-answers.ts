/** Unsent answers on the device, by user and form, until sent or discarded. */
import type { Answers } from '@/contract/help/form';
import type { StoredValue } from '@/services/storage/app-storage';
import { isObject, isShape } from '@/services/storage/shapes';

/** Last attempt with its idempotency key: the same content reuses it, also after a reload. */
export interface KeptAttempt {
  readonly content: string;
  readonly id: string;
}

export interface KeptAnswers {
  /** A userId; 0: visitor. */
  readonly owner: number;
  readonly answers: Answers;
  readonly attempt?: KeptAttempt;
}

const isAnswer = (value: unknown): boolean => {
  if (!isShape<{ kind: string }>({ kind: 'string' })(value)) return false;
  const { kind } = value;
  const of = value as Readonly<Record<string, unknown>>;
  if (kind === 'choices')
    return Array.isArray(of.choices) && of.choices.every((one) => typeof one === 'string');
  if (kind === 'files') return Array.isArray(of.files) && of.files.every(isFile);
  return kind === 'score' ? typeof of.score === 'number' : kind === 'text' && typeof of.text === 'string';
};

const isFile = isShape<{ id: string; url: string; name: string; bytes: number; seconds: number }>({
  ...{ id: 'string', url: 'string', name: 'string', bytes: 'number', seconds: 'number' },
});

const isAttempt = isShape<KeptAttempt>({ content: 'string', id: 'string' });

/** Storage name of a form: 'survey-6001'. */
export const keptAnswers = (name: string): StoredValue<KeptAnswers> => ({
  name: `form.${name}`,
  version: 1,
  isValid: (value): value is KeptAnswers => {
    if (!isShape<KeptAnswers>({ owner: 'number' })(value) || !isObject(value.answers)) return false;
    const { answers, attempt } = value;
    return Object.values(answers).every(isAnswer) && (attempt === undefined || isAttempt(attempt));
  },
});
