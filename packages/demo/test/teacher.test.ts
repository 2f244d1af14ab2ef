/** The teacher's desk of the demo: login, content, and the effect of a correction. */
import { eq } from 'drizzle-orm';
import type { HomeworkDetail } from '../../../src/contract/homework/homework.schema';
import { students } from '../../../server/domains/account/tables';
import { DEMO_TEACHER_PASSWORD, TEACHER_PATH } from '../teacher/where';
import { uploads } from '../../../server/domains/files/tables';
import { homework, homeworkHandIns } from '../../../server/domains/homework/tables';
import { HOUR, MINUTE } from '../../../server/core/time';
import { aHomework, anUpload, PHOTO, WITH_PHOTO } from '../../../test/builders/homework';
import { anOfficialParent } from '../../../test/builders/parent';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { SEEDED_AT } from '../../../test/server/support/clock';
import { sample } from '../../../test/server/support/forms';
import { buildParent, type InsideParent } from '../../../test/server/support/people';

const HOST = 'localhost:8080';
const ORIGIN = `http://${HOST}`;
const EVIL = '<img src=x onerror=alert(1)>"\'</script>';

let backend: Backend;
let parent: InsideParent;
let homeworkId: number;
let cookie = '';
let teachers = 0;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '小雨' }));
  homeworkId = await aHomework(backend.services, parent, 'wandou', {
    questions: WITH_PHOTO,
    state: 'handedIn',
  });
  const { headers } = await logIn(DEMO_TEACHER_PASSWORD, `10.0.1.${(teachers += 1)}`);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});

const logIn = (
  password: string,
  ip: string,
  headers: Readonly<Record<string, string>> = { origin: ORIGIN },
) =>
  backend.app.inject({
    method: 'POST',
    url: `${TEACHER_PATH}/login`,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ password }).toString(),
    remoteAddress: ip,
  });
const open = (path = '', cookies = cookie) =>
  backend.app.inject({ url: `${TEACHER_PATH}${path}`, headers: { cookie: cookies } });
const send = (what: string, body: Buffer | object, headers: Readonly<Record<string, string>> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: `${TEACHER_PATH}/homework/${homeworkId}/${what}`,
    headers: { host: HOST, origin: ORIGIN, cookie, ...headers },
    payload: body,
  });
const detail = async () =>
  (await parent.visitor.ask('getHomework', { homeworkId })).data as unknown as HomeworkDetail;
const questionOf = async (kind: string) =>
  (await detail()).questions.find((one) => one.kind === kind)?.id ?? 0;
const corrected = (more: object = {}) => ({
  ...{ round: 1, words: '很好', stars: 5, voice: null, isHandedBack: false, items: [] },
  ...more,
});

describe('The teacher’s page', () => {
  it('is behind a password of its own, which a working day ends', async () => {
    expect((await open('', '')).body).not.toContain('小雨');
    expect((await open(`/homework/${homeworkId}`, '')).statusCode).toBe(303);
    expect((await logIn('Wandou2026', '10.0.0.2')).statusCode).toBe(403);
    expect((await open()).body).toContain('小雨');
    backend.clock.pass(9 * HOUR);
    expect((await open()).body).not.toContain('小雨');
  });

  it('is locked for a while after wrong guesses', async () => {
    const tries = [];
    for (let at = 0; at < 11; at += 1) tries.push((await logIn(`guess-${at}`, '10.0.0.3')).statusCode);
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403));
    expect(tries[10]).toBe(429);
    expect((await logIn(DEMO_TEACHER_PASSWORD, '10.0.0.3')).statusCode).toBe(429);
    backend.clock.pass(15 * MINUTE);
    expect((await logIn(DEMO_TEACHER_PASSWORD, '10.0.0.3')).statusCode).toBe(303);
  });

  it('keeps its cookie to itself, and takes nothing that another page sends', async () => {
    const { headers } = await logIn(DEMO_TEACHER_PASSWORD, '10.0.0.4');
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:8080.evil.example',
      'http://localhost',
    ]) {
      expect((await logIn(DEMO_TEACHER_PASSWORD, '10.0.0.5', { origin })).statusCode).toBe(403);
      expect((await send('correct', corrected(), { origin })).statusCode).toBe(403);
    }
    expect((await logIn(DEMO_TEACHER_PASSWORD, '10.0.0.5', {})).statusCode).toBe(403);
    expect((await detail()).state).toBe('handedIn');
  });

  it('runs no script but its own, and frames nothing', async () => {
    const { headers } = await open();
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows what parents typed as text, wherever they typed it', async () => {
    const { db } = backend.services;
    await db.update(students).set({ kidName: EVIL }).where(eq(students.userId, parent.userId));
    await db.update(homework).set({ title: EVIL, task: EVIL }).where(eq(homework.id, homeworkId));
    const [kept] = await db.select().from(homeworkHandIns).where(eq(homeworkHandIns.homeworkId, homeworkId));
    const answers = (kept?.answers ?? []).map((one) =>
      one.answer.kind === 'photo'
        ? {
            ...one,
            answer: {
              ...one.answer,
              pictures: [{ id: EVIL, url: `uploads/${EVIL}`, name: EVIL, bytes: 1, seconds: 0 }],
            },
          }
        : one,
    );
    await db.update(homeworkHandIns).set({ answers }).where(eq(homeworkHandIns.homeworkId, homeworkId));
    for (const path of ['', `/homework/${homeworkId}`]) {
      const { body } = await open(path);
      expect(body).not.toContain('<img src=x');
      expect(body).not.toMatch(/"'<\/script>/);
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
  });

  it('lists the longest waiting first, and shows its answers in words and pictures', async () => {
    const { body: list } = await open();
    expect(list.indexOf('待批改')).toBeLessThan(list.indexOf('已批改'));
    const { body } = await open(`/homework/${homeworkId}`);
    expect(body).toContain('孩子的回答：');
    expect(body).toContain('data-sheet');
    expect(body).toContain('name="points-');
    expect((await open('/homework/999999')).statusCode).toBe(404);
    expect((await open('/homework/abc')).statusCode).toBe(404);
  });

  it('hands out files of that hand-in alone, to a teacher alone', async () => {
    const [photo] = await backend.services.db.select().from(uploads).where(eq(uploads.userId, parent.userId));
    const key = photo?.key ?? '';
    await backend.services.providers.storage.put(key, { body: sample.jpeg(), contentType: 'image/jpeg' });
    const other = await anUpload(backend.services, parent);
    expect((await open(`/homework/${homeworkId}/file/${key}`)).statusCode).toBe(200);
    expect((await open(`/homework/${homeworkId}/file/${key}`, '')).statusCode).toBe(403);
    expect((await open(`/homework/${homeworkId}/file/${other.key}`)).statusCode).toBe(404);
  });
});

describe('A correction', () => {
  it('reaches the parent: marks, words, points, stars', async () => {
    const questionId = await questionOf(PHOTO.body.kind);
    const marks = [
      {
        picture: 0,
        strokes: [{ colour: 'red', points: [10, 10, 900, 900] }],
        signs: [{ x: 5000, y: 5000, sign: 'half' }],
      },
    ];
    const items = [{ questionId, words: '再想想', points: 7, voice: null, marks }];
    expect((await send('correct', corrected({ items }))).statusCode).toBe(200);
    const current = await detail();
    expect(current).toMatchObject({ state: 'corrected', stars: 5, score: 85, correction: { words: '很好' } });
    expect(current.correction?.items.find((item) => item.questionId === questionId)).toMatchObject({
      ...{ words: '再想想', points: 7, verdict: 'partly', marks },
    });
  });

  it('hands back, and does not a second time', async () => {
    expect((await send('correct', corrected({ isHandedBack: true }))).statusCode).toBe(200);
    expect(await detail()).toMatchObject({ state: 'handedBack', round: 2, solutions: [] });
    expect((await send('correct', corrected({ isHandedBack: true }))).json()).toMatchObject({
      code: '30002002',
    });
  });

  it('is refused where it is malformed, or without a login', async () => {
    expect((await send('correct', corrected({ stars: 9 }))).statusCode).toBe(400);
    expect((await send('correct', corrected({ words: 'x'.repeat(1001) }))).statusCode).toBe(400);
    expect((await send('correct', corrected(), { cookie: '' })).statusCode).toBe(403);
    expect((await send('correct', corrected(), { cookie: 'demo-teacher=zzzzzzzz.abc' })).statusCode).toBe(
      403,
    );
  });

  it('has a recording from the storage of the child’s works; other files are refused', async () => {
    const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(64)]);
    const stored = await send('voice', webm, { 'content-type': 'audio/webm;codecs=opus' });
    expect(stored.statusCode).toBe(200);
    const { key } = stored.json<{ key: string }>();
    const [row] = await backend.services.db.select().from(uploads).where(eq(uploads.key, key));
    expect(row).toMatchObject({ userId: parent.userId, contentType: 'audio/webm' });
    await send('correct', corrected({ voice: { key, seconds: 3 } }));
    expect((await detail()).correction?.voice).toEqual({
      url: expect.stringContaining(`/files/${key}`),
      seconds: 3,
    });
    const html = Buffer.from('<script>alert(1)</script> and more than sixteen bytes');
    expect((await send('voice', html, { 'content-type': 'audio/webm' })).statusCode).toBe(400);
    expect((await send('voice', webm, { 'content-type': 'audio/webm', cookie: '' })).statusCode).toBe(403);
  });

  it('takes no voice recording of another account', async () => {
    const other = await buildParent(backend, anOfficialParent());
    const key = `uploads/${'a'.repeat(48)}.weba`;
    await backend.services.db
      .insert(uploads)
      .values({ key, userId: other.userId, contentType: 'audio/webm', size: 1, uploadedAt: SEEDED_AT });
    expect((await send('correct', corrected({ voice: { key, seconds: 3 } }))).statusCode).toBe(400);
    expect((await detail()).state).toBe('handedIn');
  });
});

describe('Without the demonstration', () => {
  it('there is no such page', async () => {
    const plain = await startBackend({ env: { LOG_LEVEL: 'silent' } });
    const { body } = await plain.app.inject({ url: TEACHER_PATH });
    await plain.stop();
    expect(body).not.toContain('name="password"');
  });
});
