/** Available evaluations, with questions of every difficulty in three abilities. */
import { Subject } from '../../src/contract/courses/values';
import { EvaluationForm } from '../../src/contract/evaluation/values';
import type { Answer } from '../../src/contract/questions/question.schema';
import { evaluationForms, evaluationPool } from '../../server/domains/evaluation/tables';
import { storeQuestions, type BankQuestion } from '../../server/domains/questions/bank';
import { type TestContext, stored } from './test-context';

const ABILITIES = ['推理', '空间', '数感'];
const EACH = 4;

/** 'A' is right. */
const questionOf = (form: EvaluationForm, ability: string, difficulty: number, at: number): BankQuestion => ({
  code: `test-${form}-${ability}-${String(difficulty)}-${String(at)}`,
  subject: SUBJECTS[form],
  knowledge: `${ability}练习`,
  ...{ ability, difficulty },
  stem: `第${String(difficulty)}级的${ability}题，之${String(at)}`,
  body: {
    kind: 'single',
    options: ['对', '错'].map((text, index) => ({ key: 'AB'[index] ?? '', text, picture: '', alt: '' })),
  },
  answer: { kind: 'single', choice: 'A' },
  explanation: '想一想就知道。',
});

export const RIGHT: Answer = { kind: 'single', choice: 'A' };
export const WRONG: Answer = { kind: 'single', choice: 'B' };
export const PASSED: Answer = { kind: 'single', choice: '' };

const SUBJECTS = { thinking: Subject.wandou, cc: Subject.yuwen } as const;

/** Both forms, for ages 4 to 12; 20 minutes. */
export async function evaluationsOffered({ db }: Pick<TestContext, 'db'>): Promise<void> {
  for (const form of Object.values(EvaluationForm)) {
    const common = {
      title: `${form} 测评`,
      words: '看看孩子现在的水平。',
      minutes: 20,
      fromAge: 4,
      toAge: 12,
    };
    const { id: formId } = stored(
      await db
        .insert(evaluationForms)
        .values({ form, subject: SUBJECTS[form], ...common })
        .returning({ id: evaluationForms.id }),
    );
    const questions = [1, 2, 3, 4, 5].flatMap((difficulty) =>
      ABILITIES.flatMap((ability) =>
        Array.from({ length: EACH }, (_, at) => questionOf(form, ability, difficulty, at)),
      ),
    );
    const ids = [...(await storeQuestions(db, questions)).values()];
    await db.insert(evaluationPool).values(ids.map((questionId) => ({ formId, questionId })));
  }
}
