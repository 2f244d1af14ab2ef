/** The server side of a question kind. One file per kind; the registry (index.ts) requires all. */
import type { AnswerOf, BodyOf, Checked } from '../../../../src/contract/questions/question.schema';
import type { QuestionKind } from '../../../../src/contract/questions/values';

/** The fraction of right parts, from which points are computed. */
export interface Rightness {
  /** Right parts, and their total. */
  readonly right: number;
  readonly of: number;
  /** As Checked.wrongParts. */
  readonly wrongParts: Checked['wrongParts'];
}

export interface ServerKind<K extends QuestionKind> {
  /** Why the answer does not fit the question: unknown keys, too many; null: valid. */
  readonly shapeMismatch: (body: BodyOf<K>, answer: AnswerOf<K>) => string | null;
  readonly isEmpty: (answer: AnswerOf<K>) => boolean;
  /** 'open': to be marked by a teacher. Not called for empty or invalid answers. */
  readonly check: (body: BodyOf<K>, right: AnswerOf<K> | null, answer: AnswerOf<K>) => Rightness | 'open';
  /** The answer as text for lists, reports and the wrong-question collection: 'B 7 只'; '' if empty. */
  readonly words: (body: BodyOf<K>, answer: AnswerOf<K>) => string;
  /** The body with URLs instead of storage keys. */
  readonly shown: (body: BodyOf<K>, urlOf: (key: string) => string) => BodyOf<K>;
  /** The right answer in the child's format, if the bank stores another one. */
  readonly forParent?: (right: AnswerOf<K>) => AnswerOf<K>;
  /** The spoken text of a sound; sent with the solution. */
  readonly transcript?: (body: BodyOf<K>) => string;
}
