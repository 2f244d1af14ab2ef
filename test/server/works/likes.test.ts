import { count, eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { judgeWork } from '../../../server/domains/works/judge';
import { counters } from '../../../server/core/limits/tables';
import { workLikes, works } from '../../../server/domains/works/tables';
import { anOfficialParent } from '../../builders/parent';
import { aWork, judge } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let parent: InsideParent;
let others: InsideParent[];
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  parent = await buildParent(backend, anOfficialParent());
  others = [];
  for (let number = 0; number < 5; number += 1) others.push(await buildParent(backend, anOfficialParent()));
});
afterAll(() => backend.stop());
beforeEach(() => forgetLimits());

const db = () => backend.services.db;
/** The test sends more than a parent may in a day. */
const forgetLimits = async () => void (await db().delete(counters));
const like = (of: InsideParent, id: number, isLiked = true) => of.visitor.ask('likeWork', { id, isLiked });
const rowOf = async (id: number) => (await db().select().from(works).where(eq(works.id, id)))[0];
const likesOf = async (id: number) =>
  (await db().select({ number: count() }).from(workLikes).where(eq(workLikes.workId, id)))[0]?.number;

describe('Likes', () => {
  it('are one of a parent when 500 come at once', async () => {
    const id = await aWork(backend.services, parent, 'shown');
    const asked = Array.from({ length: 500 }, (_, index) => like(others[index % 5] as InsideParent, id));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ code }) => code !== '00000000')).toEqual([]);
    expect([await likesOf(id), (await rowOf(id))?.likes]).toEqual([5, 5]);
  });

  it('are as last requested, however often', async () => {
    const id = await aWork(backend.services, parent, 'shown');
    const [one] = others as [InsideParent];
    expect((await like(one, id)).data).toEqual({ likes: 1 });
    expect((await like(one, id)).data).toEqual({ likes: 1 });
    expect((await one.visitor.ask('getWork', { id })).data).toMatchObject({ isLiked: true, likes: 1 });
    expect((await like(one, id, false)).data).toEqual({ likes: 0 });
    expect((await like(one, id, false)).data).toEqual({ likes: 0 });
    expect((await one.visitor.ask('getWork', { id })).data).toMatchObject({ isLiked: false });
  });

  it('are a parent’s for their own child, too, once', async () => {
    const id = await aWork(backend.services, parent, 'shown');
    await like(parent, id);
    expect((await like(parent, id)).data).toEqual({ likes: 1 });
  });

  it('need a session', async () => {
    const id = await aWork(backend.services, parent, 'shown');
    const { status } = await parent.visitor.ask('likeWork', { id, isLiked: true }, { authorization: '' });
    expect(status).toBe(401);
    expect(await likesOf(id)).toBe(0);
  });
});

describe('Collections', () => {
  it('are one of a parent, and a list of what is shown', async () => {
    const [one] = others as [InsideParent];
    const id = await aWork(backend.services, parent, 'shown');
    const collect = (isCollected: boolean) => one.visitor.ask('collectWork', { id, isCollected });
    await Promise.all(Array.from({ length: 20 }, () => collect(true)));
    const list = () =>
      one.visitor.ask('listWorks', {
        ...{ kind: 'babyShow', scope: 'collected', order: 'newest', topicId: 0, page: 1, limit: 10 },
      });
    expect(await list()).toMatchObject({ count: 1, data: [{ id, isCollected: true, collected: 1 }] });
    await judge(backend.services, id, false);
    expect(await list()).toMatchObject({ count: 0, data: [] });
    await parent.visitor.ask('submitWork', { id, hasConsented: true });
    await judge(backend.services, id, true);
    expect((await collect(false)).data).toEqual({ collected: 0 });
    expect(await list()).toMatchObject({ count: 0 });
  });
});

describe('Who judges a work while its parent takes it back', () => {
  it('shows nothing that was taken back', async () => {
    for (let time = 0; time < 20; time += 1) {
      await forgetLimits();
      const id = await aWork(backend.services, parent, 'waiting');
      const judged = judgeWork(backend.services, { workId: id, round: 1, isShown: true, reason: '' });
      const [, taken] = await Promise.all([
        judged.catch((error: { code: string }) => expect(error.code).toBe(BACKEND_CODE.notFound)),
        parent.visitor.ask('takeBackWork', { id }),
      ]);
      expect(taken.code).toBe('00000000');
      expect(await rowOf(id)).toMatchObject({ state: 'takenBack', files: [], title: '' });
    }
  });

  it('judges nothing that was sent again meanwhile', async () => {
    const id = await aWork(backend.services, parent, 'refused');
    await parent.visitor.ask('submitWork', { id, hasConsented: true });
    const stale = judgeWork(backend.services, { workId: id, round: 1, isShown: true, reason: '' });
    await expect(stale).rejects.toMatchObject({ code: '30008001' });
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', round: 2 });
  });

  it('leaves no like on what was taken back', async () => {
    for (let time = 0; time < 10; time += 1) {
      await forgetLimits();
      const id = await aWork(backend.services, parent, 'shown');
      await Promise.all([
        parent.visitor.ask('takeBackWork', { id }),
        ...others.map((other) => like(other, id)),
      ]);
      expect([await likesOf(id), (await rowOf(id))?.likes]).toEqual([0, 0]);
    }
  });
});
