import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { COMMENTS_PER_HOUR, WORK_CODE, WorkReportReason } from '../../../src/contract/works/values';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { judgeComment } from '../../../server/domains/works/judge';
import { REPORTS_THAT_HIDE } from '../../../server/domains/works/reports';
import { workComments, works } from '../../../server/domains/works/tables';
import { HOUR } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { aWork, judge, submissionOf } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let parent: InsideParent;
let one: InsideParent;
let id: number;
let replies = 0;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
  one = await buildParent(backend, anOfficialParent().withChild({ kidName: '王小明' }));
  id = await aWork(backend.services, parent, 'shown');
});

const db = () => backend.services.db;
const say = (text = '画得真好', of = one) => {
  replies += 1;
  return of.visitor.ask('addWorkComment', { id, submissionId: submissionOf(replies), text });
};
const seen = (of: InsideParent) => of.visitor.ask('listWorkComments', { id, page: 1, limit: 10 });
const work = async () => (await db().select().from(works).where(eq(works.id, id)))[0];
const titles = async (userId: number) =>
  (await db().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).map(({ title }) => title);

describe('A comment', () => {
  it('is read by its author alone until it was reviewed', async () => {
    const { data } = await say();
    expect(data).toMatchObject({ author: '明明的家长', state: 'waiting', isMine: true, text: '画得真好' });
    expect((await seen(one)).data).toHaveLength(1);
    expect(await seen(parent)).toMatchObject({ data: [], count: 0 });
    await judgeComment(backend.services, { commentId: Number(data.id), isShown: true });
    expect((await seen(parent)).data).toMatchObject([{ state: 'shown', isMine: false }]);
    expect((await parent.visitor.ask('getWork', { id })).data).toMatchObject({ comments: 1 });
    expect(await titles(parent.userId)).toContain('收到新评论：《我的小画》');
  });

  it('that is refused is hidden', async () => {
    const { data } = await say();
    await judgeComment(backend.services, { commentId: Number(data.id), isShown: false });
    for (const of of [one, parent]) expect((await seen(of)).data).toEqual([]);
    expect((await work())?.comments).toBe(0);
  });

  it('is one, however often it is sent, and counted once', async () => {
    const request = { id, submissionId: submissionOf(9001), text: '真棒' };
    const asked = Array.from({ length: 30 }, () => one.visitor.ask('addWorkComment', request));
    expect(new Set((await Promise.all(asked)).map(({ data }) => data.id)).size).toBe(1);
    const [comment] = await db().select().from(workComments).where(eq(workComments.workId, id));
    const judgements = Array.from({ length: 5 }, () =>
      judgeComment(backend.services, { commentId: comment?.id ?? 0, isShown: true }),
    );
    await Promise.all(judgements);
    expect((await work())?.comments).toBe(1);
  });

  it('is removed by its author alone', async () => {
    const { data } = await say();
    const commentId = Number(data.id);
    await judgeComment(backend.services, { commentId, isShown: true });
    expect((await parent.visitor.ask('removeWorkComment', { commentId })).code).toBe(BACKEND_CODE.notFound);
    await one.visitor.ask('removeWorkComment', { commentId });
    expect((await seen(one)).data).toEqual([]);
    expect((await work())?.comments).toBe(0);
  });

  it(`is one of at most ${COMMENTS_PER_HOUR} of a parent in an hour`, async () => {
    for (let number = 0; number < COMMENTS_PER_HOUR; number += 1) await say();
    expect((await say()).code).toBe(WORK_CODE.tooMany);
    backend.clock.pass(HOUR);
    expect((await say()).code).toBe('00000000');
  });

  it('says something, and is of a work that is shown', async () => {
    expect((await say('   ')).body.field).toBe('text');
    await judge(backend.services, id, false);
    expect((await say()).code).toBe(BACKEND_CODE.notFound);
  });
});

describe('Reports of a work', () => {
  const report = (of: InsideParent, reason: WorkReportReason = WorkReportReason.privacy) =>
    of.visitor.ask('reportWork', { id, reason, words: '有门牌号' });

  it('of three parents hide it until it was reviewed again', async () => {
    const more = [
      one,
      await buildParent(backend, anOfficialParent()),
      await buildParent(backend, anOfficialParent()),
    ];
    await Promise.all(Array.from({ length: 10 }, () => report(one)));
    await report(more[1] as InsideParent);
    expect((await one.visitor.ask('getWork', { id })).code).toBe('00000000');
    await report(more[2] as InsideParent);
    expect((await one.visitor.ask('getWork', { id })).code).toBe(BACKEND_CODE.notFound);
    expect((await parent.visitor.ask('getWork', { id })).data).toMatchObject({ state: 'waiting' });
    expect(await titles(parent.userId)).toContain('作品正在复核：《我的小画》');
    const before = await work();
    await judge(backend.services, id, true);
    expect(await work()).toMatchObject({ state: 'shown', shownAt: before?.shownAt });
  });

  it('that were looked into count no second time', async () => {
    const three = [one];
    while (three.length < REPORTS_THAT_HIDE) three.push(await buildParent(backend, anOfficialParent()));
    for (const of of three) await report(of);
    await judge(backend.services, id, true);
    for (const of of three) await report(of, WorkReportReason.other);
    expect((await work())?.state).toBe('shown');
  });

  it('are not possible for the own work, or one that is not shown', async () => {
    expect((await report(parent)).code).toBe(BACKEND_CODE.badInput);
    await judge(backend.services, id, false);
    expect((await report(one)).code).toBe(BACKEND_CODE.notFound);
  });
});
