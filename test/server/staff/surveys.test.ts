/** Surveys as editors write them, as parents answer them, and what is counted. */
import type { FormField } from '../../../src/contract/help/form.schema';
import type { Survey } from '../../../src/contract/help/survey.schema';
import { StaffRole } from '../../../src/contract/staff/values';
import { addMillis, formatDate, formatDateTime, HOUR } from '../../../server/core/time';
import { field, section } from '../../builders/form-fields';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
let parents: InsideParent[];
beforeAll(async () => {
  backend = await startBackend();
  parents = await Promise.all([1, 2, 3].map(() => buildParent(backend, anOfficialParent())));
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
});

const FIELDS: FormField[] = [
  field('score', 'stars', { title: '总体评价', isRequired: true }),
  field('multiple', 'likes', { title: '喜欢什么' }),
  field('text', 'why', { title: '为什么', showIf: [{ field: 'stars', test: 'atLeast', value: '1' }] }),
];

let made = 0;
const aSurvey = (changed: object = {}) => ({
  ...{ code: `wt-${made++}`, title: '课程问卷', words: '', thanks: '谢谢', isForVisitors: false },
  ...{ endsAt: '', etag: '', sections: [section(...FIELDS)] },
  ...changed,
});
const save = (changed: object = {}) => editor.ask('saveSurvey', aSurvey(changed));
const added = async (changed: object = {}) => (await save(changed)).data.surveyId;
const got = async (surveyId: number) => (await editor.ask('getSurveyForm', { surveyId })).data;

const seen = async (id: number, { visitor } = parents[0] as InsideParent) =>
  (await visitor.ask('getSurvey', { id })).data as unknown as Survey;
const answer = (id: number, at: number, stars: number, likes: string[], why: string) =>
  parents[at]?.visitor.ask('submitSurvey', {
    ...{ id, submissionId: `${at}123456789abcdef0123` },
    answers: [
      { key: 'stars', answer: { kind: 'score', score: stars } },
      { key: 'likes', answer: { kind: 'choices', choices: likes } },
      { key: 'why', answer: { kind: 'text', text: why } },
    ],
  });

describe('A survey', () => {
  it('is open to parents under the address that the editor is given', async () => {
    const { code, path, surveyId } = await got(await added({ title: '按地址打开' }));
    expect(path).toBe(`/survey?code=${code}`);
    const { data } = await (parents[0] as InsideParent).visitor.ask('getSurvey', { code });
    expect(data).toMatchObject({ id: surveyId, title: '按地址打开', state: 'open', thanks: '谢谢' });
    expect((data as unknown as Survey).sections).toEqual([section(...FIELDS)]);
  });

  it('can be changed altogether until somebody answers, and then in its words alone', async () => {
    const surveyId = await added();
    const renamed = [section(field('score', 'stars', { title: '满意吗' }))];
    expect((await editor.ask('saveSurvey', { ...(await got(surveyId)), sections: renamed })).status).toBe(
      200,
    );
    expect((await seen(surveyId)).sections).toEqual(renamed);
    await editor.ask('saveSurvey', { ...(await got(surveyId)), sections: [section(...FIELDS)] });
    await answer(surveyId, 1, 4, ['a'], '好');
    const answered = await got(surveyId);
    expect(answered.answers).toBe(1);
    for (const changed of [{ sections: renamed }, { isForVisitors: true }, { code: 'another' }])
      expect(await editor.ask('saveSurvey', { ...answered, ...changed })).toMatchObject({
        ...{ status: 409, code: '31000008' },
      });
    const words = { title: '新标题', words: '新说明', thanks: '新谢谢' };
    expect((await editor.ask('saveSurvey', { ...answered, ...words })).status).toBe(200);
    expect(await seen(surveyId)).toMatchObject({ ...words, sections: [section(...FIELDS)] });
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const surveyId = await added();
    const first = await got(surveyId);
    expect((await editor.ask('saveSurvey', { ...first, title: '先保存的' })).status).toBe(200);
    expect((await editor.ask('saveSurvey', { ...first, title: '后保存的' })).status).toBe(409);
    expect((await seen(surveyId)).title).toBe('先保存的');
  });

  it('is over at its end, or when the editor ends it', async () => {
    const surveyId = await added({ endsAt: formatDateTime(addMillis(SEEDED_AT, HOUR)) });
    const other = await added();
    expect([(await seen(surveyId)).state, (await seen(other)).state]).toEqual(['open', 'open']);
    expect((await editor.ask('endSurvey', { surveyId: other })).status).toBe(200);
    backend.clock.pass(HOUR);
    editor = await aColleague(backend, StaffRole.editor);
    expect([(await seen(surveyId)).state, (await seen(other)).state]).toEqual(['over', 'over']);
    const { data } = await editor.ask('listSurveys', { page: 1, limit: 2 });
    expect(data.map((row) => [row.surveyId, row.isOver])).toEqual([
      [other, true],
      [surveyId, true],
    ]);
    const ended = (await got(other)).endsAt;
    await editor.ask('endSurvey', { surveyId: other });
    expect((await got(other)).endsAt).toBe(ended);
  });

  it('names the field that is wrong', async () => {
    const taken = (await got(await added())).code;
    const mine = await got(await added());
    expect((await save({ code: taken })).field).toBe('code');
    expect((await editor.ask('saveSurvey', { ...mine, code: taken })).field).toBe('code');
    expect((await save({ title: ' ' })).field).toBe('title');
    expect((await save({ endsAt: 'soon' })).field).toBe('endsAt');
    const twice = [field('text', 'a', { title: '甲' }), field('text', 'a', { title: '乙' })];
    expect(await save({ sections: [section(...twice)] })).toMatchObject({
      ...{ status: 400, field: 'sections', message: '有两道题的编号相同' },
    });
    expect((await editor.ask('getSurveyForm', { surveyId: 99_999 })).status).toBe(404);
  });
});

describe('What was answered', () => {
  let surveyId: number;
  beforeAll(async () => {
    editor = await aColleague(backend, StaffRole.editor);
    surveyId = await added();
    await answer(surveyId, 0, 5, ['a', 'b'], '老师好');
    await answer(surveyId, 1, 5, ['a'], '');
    await answer(surveyId, 2, 2, [], '太早了');
  });

  it('is counted for each choice and score', async () => {
    const { data } = await editor.ask('getSurveyFigures', { surveyId });
    expect(data.answers).toBe(3);
    expect(data.fields).toEqual([
      {
        ...{ key: 'stars', title: '总体评价', kind: 'score', answered: 3 },
        values: [0, 1, 0, 0, 2].map((count, at) => ({ text: String(at + 1), count })),
      },
      {
        ...{ key: 'likes', title: '喜欢什么', kind: 'multiple', answered: 2 },
        values: [
          { text: '甲', count: 2 },
          { text: '乙', count: 1 },
          { text: '丙', count: 0 },
        ],
      },
      { key: 'why', title: '为什么', kind: 'text', answered: 2, values: [] },
    ]);
  });

  it('is read text by text, page by page, without who wrote it', async () => {
    const page = async (number: number) =>
      editor.ask('listSurveyTexts', { surveyId, key: 'why', page: number, limit: 1 });
    const sentOn = formatDate(SEEDED_AT);
    expect(await page(1)).toMatchObject({ count: 2, data: [{ number: 1, text: '太早了', sentOn }] });
    expect((await page(2)).data).toEqual([{ number: 2, text: '老师好', sentOn }]);
    const ofScore = await editor.ask('listSurveyTexts', { surveyId, key: 'stars', page: 1, limit: 9 });
    expect(ofScore.data).toEqual([]);
  });
});

it('Surveys are an editor’s, and the audit has who saved and ended them', async () => {
  const reviewer = await aColleague(backend, StaffRole.reviewer);
  const chief = await aColleague(backend, StaffRole.administrator);
  expect((await reviewer.ask('saveSurvey', aSurvey())).status).toBe(403);
  const surveyId = await added({ title: '记一笔' });
  expect((await reviewer.ask('getSurveyFigures', { surveyId })).status).toBe(403);
  await editor.ask('endSurvey', { surveyId });
  const { data } = await chief.ask('listAudit', { page: 1, limit: 2, staffId: editor.staffId });
  expect(data).toMatchObject([
    { action: 'endSurvey', detail: { surveyId, title: '记一笔' } },
    { action: 'saveSurvey', detail: { surveyId, title: '记一笔' } },
  ]);
});
