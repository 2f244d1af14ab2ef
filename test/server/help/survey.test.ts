import { eq } from 'drizzle-orm';
import { changeActivity } from '../../../server/domains/home/due/student-activities';
import { surveyAnswers } from '../../../server/domains/help/survey/tables';
import { startBackend, type Backend } from '../support/backend';
import { anOfficialParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parent: Visitor;
let userId: number;
beforeAll(async () => {
  backend = await startBackend();
  ({ visitor: parent, userId } = await buildParent(backend, anOfficialParent()));
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(surveyAnswers);
  await changeActivity(backend.services.db, userId, { isSurveyDue: true });
});

const answer = { score: 9, reasons: [1, 3], content: ' 老师很耐心 ' };
const kept = () => backend.services.db.select().from(surveyAnswers).where(eq(surveyAnswers.userId, userId));
const isDue = async () => Boolean((await parent.ask('isPushQuestionnaire', { userId })).data);

describe('The survey', () => {
  it('is kept, and is due no more', async () => {
    expect(await isDue()).toBe(true);
    expect((await parent.ask('submitQuestionnaire', answer)).code).toBe('00000000');
    expect(await kept()).toEqual([
      expect.objectContaining({ score: 9, reasons: [1, 3], content: '老师很耐心' }),
    ]);
    expect(await isDue()).toBe(false);
  });

  it('is answered once a push, and again after the next', async () => {
    await parent.ask('submitQuestionnaire', answer);
    expect(await parent.ask('submitQuestionnaire', answer)).toMatchObject({ code: '10000005' });
    expect(await kept()).toHaveLength(1);
    await changeActivity(backend.services.db, userId, { isSurveyDue: true });
    expect((await parent.ask('submitQuestionnaire', { ...answer, score: 2 })).code).toBe('00000000');
    expect(await kept()).toHaveLength(2);
  });

  it('keeps one of several attempts at once, and says to each of them that it is kept', async () => {
    const attempt = { ...answer, requestId: 'a'.repeat(32) };
    const answers = await Promise.all([1, 2, 3].map(() => parent.ask('submitQuestionnaire', attempt)));
    expect(answers.map(({ code }) => code)).toEqual(['00000000', '00000000', '00000000']);
    expect(await kept()).toHaveLength(1);
  });

  it('is not answered by an attempt at an earlier one that arrives late', async () => {
    const attempt = { ...answer, requestId: 'b'.repeat(32) };
    await parent.ask('submitQuestionnaire', attempt);
    await changeActivity(backend.services.db, userId, { isSurveyDue: true });
    expect((await parent.ask('submitQuestionnaire', attempt)).code).toBe('00000000');
    expect([await isDue(), (await kept()).length]).toEqual([true, 1]);
  });

  it('cannot be answered by a parent who was not asked', async () => {
    const { visitor: other } = await buildParent(backend, anOfficialParent());
    expect(await other.ask('submitQuestionnaire', answer)).toMatchObject({ code: '10000005' });
  });

  it.each([
    ['score', { score: 11 }],
    ['score', { score: -1 }],
    ['reasons.0', { reasons: [99] }],
    ['reasons', { reasons: [1, 1] }],
    ['content', { content: '好'.repeat(201) }],
    ['requestId', { requestId: 'short' }],
  ])('names %s when it is invalid, and stays due', async (field, more) => {
    expect(await parent.ask('submitQuestionnaire', { ...answer, ...more })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect([await isDue(), await kept()]).toEqual([true, []]);
  });

  it('wants a session', async () => {
    expect(await new Visitor(backend).ask('submitQuestionnaire', answer)).toMatchObject({ status: 401 });
  });
});
