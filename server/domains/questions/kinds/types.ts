/** What the server knows of a kind of question. One file a kind; the registry (index.ts) wants each of them. */
import type { AnswerOf, BodyOf, Checked } from '../../../../src/contract/questions/question.schema';
import type { QuestionKind } from '../../../../src/contract/questions/values';

/** How right an answer is: parts of a whole, which become points. */
export interface Rightness {
  /** Parts that are right, of so many. */
  readonly right: number;
  readonly of: number;
  /** As Checked.wrongParts. */
  readonly wrongParts: Checked['wrongParts'];
}

export interface ServerKind<K extends QuestionKind> {
  /** What is wrong with the answer's form for this question: keys that it does not have, too many; null for nothing. */
  readonly misfit: (body: BodyOf<K>, answer: AnswerOf<K>) => string | null;
  readonly isEmpty: (answer: AnswerOf<K>) => boolean;
  /** 'open': a teacher has to say. Never asked of an empty answer or one with a misfit. */
  readonly check: (body: BodyOf<K>, right: AnswerOf<K> | null, answer: AnswerOf<K>) => Rightness | 'open';
  /** The answer in words, for lists, reports and the wrong-question collection: 'B 7 只'; '' for an empty one. */
  readonly words: (body: BodyOf<K>, answer: AnswerOf<K>) => string;
  /** The body with addresses instead of keys of stored files. */
  readonly shown: (body: BodyOf<K>, urlOf: (key: string) => string) => BodyOf<K>;
  /** The right answer as a child is told it, where the bank keeps it otherwise. */
  readonly told?: (right: AnswerOf<K>) => AnswerOf<K>;
  /** What was said in a sound; told with the answer. */
  readonly transcript?: (body: BodyOf<K>) => string;
}
