/** Demo question bank. Lists by subject; some kinds have a separate file. */
import { createHash } from 'node:crypto';
import type { SubjectName } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import { storeQuestions, type BankQuestion } from '../../../../server/domains/questions/bank';
import { seedPoints } from '../growth/points';
import { BOARDS } from './boards';
import { BY_HAND } from './by-hand';
import { CHINESE } from './chinese';
import { ENGLISH } from './english';
import { GO } from './go';
import { MATHS } from './maths';
import { bankQuestion, type QuestionText } from './question-text';
import { THINGS } from './things';
import { THINKING } from './thinking';

const of = (subject: SubjectName, texts: readonly QuestionText[]): readonly BankQuestion[] =>
  texts.map((text) => bankQuestion(subject, text));

export const DEMO_QUESTIONS: readonly BankQuestion[] = [
  ...of('wandou', THINKING),
  ...of('yuwen', CHINESE),
  ...of('math', MATHS),
  ...of('weiqi', GO),
  ...of('jianqiao', ENGLISH),
  ...THINGS,
  ...BOARDS,
  ...BY_HAND,
];

/** Adds missing questions, also to an older demo database. */
export async function seedQuestions(db: Db): Promise<void> {
  await seedPoints(db);
  await storeQuestions(db, DEMO_QUESTIONS);
}

/** Changes when a question is added. */
export const versionOfQuestions = (): string =>
  createHash('sha256')
    .update(DEMO_QUESTIONS.map(({ code }) => code).join())
    .digest('hex')
    .slice(0, 16);
