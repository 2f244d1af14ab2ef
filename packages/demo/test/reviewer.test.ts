/** The reviewer's desk of the demo: login, access before publication, and the effect of a verdict. */
import { eq } from 'drizzle-orm';
import { DEMO_REVIEWER_PASSWORD, REVIEWER_PATH } from '../reviewer/where';
import { DEMO_TEACHER_PASSWORD, TEACHER_PATH } from '../teacher/where';
import { works } from '../../../server/domains/works/tables';
import { anOfficialParent } from '../../../test/builders/parent';
import { aPhoto, aWork, submissionOf } from '../../../test/builders/works';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { SEEDED_AT } from '../../../test/server/support/clock';
import { sample } from '../../../test/server/support/forms';
import { buildParent, type InsideParent } from '../../../test/server/support/people';

const HOST = 'localhost:8080';
const ORIGIN = `http://${HOST}`;
const EVIL = '<img src=x onerror=alert(1)>';

let backend: Backend;
let parent: InsideParent;
let cookie = '';
let reviewers = 0;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
  const { headers } = await logIn(DEMO_REVIEWER_PASSWORD);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});

const form = { host: HOST, 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: `${REVIEWER_PATH}${path}`,
    headers: { ...form, origin: ORIGIN, cookie, ...headers },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: `10.0.7.${reviewers}`,
  });
const logIn = (password: string) => {
  reviewers += 1;
  return post('/login', { password }, { cookie: '' });
};
const open = (path = '', cookies = cookie) =>
  backend.app.inject({ url: `${REVIEWER_PATH}${path}`, headers: { cookie: cookies } });
const judge = (id: number, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post(`/work/${id}`, { round: '1', reason: '', end: 'show', ...more }, headers);
const stateOf = async (id: number) =>
  (await backend.services.db.select().from(works).where(eq(works.id, id)))[0]?.state;

describe('The reviewer’s page', () => {
  it('is behind a password of its own, and is no teacher’s', async () => {
    const id = await aWork(backend.services, parent, 'waiting', { title: '秋天的树' });
    expect((await open('', '')).body).not.toContain('秋天的树');
    expect((await open(`/work/${id}`, '')).statusCode).toBe(303);
    expect((await judge(id, {}, { cookie: '' })).statusCode).toBe(403);
    expect((await logIn(DEMO_TEACHER_PASSWORD)).statusCode).toBe(403);
    expect((await open()).body).toContain('秋天的树');
    const teacher = await backend.app.inject({ url: TEACHER_PATH, headers: { cookie } });
    expect(teacher.body).toContain('演示老师密码');
  });

  it('takes nothing from a page of elsewhere', async () => {
    const id = await aWork(backend.services, parent, 'waiting');
    expect((await judge(id, {}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('shows the files of a work that waits, and none of drafts', async () => {
    const photo = await aPhoto(backend.services, parent);
    const key = photo.url.slice(photo.url.indexOf('uploads/'));
    const stored = { body: sample.jpeg(), contentType: 'image/jpeg' };
    await backend.services.providers.storage.put(key, stored);
    const id = await aWork(backend.services, parent, 'draft', { files: [photo], words: EVIL });
    expect((await open(`/work/${id}`)).statusCode).toBe(404);
    expect((await open(`/work/${id}/file/${key}`)).statusCode).toBe(404);
    await parent.visitor.ask('submitWork', { id, hasConsented: true });
    expect((await open(`/work/${id}`)).body).not.toContain(EVIL);
    const file = await open(`/work/${id}/file/${key}`);
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect((await open(`/work/${id}/file/${key}`, '')).statusCode).toBe(403);
    expect((await open(`/work/${id}/file/uploads/other.jpg`)).statusCode).toBe(404);
  });

  it('shows a work to everybody, or refuses it with a reason that it asks for', async () => {
    const [shown, refused] = [
      await aWork(backend.services, parent, 'waiting'),
      await aWork(backend.services, parent, 'waiting'),
    ];
    expect((await judge(shown)).statusCode).toBe(303);
    expect(await stateOf(shown)).toBe('shown');
    expect((await judge(refused, { end: 'refuse' })).statusCode).toBe(400);
    expect(await stateOf(refused)).toBe('waiting');
    await judge(refused, { end: 'refuse', reason: '画面里有门牌号' });
    const { data } = await parent.visitor.ask('getWork', { id: refused });
    expect(data).toMatchObject({ state: 'refused', reason: '画面里有门牌号' });
  });

  it('says so where a work was taken back or sent again meanwhile', async () => {
    const id = await aWork(backend.services, parent, 'refused');
    await parent.visitor.ask('submitWork', { id, hasConsented: true });
    const stale = await judge(id);
    expect(stale.statusCode).toBe(409);
    expect(stale.body).toContain('作品状态已变化');
    await parent.visitor.ask('takeBackWork', { id });
    expect((await judge(id, { round: '2' })).statusCode).toBe(404);
  });

  it('lists comments that wait and works that were reported', async () => {
    const other = await buildParent(backend, anOfficialParent());
    const id = await aWork(backend.services, parent, 'shown', { title: '小小建筑师' });
    const comment = { id, submissionId: submissionOf(4321), text: `真好看${EVIL}` };
    const { data } = await other.visitor.ask('addWorkComment', comment);
    await other.visitor.ask('reportWork', { id, reason: 1, words: '有门牌号' });
    const { body } = await open();
    expect(body).toContain('真好看');
    expect(body).not.toContain(EVIL);
    expect(body).toContain('1位家长举报');
    expect((await open(`/work/${id}`)).body).toContain('有门牌号');
    await post(`/comment/${data.id}`, { end: 'show' });
    await judge(id);
    const after = (await open()).body;
    expect(after).not.toContain('真好看');
    expect(after).not.toContain('1位家长举报');
    const seen = await parent.visitor.ask('listWorkComments', { id, page: 1, limit: 10 });
    expect(seen.count).toBe(1);
  });

  it('is not there without the demonstration', async () => {
    const bare = await startBackend({ env: { LOG_LEVEL: 'silent' } });
    expect((await bare.app.inject({ url: REVIEWER_PATH })).body).not.toContain('作品审核');
    await bare.stop();
  });
});
