/** What the app knows of a kind of question. One folder a kind; the registry (index.ts) wants each of them. */
import type { ComponentType } from 'react';
import type { AnswerOf, BodyOf, Checked, Question } from '@/contract/questions/question.schema';
import type { QuestionKind } from '@/contract/questions/values';

export interface AnswerViewProps<K extends QuestionKind> {
  readonly question: Question;
  readonly body: BodyOf<K>;
  readonly answer: AnswerOf<K>;
  /** Absent: to be looked at alone. Called with the whole new answer at every touch and keystroke. */
  readonly onAnswer?: (answer: AnswerOf<K>) => void;
  /** How it turned out; absent before. */
  readonly checked?: Checked;
  /** The right answer, once it may be shown. */
  readonly right?: AnswerOf<K>;
}

export interface AppKind<K extends QuestionKind> {
  /** '单选题'. */
  readonly name: string;
  /** What a child does, in a few words: '选一个认为对的'. */
  readonly task: string;
  /** An answer with nothing in it. */
  readonly empty: (body: BodyOf<K>) => AnswerOf<K>;
  /** The blanks stand in the stem: the View shows it. */
  readonly hasStem?: boolean;
  readonly isAnswered: (body: BodyOf<K>, answer: AnswerOf<K>) => boolean;
  /** Shows the answer, takes it by finger and by keyboard, and shows how it turned out. */
  readonly View: ComponentType<AnswerViewProps<K>>;
}
