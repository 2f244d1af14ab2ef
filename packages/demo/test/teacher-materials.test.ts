/** Material submissions, handled by the demo teacher. */
import { DEMO_TEACHER_PASSWORD, TEACHER_PATH } from '../teacher/where';
import { uploads } from '../../../server/domains/files/tables';
import { pictureUrl } from '../../../server/core/http/file-url';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { field } from '../../../test/builders/form-fields';
import { aMaterialRequest } from '../../../test/builders/forms';
import { anOfficialParent } from '../../../test/builders/parent';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { buildParent, type InsideParent } from '../../../test/server/support/people';

const HOST = 'localhost:8080';
const OWN = { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' };
const FIELDS = [
  field('text', 'story', { isRequired: true, title: '小故事' }),
  field('photo', 'photos', { most: 3, title: '照片' }),
];
const KEY = 'uploads/of-the-material.jpg';

let backend: Backend;
let cookie = '';
let parent: InsideParent;
let id: number;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
  const payload = new URLSearchParams({ password: DEMO_TEACHER_PASSWORD }).toString();
  const { headers } = await backend.app.inject({
    ...{ method: 'POST', url: `${TEACHER_PATH}/login`, headers: OWN, payload },
  });
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => backend.stop());
beforeEach(async () => {
  const { db, providers } = backend.services;
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '<b>小雨</b>' }));
  id = await aMaterialRequest(backend.services, FIELDS, { title: '周末故事' });
  await db.delete(uploads);
  const row = { key: KEY, userId: parent.userId, contentType: 'image/jpeg', size: 7 };
  await db.insert(uploads).values({ ...row, uploadedAt: backend.clock.now() });
  await providers.storage.put(KEY, { body: Buffer.from('picture'), contentType: 'image/jpeg' });
  const url = pictureUrl({ config: backend.config, headers: { host: 'localhost:80' } }, KEY);
  const files = [{ id: 'f1', url, name: 'a.jpg', bytes: 7, seconds: 0 }];
  await parent.visitor.ask('submitMaterial', {
    ...{ id, submissionId: '0'.repeat(32), hasConsented: true },
    answers: [
      { key: 'story', answer: { kind: 'text', text: '<i>一只猫</i>' } },
      { key: 'photos', answer: { kind: 'files', files } },
    ],
  });
});

const path = () => `/${id}/${parent.userId}`;
const open = (of = '', given = cookie) =>
  backend.app.inject({ url: `${TEACHER_PATH}/materials${of}`, headers: { cookie: given } });
const judge = (body: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: `${TEACHER_PATH}/materials${path()}`,
    headers: { ...OWN, cookie, ...headers },
    payload: new URLSearchParams(body).toString(),
  });
const detail = async () => (await parent.visitor.ask('getMaterialRequest', { id })).data;
const titles = async () =>
  (await backend.services.db.select().from(inboxMessages))
    .filter(({ userId }) => userId === parent.userId)
    .map(({ body }) => body);

describe('Materials that parents sent', () => {
  it('are shown to the teacher with their words and files, as text whatever was typed', async () => {
    expect((await open()).body).toContain('&lt;b&gt;小雨&lt;/b&gt;　周末故事');
    const { body } = await open(path());
    expect(body).toContain('&lt;i&gt;一只猫&lt;/i&gt;');
    // The style that limits a picture to the page width.
    expect(body).toMatch(/class="sheet"><img/);
    const [, src = ''] = /<img src="[^"]*materials([^"]*)"/.exec(body) ?? [];
    expect((await open(src)).body).toBe('picture');
    expect((await open(`${path()}/file/uploads/another.jpg`)).statusCode).toBe(404);
  });

  it('are taken, which their parent reads of', async () => {
    expect((await judge({ end: 'accept', reason: '' })).statusCode).toBe(303);
    expect(await detail()).toMatchObject({ state: 'accepted' });
    expect((await titles()).join()).toContain('周末故事');
    expect((await open(path())).body).not.toContain('<form method="post" action="/__demo/teacher/materials');
  });

  it('are sent back with a reason, and not without', async () => {
    const without = await judge({ end: 'back', reason: '  ' });
    expect([without.statusCode, without.body.includes('原因请写')]).toEqual([400, true]);
    expect(await detail()).toMatchObject({ state: 'submitted' });
    await judge({ end: 'back', reason: '照片太暗了' });
    expect(await detail()).toMatchObject({ state: 'sentBack', reason: '照片太暗了' });
  });

  it('are taken back no more once the teacher opened them', async () => {
    await open(path());
    const answer = await parent.visitor.ask('takeBackMaterial', { id });
    expect([answer.code === '00000000', (await detail()) as unknown]).toEqual([
      false,
      expect.objectContaining({ state: 'submitted' }),
    ]);
  });

  it('can be seen and judged by the teacher of the parent only', async () => {
    expect((await open('', '')).statusCode).toBe(303);
    expect((await open(`${path()}/file/${KEY}`, '')).statusCode).toBe(403);
    expect((await judge({ end: 'accept' }, { cookie: '' })).statusCode).toBe(303);
    expect((await judge({ end: 'accept' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await detail()).toMatchObject({ state: 'submitted' });
  });
});
