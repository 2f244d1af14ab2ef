import { eq } from 'drizzle-orm';
import { VISITORS_SURVEYS_PER_HOUR } from '../../../src/contract/help/values';
import type { Survey } from '../../../src/contract/help/survey.schema';
import { students } from '../../../server/domains/account/tables';
import { storeSurvey } from '../../../server/domains/help/surveys/store';
import { surveySubmissions } from '../../../server/domains/help/surveys/tables';
import { addDays, HOUR } from '../../../server/core/time';
import { field, section } from '../../builders/form-fields';
import { aSurvey } from '../../builders/forms';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

const ID = '0123456789abcdef0123456789abcdef';
const OTHER_ID = 'fedcba9876543210fedcba9876543210';
const chosen = (key: string, ...choices: string[]) => ({
  key,
  answer: { kind: 'choices' as const, choices },
});
const textAnswer = (key: string, text: string) => ({ key, answer: { kind: 'text' as const, text } });
const scored = (key: string, score: number) => ({ key, answer: { kind: 'score' as const, score } });

const FIELDS = [
  field('score', 'stars', { isRequired: true, title: '总体评价' }),
  field('text', 'why', {
    isRequired: true,
    title: '不满意的地方',
    showIf: [{ field: 'stars', test: 'atMost', value: '3' }],
  }),
  field('multiple', 'likes', { most: 2 }),
];

let backend: Backend;
let parent: InsideParent;
let id: number;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  parent = await buildParent(backend, aParent());
  id = await aSurvey(backend.services, FIELDS);
});

const kept = (surveyId = id) =>
  backend.services.db.select().from(surveySubmissions).where(eq(surveySubmissions.surveyId, surveyId));
const survey = async (visitor: Visitor, request: Record<string, unknown> = { id }) =>
  (await visitor.ask('getSurvey', request)).data as unknown as Survey;
const submit = (visitor: Visitor, answers: unknown[], submissionId = ID) =>
  visitor.ask('submitSurvey', { id, submissionId, answers });

describe('A survey', () => {
  it('returns its fields to a parent who is logged in, by its id or its code', async () => {
    const asked = await survey(parent.visitor);
    expect(asked).toMatchObject({ id, state: 'open', isForVisitors: false, endsAt: '' });
    expect(asked.sections.flatMap(({ fields }) => fields.map(({ key }) => key))).toEqual([
      'stars',
      'why',
      'likes',
    ]);
    const code = `link-${id}`;
    const named = await aSurvey(backend.services, FIELDS, { code, title: '有代码的问卷' });
    expect(await survey(parent.visitor, { code })).toMatchObject({ id: named, title: '有代码的问卷' });
  });

  it.each([[{ id: 999_999 }], [{ code: 'nobody-knows' }], [{}]])('%j is missing', async (request) => {
    expect((await parent.visitor.ask('getSurvey', request)).code).toBe('10000002');
  });

  it('for parents asks a visitor to log in, and returns none of its fields', async () => {
    const visitor = new Visitor(backend);
    expect(await survey(visitor)).toMatchObject({ state: 'logIn', sections: [] });
    expect(await submit(visitor, [scored('stars', 5)])).toMatchObject({ status: 401, code: '1000010' });
    expect(await kept()).toEqual([]);
  });

  it('is kept once, however often it arrives, and then answered', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => submit(parent.visitor, [scored('stars', 5)])));
    expect(answers.map(({ code }) => code)).toEqual(['00000000', '00000000', '00000000']);
    expect(answers.filter(({ data }) => data.isNew)).toHaveLength(1);
    expect(await kept()).toMatchObject([{ userId: parent.userId, answers: [scored('stars', 5)] }]);
    expect(await survey(parent.visitor)).toMatchObject({ state: 'answered', sections: [] });
    expect((await submit(parent.visitor, [scored('stars', 4)], OTHER_ID)).code).toBe('30006002');
  });

  it('of two parents may have the same number', async () => {
    const { visitor: other } = await buildParent(backend, aParent());
    await submit(parent.visitor, [scored('stars', 5)]);
    expect((await submit(other, [scored('stars', 4)])).data).toEqual({ isNew: true });
    expect(await kept()).toHaveLength(2);
  });

  it('wants what is shown and required, and names it', async () => {
    expect(await submit(parent.visitor, [])).toMatchObject({
      status: 400,
      message: '请先填写“总体评价”',
      body: { field: 'answers' },
    });
    expect((await submit(parent.visitor, [scored('stars', 2)])).message).toBe('请先填写“不满意的地方”');
    expect(await kept()).toEqual([]);
  });

  it('keeps nothing of a hidden field, and nothing that it did not ask', async () => {
    const answers = [scored('stars', 5), textAnswer('why', '太难'), textAnswer('phone', '13800000000')];
    expect((await submit(parent.visitor, answers)).data).toEqual({ isNew: true });
    expect((await kept())[0]?.answers).toEqual([scored('stars', 5)]);
  });

  it.each([
    ['a choice that is not offered', [scored('stars', 5), chosen('likes', 'z')]],
    ['too many choices', [scored('stars', 5), chosen('likes', 'a', 'b', 'c')]],
    ['a score beyond the stars', [scored('stars', 9)]],
    ['an answer twice', [scored('stars', 5), scored('stars', 1)]],
    ['an answer of another kind', [textAnswer('stars', '5')]],
    ['too many words', [scored('stars', 1), textAnswer('why', '长'.repeat(21))]],
    ['an answer of no kind', [{ key: 'stars', answer: { kind: 'score', score: '5' } }]],
  ])('is refused with %s', async (_what, answers) => {
    expect(await submit(parent.visitor, answers)).toMatchObject({ status: 400 });
    expect(await kept()).toEqual([]);
  });

  it('that is over says so and takes nothing; an answer of before counts as answered', async () => {
    const endsAt = addDays(backend.clock.now(), 1);
    id = await aSurvey(backend.services, FIELDS, { endsAt });
    await submit(parent.visitor, [scored('stars', 5)]);
    const { visitor: other } = await buildParent(backend, aParent());
    backend.clock.pass(25 * HOUR);
    expect(await survey(other)).toMatchObject({ state: 'over', sections: [] });
    expect((await submit(other, [scored('stars', 5)])).code).toBe('30006001');
    expect((await submit(parent.visitor, [scored('stars', 5)])).data).toEqual({ isNew: false });
    expect((await survey(parent.visitor)).state).toBe('answered');
  });

  it('as an example is open to a parent who may answer it, whatever its state', async () => {
    const over = await aSurvey(backend.services, FIELDS, { endsAt: addDays(backend.clock.now(), -1) });
    expect(await survey(parent.visitor, { id: over, isExample: true })).toMatchObject({ state: 'open' });
    expect((await survey(parent.visitor, { isExample: true })).state).toBe('open');
    expect((await survey(new Visitor(backend), { id: over, isExample: true })).state).toBe('logIn');
  });

  it('is removed with the account of its author', async () => {
    await submit(parent.visitor, [scored('stars', 5)]);
    await backend.services.db.delete(students).where(eq(students.userId, parent.userId));
    expect(await kept()).toEqual([]);
  });
});

describe('A survey for visitors', () => {
  beforeEach(async () => {
    id = await aSurvey(backend.services, FIELDS, { isForVisitors: true });
  });

  it('is answered without a login, each submission once, and stays anonymous', async () => {
    const visitor = new Visitor(backend);
    expect((await survey(visitor)).state).toBe('open');
    expect((await submit(visitor, [scored('stars', 5)])).data).toEqual({ isNew: true });
    expect((await submit(visitor, [scored('stars', 5)])).data).toEqual({ isNew: false });
    await submit(visitor, [scored('stars', 4)], OTHER_ID);
    expect((await kept()).map(({ userId }) => userId)).toEqual([null, null]);
  });

  it('belongs to the parent where one is logged in', async () => {
    await submit(parent.visitor, [scored('stars', 5)]);
    expect(await kept()).toMatchObject([{ userId: parent.userId }]);
    expect((await survey(parent.visitor)).state).toBe('answered');
  });

  it('is taken from one address so often an hour and no more', async () => {
    const visitor = new Visitor(backend);
    visitor.ip = '10.9.8.7';
    const number = (at: number) => String(at).padStart(32, '0');
    for (let at = 0; at < VISITORS_SURVEYS_PER_HOUR; at += 1)
      expect((await submit(visitor, [scored('stars', 5)], number(at))).code).toBe('00000000');
    expect(await submit(visitor, [scored('stars', 5)], ID)).toMatchObject({ status: 429, code: '10000006' });
  });

  it('that asks for files is not stored, and neither is one whose rules go round', async () => {
    const { db } = backend.services;
    const photo = [section(field('photo', 'x'))];
    await expect(
      storeSurvey(db, { code: 'p', title: '照片', sections: photo, isForVisitors: true }),
    ).rejects.toThrow('不能上传文件');
    const about = (key: string) => ({ showIf: [{ field: key, test: 'answered' as const, value: '' }] });
    const ring = [section(field('text', 'x', about('y')), field('text', 'y', about('x')))];
    await expect(storeSurvey(db, { code: 'r', title: '环', sections: ring })).rejects.toThrow('绕成了圈');
  });
});
