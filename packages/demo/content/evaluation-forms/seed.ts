/** The two demo forms with their question pools. */
import { and, eq } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { EvaluationForm } from '../../../../src/contract/evaluation/values';
import type { Db } from '../../../../server/core/db/types';
import { evaluationForms, evaluationPool } from '../../../../server/domains/evaluation/tables';
import { storeQuestions, type BankQuestion } from '../../../../server/domains/questions/bank';
import { seedPoints } from '../growth/points';
import { DEMO_QUESTIONS } from '../questions';
import { CC } from './cc';
import { THINKING } from './thinking';
import { VARIED_THINKING } from './varied';
import { VARIED_CC } from './varied-cc';

type Form = Omit<typeof evaluationForms.$inferInsert, 'id'>;

/** Bank questions that can be checked automatically. */
const ofBank = (wanted: Subject): readonly BankQuestion[] =>
  DEMO_QUESTIONS.filter(({ answer, subject }) => subject === wanted && answer !== null);

const FORMS: readonly (Form & { readonly questions: readonly BankQuestion[] })[] = [
  {
    ...{ form: EvaluationForm.thinking, subject: Subject.wandou, title: '豌豆思维测评' },
    words: '从推理、空间、策略、观察和数感五个方面，看看孩子现在的思维水平。',
    ...{ minutes: 20, fromAge: 4, toAge: 12, position: 1 },
    questions: [...THINKING, ...VARIED_THINKING, ...ofBank(Subject.wandou)],
  },
  {
    ...{ form: EvaluationForm.cc, subject: Subject.yuwen, title: '语文口才测评' },
    words: '从表达、阅读、条理、思辨和积累五个方面，看看孩子会不会听、会不会说。',
    ...{ minutes: 15, fromAge: 4, toAge: 12, position: 2 },
    questions: [...CC, ...VARIED_CC, ...ofBank(Subject.yuwen)],
  },
];

/** Idempotent, except that new questions are added to the pool. */
export async function seedEvaluationForms(db: Db): Promise<void> {
  // First, with their abilities: the bank would create points without any.
  await seedPoints(db);
  for (const { questions, ...form } of FORMS) {
    await db.insert(evaluationForms).values(form).onConflictDoNothing();
    const same = and(eq(evaluationForms.form, form.form), eq(evaluationForms.subject, form.subject));
    const [stored] = await db.select({ id: evaluationForms.id }).from(evaluationForms).where(same);
    if (stored === undefined) throw new Error('A form was not stored');
    const ids = [...(await storeQuestions(db, questions)).values()];
    const rows = ids.map((questionId) => ({ formId: stored.id, questionId }));
    await db.insert(evaluationPool).values(rows).onConflictDoNothing();
  }
}
