/** Plain questions of the bank, where the content is irrelevant. */
import { Subject } from '../../src/contract/courses/values';
import { wrongQuestions } from '../../server/domains/questions/wrong-questions/tables';
import { questionsByIds, storeQuestions, type BankQuestion } from '../../server/domains/questions/bank';
import { stored, type TestContext } from './test-context';

const option = (key: string, text: string) => ({ key, text, picture: '', alt: '' });

/** 7 is right, by the key 'a'. */
export const aBankQuestion = (code: string, details: Partial<BankQuestion> = {}): BankQuestion => ({
  code,
  subject: Subject.wandou,
  knowledge: '找规律',
  stem: '3＋4＝？',
  body: { kind: 'single', options: [option('a', '7'), option('b', '8')] },
  answer: { kind: 'single', choice: 'a' },
  explanation: '接着 3 往后数4个。',
  ...details,
});

export interface Practice {
  readonly wrongQuestionId: number;
  /** From the bank; the first is the wrongly answered one. */
  readonly questionIds: readonly number[];
}

/** A wrong question of a child, with so many questions of its knowledge point in the bank. */
export async function aPractice(
  testContext: TestContext,
  userId: number,
  count = 2,
  point = '找规律',
): Promise<Practice> {
  const wanted = Array.from({ length: count }, (_, index) =>
    aBankQuestion(`practice-${point}-${index + 1}`, { knowledge: point }),
  );
  const ids = await storeQuestions(testContext.db, wanted);
  const questionIds = wanted.map(({ code }) => ids.get(code) ?? 0);
  const [first] = await questionsByIds(testContext.db, questionIds);
  const row = {
    ...{ userId, knowledgeId: first?.knowledgeId ?? 0, questionId: first?.id ?? null, stem: '3＋4＝？' },
    ...{
      childAnswer: 'B 8',
      rightAnswer: 'A 7',
      analysis: '',
      source: '课后作业',
      wrongAt: testContext.clock.now(),
    },
  };
  const { id: wrongQuestionId } = stored(
    await testContext.db
      .insert(wrongQuestions)
      .values(row)
      .onConflictDoUpdate({ target: [wrongQuestions.userId, wrongQuestions.questionId], set: row })
      .returning({ id: wrongQuestions.id }),
  );
  return { wrongQuestionId, questionIds };
}
