/** A parent hands in, a teacher corrects by the operator's calls, the parent sees it; materials likewise. */
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { eq } from 'drizzle-orm';
import type { HomeworkDetail } from '../../../src/contract/homework/homework.schema';
import type { ResponseOfOperator } from '../../../src/contract/staff/define';
import type { operatorCalls } from '../../../src/contract/staff/operator.schema';
import { VoiceAnswerSchema } from '../../../src/contract/staff/teaching-calls.schema';
import { StaffRole, VOICE_PATH } from '../../../src/contract/staff/values';
import { pictureUrl } from '../../../server/core/http/file-url';
import { uploads } from '../../../server/domains/files/tables';
import { field } from '../../builders/form-fields';
import { aMaterialRequest } from '../../builders/forms';
import { aHomework, anUpload, PHOTO, WITH_PHOTO } from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { sample } from '../support/forms';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(60, 7)]);

let backend: Backend;
let teacher: Colleague;
let chief: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  chief = await aColleague(backend, StaffRole.administrator);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  teacher = await aColleague(backend, StaffRole.teacher);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '小雨' }));
});

const handedIn = (title = '找规律练习') =>
  aHomework(backend.services, parent, 'wandou', { questions: WITH_PHOTO, state: 'handedIn', title });
const detailOf = async (homeworkId: number) =>
  (await parent.visitor.ask('getHomework', { homeworkId })).data as unknown as HomeworkDetail;
const open = (url: string) => backend.app.inject({ url });
const say = (homeworkId: number, payload: Buffer, token = teacher.token) =>
  backend.app.inject({
    ...{ method: 'POST', url: VOICE_PATH, query: { homeworkId: String(homeworkId) }, payload },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/webm' },
  });
const nothing = { words: '', stars: 0, voice: null, isHandedBack: false, items: [] };

type Opened = ResponseOfOperator<(typeof operatorCalls)['getHandIn']>;
const photosOf = ({ answers }: Opened) =>
  answers.flatMap(({ answer }) => (answer.kind === 'photo' ? answer.pictures.map(({ url }) => url) : []));

describe('Homework that was handed in', () => {
  it('waits in a queue, longest waiting first, and is counted', async () => {
    const before = (await teacher.ask('listHandedIn', { page: 1, limit: 1 })).count ?? 0;
    const first = await handedIn('第一份');
    backend.clock.pass(60_000);
    const second = await handedIn('第二份');
    const { count, data } = await teacher.ask('listHandedIn', { page: 1, limit: 100 });
    expect(count).toBe(before + 2);
    expect(data.slice(-2)).toMatchObject([
      { homeworkId: first, title: '第一份', childName: '小雨', round: 1, state: 'handedIn' },
      { homeworkId: second, title: '第二份' },
    ]);
    const page = await teacher.ask('listHandedIn', { page: before + 2, limit: 1 });
    expect([page.count, page.data[0]?.homeworkId]).toEqual([before + 2, second]);
  });

  it('is corrected with red pen, points, words and voice, as the parent sees it', async () => {
    const homeworkId = await handedIn();
    const { data } = await teacher.ask('getHandIn', { homeworkId });
    expect(data.questions.map(({ checked }) => checked.verdict)).toEqual(['right', 'open']);
    const photo = data.questions.find(({ question }) => question.kind === PHOTO.body.kind);
    const voice = await say(homeworkId, WEBM);
    const { data: stored } = voice.json<{ data: Static<typeof VoiceAnswerSchema> }>();
    expect([voice.statusCode, Value.Check(VoiceAnswerSchema, stored)]).toEqual([200, true]);
    const heard = { key: stored.key, seconds: 4 };
    const strokes = [{ colour: 'red' as const, points: [10, 10, 900, 900] }];
    const marks = [{ picture: 0, strokes, signs: [{ x: 5000, y: 5000, sign: 'half' as const }] }];
    const questionId = photo?.question.id ?? 0;
    const correction = {
      ...{ homeworkId, round: data.round, words: '很好', stars: 4, voice: heard, isHandedBack: false },
      items: [{ questionId, words: '再想想', points: 7, voice: null, marks }],
    };
    expect((await teacher.ask('correctHomework', correction)).status).toBe(200);
    const seen = await detailOf(homeworkId);
    expect(seen).toMatchObject({ state: 'corrected', stars: 4, score: 85 });
    expect(seen.correction).toMatchObject({
      words: '很好',
      teacher: { name: '林老师' },
      voice: { seconds: 4 },
    });
    expect(seen.correction?.items.find((item) => item.questionId === questionId)).toMatchObject({
      ...{ words: '再想想', points: 7, verdict: 'partly', marks },
    });
    const messages = await parent.visitor.ask('getMessages', { page: 1, limit: 10 });
    expect(JSON.stringify(messages.data)).toContain('找规律练习');
    const again = (await teacher.ask('getHandIn', { homeworkId })).data.before;
    expect(again).toMatchObject({ words: '很好', stars: 4, voice: heard });
    expect((await open(again?.voice?.url ?? '')).rawPayload).toEqual(WEBM);
  });

  it('is handed back once, and then waits for the child', async () => {
    const homeworkId = await handedIn();
    const back = { ...nothing, homeworkId, round: 1, isHandedBack: true };
    expect((await teacher.ask('correctHomework', back)).status).toBe(200);
    expect(await detailOf(homeworkId)).toMatchObject({ state: 'handedBack', round: 2 });
    const twice = await teacher.ask('correctHomework', back);
    expect([twice.status, twice.code]).toEqual([409, '30002002']);
    expect((await teacher.ask('getHandIn', { homeworkId: 99_999_999 })).status).toBe(404);
  });

  it('shows its photos at an address of this session alone', async () => {
    const homeworkId = await handedIn();
    const [kept] = await backend.services.db.select().from(uploads).where(eq(uploads.userId, parent.userId));
    const jpeg = { body: sample.jpeg(), contentType: 'image/jpeg' };
    await backend.services.providers.storage.put(kept?.key ?? '', jpeg);
    const other = await anUpload(backend.services, parent);
    const [url = ''] = photosOf((await teacher.ask('getHandIn', { homeworkId })).data);
    const shown = await open(url);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['cache-control']).toBe('private, no-cache');
    expect((await open(url.split('?')[0] ?? '')).statusCode).toBe(404);
    expect((await open(url.replace(kept?.key ?? '', other.key))).statusCode).toBe(404);
    await teacher.ask('logout', {});
    expect((await open(url)).statusCode).toBe(404);
  });

  it('takes recordings of a teacher alone, and names those of this child alone', async () => {
    const [homeworkId, others] = [
      await handedIn(),
      await aHomework(backend.services, await buildParent(backend, anOfficialParent()), 'wandou', {
        ...{ questions: WITH_PHOTO, state: 'handedIn' as const },
      }),
    ];
    expect((await say(homeworkId, WEBM, chief.token)).statusCode).toBe(403);
    expect((await say(homeworkId, WEBM, 'nobody')).statusCode).toBe(401);
    expect((await say(homeworkId, Buffer.from('this is no sound at all'))).statusCode).toBe(400);
    expect((await say(99_999_999, WEBM)).statusCode).toBe(404);
    const { key } = (await say(others, WEBM)).json<{ data: { key: string } }>().data;
    const correction = { ...nothing, homeworkId, round: 1, voice: { key, seconds: 3 } };
    const refused = await teacher.ask('correctHomework', correction);
    expect([refused.status, refused.field]).toEqual([400, 'voice']);
    expect((await detailOf(homeworkId)).state).toBe('handedIn');
  });

  it('refuses a correction that is none, and names the field', async () => {
    const homeworkId = await handedIn();
    const fault = async (more: object) =>
      (await teacher.ask('correctHomework', { ...nothing, homeworkId, round: 1, ...more })).field;
    expect(await fault({ stars: 9 })).toBe('stars');
    expect(await fault({ words: 'x'.repeat(1001) })).toBe('words');
    expect(await fault({ items: [{ questionId: 0 }] })).toMatch(/^items\.0\./);
  });

  it('is in the audit with what was done, and only where it was done', async () => {
    const homeworkId = await handedIn();
    await teacher.ask('getHandIn', { homeworkId });
    await teacher.ask('correctHomework', { ...nothing, homeworkId, round: 1, stars: 5 });
    await teacher.ask('correctHomework', { ...nothing, homeworkId, round: 7 });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 100, userId: parent.userId });
    expect(data).toMatchObject([
      { action: 'correctHomework', name: teacher.name, detail: { homeworkId, round: 1, stars: 5 } },
      { action: 'getHandIn', name: teacher.name, detail: { homeworkId } },
    ]);
  });
});

describe('Material that a parent sent', () => {
  const FIELDS = [
    field('text', 'story', { isRequired: true, title: '小故事' }),
    field('photo', 'photos', { most: 3, title: '照片' }),
  ];
  let requestId: number;
  beforeEach(async () => {
    requestId = await aMaterialRequest(backend.services, FIELDS, { title: '周末故事' });
    const key = `uploads/of-the-material-${requestId}.jpg`;
    const row = { key, userId: parent.userId, contentType: 'image/jpeg', size: 7 };
    await backend.services.db.insert(uploads).values({ ...row, uploadedAt: backend.clock.now() });
    const stored = { body: Buffer.from('picture'), contentType: 'image/jpeg' };
    await backend.services.providers.storage.put(key, stored);
    const url = pictureUrl({ config: backend.config, headers: { host: 'localhost:80' } }, key);
    const files = [{ id: 'f1', url, name: 'a.jpg', bytes: 7, seconds: 0 }];
    await parent.visitor.ask('submitMaterial', {
      ...{ id: requestId, submissionId: '0'.repeat(32), hasConsented: true },
      answers: [
        { key: 'story', answer: { kind: 'text', text: '一只猫' } },
        { key: 'photos', answer: { kind: 'files', files } },
      ],
    });
  });
  const of = () => ({ requestId, userId: parent.userId });
  const detail = async () => (await parent.visitor.ask('getMaterialRequest', { id: requestId })).data;

  it('is opened with words and files, and is then not taken back', async () => {
    const listed = (await teacher.ask('listSentMaterials', { page: 1, limit: 100 })).data;
    expect(listed.at(-1)).toMatchObject({ ...of(), childName: '小雨', title: '周末故事' });
    const { data } = await teacher.ask('openSentMaterial', of());
    const files = data.answers.flatMap(({ answer }) => (answer.kind === 'files' ? answer.files : []));
    expect((await open(files[0]?.url ?? '')).body).toBe('picture');
    expect(JSON.stringify(data.answers)).toContain('一只猫');
    await parent.visitor.ask('takeBackMaterial', { id: requestId });
    expect(await detail()).toMatchObject({ state: 'submitted' });
  });

  it('is accepted once, by an editor as well', async () => {
    const editor = await aColleague(backend, StaffRole.editor);
    expect((await editor.ask('acceptMaterial', of())).status).toBe(200);
    expect(await detail()).toMatchObject({ state: 'accepted' });
    expect((await teacher.ask('sendBackMaterial', { ...of(), reason: '照片太暗了' })).status).toBe(409);
    expect((await teacher.ask('acceptMaterial', { ...of(), requestId: 99_999_999 })).status).toBe(404);
  });

  it('is sent back with a reason, and not without', async () => {
    const without = await teacher.ask('sendBackMaterial', { ...of(), reason: '  ' });
    expect([without.status, without.field]).toEqual([400, 'reason']);
    expect(await detail()).toMatchObject({ state: 'submitted' });
    await teacher.ask('sendBackMaterial', { ...of(), reason: '照片太暗了' });
    expect(await detail()).toMatchObject({ state: 'sentBack', reason: '照片太暗了' });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 10, userId: parent.userId });
    expect(data[0]).toMatchObject({
      action: 'sendBackMaterial',
      detail: { requestId, reason: '照片太暗了' },
    });
  });
});
