import { and, eq } from 'drizzle-orm';
import type { MaterialRequest, MaterialRequestDetail } from '../../../src/contract/materials/collect.schema';
import { students } from '../../../server/domains/account/tables';
import { uploads } from '../../../server/domains/files/tables';
import { pictureUrl } from '../../../server/core/http/file-url';
import { judgeSubmission, lookAtSubmission } from '../../../server/domains/materials/collect/judge';
import { materialRequests, materialSubmissions } from '../../../server/domains/materials/collect/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { addDays, DAY } from '../../../server/core/time';
import { field } from '../../builders/form-fields';
import { aMaterialRequest } from '../../builders/forms';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

const number = (at: number) => String(at).padStart(32, '0');
const textAnswer = (text: string) => ({ key: 'story', answer: { kind: 'text' as const, text } });
const FIELDS = [
  field('text', 'story', { isRequired: true, title: '小故事' }),
  field('photo', 'photos', { most: 3 }),
];

let backend: Backend;
let parent: InsideParent;
let id: number;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(materialRequests);
  parent = await buildParent(backend, aParent());
  id = await aMaterialRequest(backend.services, FIELDS);
});

const sentBy = (userId = parent.userId) =>
  backend.services.db
    .select()
    .from(materialSubmissions)
    .where(and(eq(materialSubmissions.userId, userId), eq(materialSubmissions.requestId, id)));
const list = async ({ visitor }: InsideParent, page = 1, limit = 10) => {
  const { data, count } = await visitor.ask('listMaterialRequests', { page, limit });
  return { list: data as unknown as MaterialRequest[], count };
};
const detail = async ({ visitor }: InsideParent) =>
  (await visitor.ask('getMaterialRequest', { id })).data as unknown as MaterialRequestDetail;
const submit = (who: InsideParent, more: Record<string, unknown> = {}) =>
  who.visitor.ask('submitMaterial', {
    ...{ id, submissionId: number(1), hasConsented: true, answers: [textAnswer('孩子会数到一百了')] },
    ...more,
  });
const ofThem = (userId = parent.userId, requestId = id) => ({ ...backend.services, userId, requestId });

let files = 0;
async function uploaded(userId: number, contentType = 'image/jpeg') {
  files += 1;
  const key = `uploads/collect-${files}.jpg`;
  const row = { key, userId, contentType, size: 10, uploadedAt: backend.clock.now() };
  await backend.services.db.insert(uploads).values(row);
  const url = pictureUrl({ config: backend.config, headers: { host: 'localhost:80' } }, key);
  const file = { id: `f${files}`, url, name: 'a.jpg', bytes: 10, seconds: 0 };
  return { key, url, answer: { key: 'photos', answer: { kind: 'files' as const, files: [file] } } };
}

describe('Materials asked for', () => {
  it("are those for all and the parent's own, what waits for the parent first", async () => {
    const { services } = backend;
    const now = services.clock.now();
    await services.db.delete(materialRequests);
    const ask = (title: string, more: Parameters<typeof aMaterialRequest>[2] = {}) =>
      aMaterialRequest(services, FIELDS, { title, ...more });
    await ask('已经结束', { endsAt: addDays(now, -1) });
    await ask('别人的', { userIds: [parent.userId + 1] });
    const accepted = await ask('已采用');
    const sent = await ask('已提交');
    await ask('没有期限');
    await ask('快到期', { endsAt: addDays(now, 2), userIds: [parent.userId] });
    const back = await ask('退回来的');
    for (const one of [accepted, sent, back]) await submit(parent, { id: one });
    await judgeSubmission(ofThem(parent.userId, accepted), null);
    await judgeSubmission(ofThem(parent.userId, back), '照片太暗了');
    const all = await list(parent);
    expect(all.list.map(({ title, state }) => [title, state])).toEqual([
      ['退回来的', 'sentBack'],
      ['快到期', 'open'],
      ['没有期限', 'open'],
      ['已提交', 'submitted'],
      ['已采用', 'accepted'],
      ['已经结束', 'over'],
    ]);
    expect(all.count).toBe(6);
    expect((await list(parent, 2, 4)).list.map(({ title }) => title)).toEqual(['已采用', '已经结束']);
  });

  it('of another parent are missing, and nothing can be sent for them', async () => {
    id = await aMaterialRequest(backend.services, FIELDS, { userIds: [parent.userId + 1] });
    expect((await parent.visitor.ask('getMaterialRequest', { id })).code).toBe('10000002');
    expect((await submit(parent)).code).toBe('10000002');
    expect((await parent.visitor.ask('takeBackMaterial', { id })).code).toBe('10000002');
  });

  it('need a login', async () => {
    const visitor = new Visitor(backend);
    expect((await visitor.ask('listMaterialRequests', { page: 1, limit: 10 })).code).toBe('1000010');
  });
});

describe('What a parent sends', () => {
  it('is kept once, however often it arrives, and returned again with its files', async () => {
    const { key, url, answer } = await uploaded(parent.userId);
    const answers = [textAnswer(' 孩子会数到一百了 '), answer];
    const all = await Promise.all([1, 2, 3].map(() => submit(parent, { answers })));
    expect(all.map(({ code }) => code)).toEqual(['00000000', '00000000', '00000000']);
    expect(all.filter(({ data }) => data.isNew)).toHaveLength(1);
    const [row] = await sentBy();
    expect(row).toMatchObject({ state: 'submitted', consentedAt: null });
    expect(JSON.stringify(row?.answers)).toContain(`"url":"${key}"`);
    expect(await detail(parent)).toMatchObject({
      state: 'submitted',
      canTakeBack: true,
      answers: [textAnswer('孩子会数到一百了'), { key: 'photos', answer: { files: [{ url }] } }],
    });
    expect((await submit(parent, { submissionId: number(2) })).code).toBe('30007002');
  });

  it('is refused with a file of another parent, or of no one', async () => {
    const { userId } = await buildParent(backend, aParent());
    const { answer } = await uploaded(userId);
    expect(await submit(parent, { answers: [textAnswer('好'), answer] })).toMatchObject({
      status: 400,
      message: '“photos”的文件无效，请重新上传',
    });
    const elsewhere = JSON.parse(
      JSON.stringify(answer).replace(/http:[^"]*/, 'https://evil.example/x.jpg'),
    ) as unknown;
    expect((await submit(parent, { answers: [textAnswer('好'), elsewhere] })).status).toBe(400);
    const unsent = JSON.parse(JSON.stringify(answer).replace(/http:[^"]*/, '')) as unknown;
    expect((await submit(parent, { answers: [textAnswer('好'), unsent] })).status).toBe(400);
    expect(await sentBy()).toEqual([]);
  });

  it('is refused with a film where pictures are asked for', async () => {
    const { answer } = await uploaded(parent.userId, 'video/mp4');
    expect((await submit(parent, { answers: [textAnswer('好'), answer] })).status).toBe(400);
  });

  it('is refused without what is required, its field named', async () => {
    expect((await submit(parent, { answers: [] })).message).toBe('请先填写“小故事”');
  });

  it('needs the consent where one is asked for, and says when it was given', async () => {
    id = await aMaterialRequest(backend.services, FIELDS, { consent: '同意用于课程展示' });
    expect(await submit(parent, { hasConsented: false })).toMatchObject({
      status: 400,
      body: { field: 'hasConsented' },
    });
    await submit(parent);
    expect((await sentBy())[0]?.consentedAt).toEqual(backend.clock.now());
  });

  it('may be taken back before it was opened, and sent again', async () => {
    await submit(parent);
    expect((await parent.visitor.ask('takeBackMaterial', { id })).code).toBe('00000000');
    expect((await parent.visitor.ask('takeBackMaterial', { id })).code).toBe('00000000');
    expect(await detail(parent)).toMatchObject({ state: 'open', answers: [], sentAt: '' });
    expect((await sentBy())[0]).toMatchObject({ state: 'takenBack', answers: [] });
    // A delayed duplicate request.
    expect((await submit(parent)).data).toEqual({ isNew: false });
    expect((await detail(parent)).state).toBe('open');
    expect((await submit(parent, { submissionId: number(2) })).data).toEqual({ isNew: true });
    await lookAtSubmission(ofThem());
    expect((await detail(parent)).canTakeBack).toBe(false);
    expect((await parent.visitor.ask('takeBackMaterial', { id })).code).toBe('30007003');
  });

  it('is not there to take back where nothing was sent', async () => {
    expect((await parent.visitor.ask('takeBackMaterial', { id })).code).toBe('10000002');
  });

  it('sent back says why, in the inbox too, and may be sent again, after the end as well', async () => {
    id = await aMaterialRequest(backend.services, FIELDS, { endsAt: addDays(backend.clock.now(), 1) });
    await submit(parent);
    expect(await judgeSubmission(ofThem(), '照片太暗了')).toBe(true);
    expect(await judgeSubmission(ofThem(), '照片太暗了')).toBe(false);
    expect(await detail(parent)).toMatchObject({
      state: 'sentBack',
      reason: '照片太暗了',
      canTakeBack: false,
    });
    const { db } = backend.services;
    const inbox = await db.select().from(inboxMessages).where(eq(inboxMessages.userId, parent.userId));
    expect(inbox).toMatchObject([{ title: '素材需要补充', target: { url: `/material/submit?id=${id}` } }]);
    backend.clock.pass(2 * DAY);
    expect((await submit(parent, { submissionId: number(2) })).data).toEqual({ isNew: true });
    expect(await detail(parent)).toMatchObject({ state: 'submitted', reason: '' });
  });

  it('that was accepted stays so', async () => {
    await submit(parent);
    await judgeSubmission(ofThem(), null);
    expect((await detail(parent)).state).toBe('accepted');
    expect((await submit(parent, { submissionId: number(2) })).code).toBe('30007002');
    expect((await parent.visitor.ask('takeBackMaterial', { id })).code).toBe('30007003');
  });

  it('is refused after the deadline', async () => {
    id = await aMaterialRequest(backend.services, FIELDS, { endsAt: addDays(backend.clock.now(), 1) });
    backend.clock.pass(2 * DAY);
    expect((await submit(parent)).code).toBe('30007001');
    expect((await detail(parent)).state).toBe('over');
  });

  it('is private: another parent sees nothing of it', async () => {
    await submit(parent);
    const other = await buildParent(backend, aParent());
    expect(await detail(other)).toMatchObject({ state: 'open', answers: [], canTakeBack: false });
  });

  it('goes with the account, its files too', async () => {
    const { answer, key } = await uploaded(parent.userId);
    await submit(parent, { answers: [textAnswer('好'), answer] });
    const { db } = backend.services;
    await db.delete(students).where(eq(students.userId, parent.userId));
    expect(await sentBy()).toEqual([]);
    expect(await db.select().from(uploads).where(eq(uploads.key, key))).toEqual([]);
  });
});
