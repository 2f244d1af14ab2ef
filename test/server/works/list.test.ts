import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import { SHARE_DAILY } from '../../../src/contract/rewards/values';
import { sharedWorkId } from '../../../src/contract/works/values';
import { balanceOf } from '../../../server/domains/rewards/ledger';
import { addDays, MINUTE } from '../../../server/core/time';
import { works } from '../../../server/domains/works/tables';
import { anOfficialParent, aParent } from '../../builders/parent';
import { stored } from '../../builders/test-context';
import { aTopic, aWork, judge, submissionOf } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parent: InsideParent;
let other: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
  other = await buildParent(backend, anOfficialParent());
});

const testContext = () => backend.services;
const list = async (of: InsideParent, more: Readonly<Record<string, unknown>> = {}) => {
  const asked = { kind: 'babyShow', scope: 'all', order: 'newest', topicId: 0, page: 1, limit: 50 };
  const { count, data } = await of.visitor.ask('listWorks', { ...asked, ...more });
  return { count, ids: (data as unknown as { id: number }[]).map(({ id }) => id) };
};

describe('Lists of works', () => {
  it('have what is shown of a kind and a topic, the newest first, page by page', async () => {
    const topicId = await aTopic(testContext());
    const ids: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      backend.clock.pass(MINUTE);
      ids.unshift(await aWork(testContext(), parent, 'shown', { topicId }));
    }
    await aWork(testContext(), parent, 'waiting', { topicId });
    await aWork(testContext(), parent, 'shown');
    expect(await list(other, { topicId })).toEqual({ count: 3, ids });
    expect(await list(other, { topicId, page: 2, limit: 2 })).toEqual({ count: 3, ids: ids.slice(2) });
    expect(await list(other, { topicId, kind: 'littleTeacher' })).toEqual({ count: 0, ids: [] });
  });

  it('of more than a thousand works are not counted whole, and have a next page until their end', async () => {
    const { db } = backend.services;
    const topicId = await aTopic(testContext());
    const id = await aWork(testContext(), parent, 'shown', { topicId });
    const { id: _, ...row } = stored(await db.select().from(works).where(eq(works.id, id)));
    const more = Array.from({ length: 1_060 }, (_value, at) => ({ ...row, submissionId: submissionOf(at) }));
    await db.insert(works).values(more);
    const counted = async (page: number) => {
      const { count, ids } = await list(other, { topicId, page });
      return { count, rows: ids.length };
    };
    expect(await counted(1)).toEqual({ count: 1_000, rows: 50 });
    expect(await counted(20)).toEqual({ count: 1_001, rows: 50 });
    expect(await counted(22)).toEqual({ count: 1_061, rows: 11 });
  });

  it('are in the order of likes, then by date', async () => {
    const topicId = await aTopic(testContext());
    const ids: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      backend.clock.pass(MINUTE);
      ids.push(await aWork(testContext(), parent, 'shown', { topicId }));
    }
    const [first, second, third] = ids;
    await other.visitor.ask('likeWork', { id: third, isLiked: true });
    expect((await list(other, { topicId, order: 'liked' })).ids).toEqual([third, first, second]);
  });

  it('of the own ones have every state but withdrawn', async () => {
    const states = ['draft', 'waiting', 'shown', 'refused', 'takenBack'] as const;
    const ids: number[] = [];
    for (const state of states) ids.push(await aWork(testContext(), parent, state));
    expect(new Set((await list(parent, { scope: 'mine' })).ids)).toEqual(new Set(ids.slice(0, -1)));
    expect((await list(other, { scope: 'mine' })).ids).toEqual([]);
  });

  it('of the group have works of children of the same class, and none without one', async () => {
    const topicId = await aTopic(testContext());
    const one = await buildParent(backend, anOfficialParent().withCourse('wandou'));
    const mate = await buildParent(backend, anOfficialParent().withCourse('wandou'));
    const id = await aWork(testContext(), mate, 'shown', { topicId });
    await aWork(testContext(), parent, 'shown', { topicId });
    expect(await list(one, { scope: 'group', topicId })).toEqual({ count: 1, ids: [id] });
    const alone = await buildParent(backend, aParent());
    expect(await list(alone, { scope: 'group', topicId })).toEqual({ count: 0, ids: [] });
  });
});

describe('The group of a child', () => {
  it('is that of the course that it is in, and none where it is in none', async () => {
    const one = await buildParent(backend, anOfficialParent().withCourse('wandou'));
    const { data } = await one.visitor.ask('getGroupIdByLittleTeacher');
    expect(data.groupId).toBeGreaterThan(0);
    expect(data.groupName).not.toBe('');
    const alone = await buildParent(backend, aParent());
    expect((await alone.visitor.ask('getGroupIdByLittleTeacher')).data).toEqual({
      groupId: 0,
      groupName: '',
    });
  });

  it('is that of the class which comes next', async () => {
    const pupil = anOfficialParent()
      .withClass('wandou', { time: '18:00', everyDays: 7 })
      .withClass('biancheng', { time: '10:00', everyDays: 7 });
    const one = await buildParent(backend, pupil);
    const { data } = await one.visitor.ask('getGroupIdByLittleTeacher');
    const { data: subjects } = await one.visitor.ask('getUserSubject');
    const wanted = (subjects as unknown as { subject: number; cateId: number }[]).find(
      ({ subject }) => subject === Subject.biancheng,
    );
    expect(data.groupId).toBe(wanted?.cateId);
  });
});

describe('Stars for passing a work on', () => {
  const share = (of: InsideParent, id: string) => of.visitor.ask('getBeacoinByShareWechat', { id });
  const stars = async (userId: number) => (await balanceOf(backend.services.db, userId)).stars;

  it('come once a day, whatever is shared, and for what is shown alone', async () => {
    const waiting = await aWork(testContext(), parent, 'waiting');
    const shown = await aWork(testContext(), parent, 'shown');
    for (const id of [sharedWorkId(waiting), sharedWorkId(0), 'work:', 'work:1e3', `work:0${shown}`])
      expect((await share(other, id)).code).toBe('10000002');
    const before = await stars(other.userId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => share(other, sharedWorkId(shown))));
    expect(answers.filter(({ data }) => data.isFirstToday)).toHaveLength(1);
    await judge(testContext(), waiting, true);
    expect((await share(other, sharedWorkId(waiting))).data).toEqual({ stars: 0, isFirstToday: false });
    expect(await stars(other.userId)).toBe(before + SHARE_DAILY.stars);
    backend.clock.set(addDays(SEEDED_AT, 1));
    expect((await share(other, sharedWorkId(shown))).data).toMatchObject({ isFirstToday: true });
  });
});

describe('Topics', () => {
  it('are listed with the open ones first and how many works they show', async () => {
    const kind = 'littleTeacher';
    const over = await aTopic(testContext(), { kind, endsAt: addDays(SEEDED_AT, -1) });
    const coming = await aTopic(testContext(), { kind, startsAt: addDays(SEEDED_AT, 1) });
    const open = await aTopic(testContext(), { kind });
    await aWork(testContext(), parent, 'shown', { kind, topicId: open });
    await aWork(testContext(), parent, 'waiting', { kind, topicId: open });
    const { data } = await new Visitor(backend).ask('listWorkTopics', { kind });
    expect(data).toMatchObject([
      { id: open, state: 'open', works: 1, startsAt: '' },
      { id: coming, state: 'coming' },
      { id: over, state: 'over' },
    ]);
  });

  it('are the fifty first, the newest of those that are over', async () => {
    const kind = 'teacherStar';
    const ids: number[] = [];
    for (let number = 0; number < 51; number += 1)
      ids.unshift(await aTopic(testContext(), { kind, endsAt: addDays(SEEDED_AT, -1) }));
    const { data } = await new Visitor(backend).ask('listWorkTopics', { kind });
    expect((data as unknown as { id: number }[]).map(({ id }) => id)).toEqual(ids.slice(0, 50));
  });
});
