import { storeQuestions } from '../../../server/domains/questions/bank';
import { wrongQuestions } from '../../../server/domains/questions/wrong-questions/tables';
import { aBankQuestion, aPractice } from '../../builders/questions';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import type { Visitor } from '../support/visitor';

let backend: Backend;
let parent: Visitor;
let other: Visitor;
let userId: number;
beforeAll(async () => {
  backend = await startBackend();
  ({ visitor: parent, userId } = await buildParent(backend, anOfficialParent()));
  ({ visitor: other } = await buildParent(backend, anOfficialParent()));
});
afterAll(() => backend.stop());

interface Asked {
  readonly id: number;
}
const asked = async (wrongQuestionId: number) =>
  ((await parent.ask('getPractice', { wrongQuestionId })).data as unknown as Asked[]).map(({ id }) => id);

const RIGHT = { kind: 'single', choice: 'a' } as const;

describe('practice of a wrong question', () => {
  it('asks three others of the same knowledge point before it asks the same again', async () => {
    const { questionIds, wrongQuestionId } = await aPractice(backend.services, userId, 6, '凑十');
    const ids = await asked(wrongQuestionId);
    expect(ids).toHaveLength(3);
    expect(ids).not.toContain(questionIds[0]);
    expect(questionIds).toEqual(expect.arrayContaining(ids));
    const few = await aPractice(backend.services, userId, 2, '间隔');
    expect(await asked(few.wrongQuestionId)).toEqual([few.questionIds[1], few.questionIds[0]]);
  });

  it('asks nothing that a teacher has to correct', async () => {
    const { questionIds, wrongQuestionId } = await aPractice(backend.services, userId, 2, '朗读');
    const open = aBankQuestion('read-aloud', { knowledge: '朗读', answer: null });
    await storeQuestions(backend.services.db, [open]);
    expect([...(await asked(wrongQuestionId))].sort()).toEqual([...questionIds].sort());
  });

  it('never sends an answer with a question', async () => {
    const { wrongQuestionId } = await aPractice(backend.services, userId);
    const { body } = await parent.ask('getPractice', { wrongQuestionId });
    expect(JSON.stringify(body)).not.toMatch(/answer|explanation|接着 3/);
  });

  it('checks an answer at once, says why, and changes nothing', async () => {
    const { questionIds, wrongQuestionId } = await aPractice(backend.services, userId);
    const before = await backend.services.db.select().from(wrongQuestions);
    const request = { wrongQuestionId, questionId: questionIds[1] ?? 0 };
    const right = await parent.ask('answerPractice', { ...request, answer: RIGHT });
    expect(right.data).toMatchObject({
      checked: { verdict: 'right', points: 10, outOf: 10, wrongParts: [] },
      solution: { answer: RIGHT, explanation: '接着 3 往后数4个。' },
    });
    const wrong = await parent.ask('answerPractice', { ...request, answer: { kind: 'single', choice: 'b' } });
    expect(wrong.data).toMatchObject({ checked: { verdict: 'wrong', points: 0, wrongParts: ['b'] } });
    expect(await backend.services.db.select().from(wrongQuestions)).toEqual(before);
  });

  it.each([
    ['an option that it does not have', { kind: 'single', choice: 'z' }],
    ['another kind', { kind: 'judge', isTrue: true }],
    ['nothing', { kind: 'single', choice: '' }],
  ] as const)('refuses %s, and returns no solution', async (_, answer) => {
    const { questionIds, wrongQuestionId } = await aPractice(backend.services, userId);
    const request = { wrongQuestionId, questionId: questionIds[0] ?? 0, answer };
    const refused = await parent.ask('answerPractice', request);
    expect(refused).toMatchObject({ status: 400, body: { field: 'answer' } });
    expect(JSON.stringify(refused.body)).not.toContain('接着');
  });

  it("has no other child's question, and no question of another knowledge point", async () => {
    const { questionIds, wrongQuestionId } = await aPractice(backend.services, userId);
    const elsewhere = await aPractice(backend.services, userId, 2, '别处');
    const questionId = questionIds[0] ?? 0;
    const unknown = { code: '10000002' };
    expect(await other.ask('getPractice', { wrongQuestionId })).toMatchObject(unknown);
    expect(await other.ask('answerPractice', { wrongQuestionId, questionId, answer: RIGHT })).toMatchObject(
      unknown,
    );
    expect(
      await parent.ask('answerPractice', {
        ...{ wrongQuestionId, answer: RIGHT },
        questionId: elsewhere.questionIds[0] ?? 0,
      }),
    ).toMatchObject(unknown);
  });
});
