/** Interface of a question kind. One folder each; the registry (index.ts) requires all. */
import type { ComponentType } from 'react';
import type { AnswerOf, BodyOf, Checked, Question } from '@/contract/questions/question.schema';
import type { QuestionKind } from '@/contract/questions/values';

export interface AnswerViewProps<K extends QuestionKind> {
  readonly question: Question;
  readonly body: BodyOf<K>;
  readonly answer: AnswerOf<K>;
  /** Absent: read-only. Called with the complete answer at every change. */
  readonly onAnswer?: (answer: AnswerOf<K>) => void;
  /** Result of the check; absent before. */
  readonly checked?: Checked;
  /** The solution, once it may be shown. */
  readonly right?: AnswerOf<K>;
}

export interface AppKind<K extends QuestionKind> {
  /** '单选题'. */
  readonly name: string;
  /** Short instruction: '选一个认为对的'. */
  readonly task: string;
  readonly empty: (body: BodyOf<K>) => AnswerOf<K>;
  /** The View renders the stem, as its blanks are in it. */
  readonly hasStem?: boolean;
  readonly isAnswered: (body: BodyOf<K>, answer: AnswerOf<K>) => boolean;
  /** Input by touch and keyboard, and result. */
  readonly View: ComponentType<AnswerViewProps<K>>;
}
