/** Guides as editors change them, and as the app shows them. */
import type { Guide } from '../../../src/contract/guides/schema';
import { GuideCode } from '../../../src/contract/guides/values';
import { routes } from '../../../src/contract/routes';
import { PICTURE_PATH, StaffRole } from '../../../src/contract/staff/values';
import { seedGuides } from '../../../server/domains/guides/seed';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { sample } from '../support/forms';
import { Visitor } from '../support/visitor';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
});

const got = async (code: GuideCode) => (await editor.ask('getGuideText', { code })).data;
const change = async (code: GuideCode, changed: object) =>
  editor.ask('saveGuide', { ...(await got(code)), ...changed });
const seen = async (code: GuideCode) =>
  (await new Visitor(backend).ask('getGuide', { code })).data as unknown as Guide;

async function uploaded(): Promise<string> {
  const answer = await backend.app.inject({
    ...{ method: 'POST', url: PICTURE_PATH, payload: sample.png() },
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'image/png' },
  });
  return answer.json<{ data: { key: string } }>().data.key;
}

describe('A guide', () => {
  it('says what the editor wrote, and no update of the product takes that back', async () => {
    const picture = await uploaded();
    const steps = [{ title: '第一步', words: '打开App', picture, alt: '首页' }];
    const next = { link: routes.index.path, button: '去首页', where: '请在App里打开' };
    expect(
      (await change(GuideCode.live, { title: '新的', steps, notes: [' 记得 ', ''], ...next })).status,
    ).toBe(200);
    await seedGuides(backend.services.db);
    const guide = await seen(GuideCode.live);
    expect(guide).toMatchObject({
      ...{ title: '新的', notes: ['记得'] },
      next: { url: routes.index.path, text: '去首页', redirectType: 3, where: '请在App里打开' },
    });
    expect(guide.steps).toEqual([{ ...steps[0], picture: expect.stringContaining(picture) as string }]);
    expect((await got(GuideCode.live)).isOwn).toBe(true);
  });

  it('keeps the pictures and the next step of the product where the editor leaves them', async () => {
    const before = await seen(GuideCode.entrance);
    expect((await got(GuideCode.entrance)).isOwn).toBe(false);
    await change(GuideCode.entrance, { title: '改了标题' });
    expect(await seen(GuideCode.entrance)).toEqual({ ...before, title: '改了标题' });
  });

  it('leads nowhere once its link is taken away', async () => {
    await change(GuideCode.stageTask, { link: '', button: '' });
    expect((await seen(GuideCode.stageTask)).next).toBeNull();
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const first = await got(GuideCode.gradingReport);
    expect((await editor.ask('saveGuide', { ...first, title: '先保存的' })).status).toBe(200);
    expect((await editor.ask('saveGuide', { ...first, title: '后保存的' })).status).toBe(409);
    expect((await seen(GuideCode.gradingReport)).title).toBe('先保存的');
  });

  it('names the field that is wrong', async () => {
    const fieldOf = async (changed: object) => (await change(GuideCode.onlineHomework, changed)).field;
    const [step] = (await got(GuideCode.onlineHomework)).steps;
    expect(await fieldOf({ link: '/nowhere' })).toBe('link');
    expect(await fieldOf({ button: ' ' })).toBe('button');
    expect(await fieldOf({ steps: [step, { ...step, picture: 'pictures/none.png' }] })).toBe(
      'steps.1.picture',
    );
    expect(await fieldOf({ steps: [] })).toBe('steps');
    expect((await editor.ask('getGuideText', { code: 'gone' })).status).toBe(404);
  });

  it('is listed, whose it is; an editor’s, and the audit has who saved it', async () => {
    const teacher = await aColleague(backend, StaffRole.teacher);
    const chief = await aColleague(backend, StaffRole.administrator);
    const code = GuideCode.littleTeacher;
    const { count, data } = await editor.ask('listGuides', { page: 1, limit: 100 });
    expect(count).toBe(Object.keys(GuideCode).length);
    expect(data.find((row) => row.code === code)).toMatchObject({ isOwn: false });
    expect((await teacher.ask('saveGuide', await got(code))).status).toBe(403);
    await change(code, { title: '记一笔' });
    const audit = await chief.ask('listAudit', { page: 1, limit: 1, staffId: editor.staffId });
    expect(audit.data).toMatchObject([{ action: 'saveGuide', detail: { code, title: '记一笔' } }]);
  });
});
