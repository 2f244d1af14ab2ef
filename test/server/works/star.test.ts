import { and, eq } from 'drizzle-orm';
import { RewardReason } from '../../../src/contract/rewards/values';
import { WORK_CODE } from '../../../src/contract/works/values';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { workTopics } from '../../../server/domains/works/tables';
import { DAY, HOUR, MINUTE } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { aPhoto, aTopic, aWork, judge } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { release } from '../support/jobs';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parents: InsideParent[];
let topicId: number;
const PRIZES = [
  { from: 1, to: 1, name: '小老师之星', stars: 30 },
  { from: 2, to: 3, name: '优秀小老师', stars: 10 },
];
const ENDS_IN = 2 * DAY;

beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  parents = [];
  for (let number = 0; number < 4; number += 1) parents.push(await buildParent(backend, anOfficialParent()));
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  await db().delete(workTopics);
  topicId = await aTopic(backend.services, {
    ...{ kind: 'teacherStar', title: '小老师之星', prizes: PRIZES },
    startsAt: new Date(SEEDED_AT.getTime() - DAY),
    endsAt: new Date(SEEDED_AT.getTime() + ENDS_IN),
  });
});

const db = () => backend.services.db;
const of = (number: number) => parents[number] as InsideParent;
const like = (by: number, id: number) => of(by).visitor.ask('likeWork', { id, isLiked: true });
const activity = async (visitor: Visitor, edition = 'current') =>
  (await visitor.ask('getStarActivity', { edition })).data;
const enter = async (number: number) => {
  backend.clock.pass(MINUTE);
  return aWork(backend.services, of(number), 'shown', { kind: 'teacherStar' });
};
const settle = () => release(backend.services);
const paidTo = (userId: number) =>
  db()
    .select({ amount: rewardLedger.amount, ref: rewardLedger.ref })
    .from(rewardLedger)
    .where(and(eq(rewardLedger.userId, userId), eq(rewardLedger.reason, RewardReason.workPrize)));

describe('An edition of the teacher star', () => {
  it('takes works that name none while it runs, and places them by likes, the earlier first', async () => {
    const [first, second, third] = [await enter(0), await enter(1), await enter(2)];
    await like(3, third);
    expect(await activity(of(2).visitor)).toMatchObject({ id: topicId, ownWorkId: third, ownPlace: 1 });
    expect(await activity(of(0).visitor)).toMatchObject({ ownWorkId: first, ownPlace: 2, ownStars: 0 });
    expect(await activity(of(1).visitor)).toMatchObject({ ownWorkId: second, ownPlace: 3 });
    expect(await activity(new Visitor(backend))).toMatchObject({
      ...{ ownWorkId: 0, ownPlace: 0, works: 3, state: 'open' },
      prizes: [
        { place: '第1名', name: '小老师之星', stars: 30 },
        { place: '第2–3名', name: '优秀小老师', stars: 10 },
      ],
    });
  });

  it('has a child in it with its best work alone', async () => {
    const [weak, strong] = [await enter(0), await enter(0)];
    const second = await enter(1);
    await like(2, strong);
    await like(3, second);
    await like(2, second);
    expect(await activity(of(0).visitor)).toMatchObject({ ownWorkId: strong, ownPlace: 2 });
    expect(weak).not.toBe(strong);
  });

  it('pays its prizes once when it is over, whichever process settles it, and later likes do not count', async () => {
    const [first, second] = [await enter(0), await enter(1)];
    await like(3, second);
    backend.clock.set(new Date(SEEDED_AT.getTime() + ENDS_IN));
    await like(2, first);
    await like(1, first);
    await Promise.all(Array.from({ length: 8 }, settle));
    expect(await paidTo(of(1).userId)).toEqual([{ amount: 30, ref: `edition:${topicId}` }]);
    expect(await paidTo(of(0).userId)).toEqual([{ amount: 10, ref: `edition:${topicId}` }]);
    expect(await activity(of(1).visitor)).toMatchObject({ ownPlace: 1, ownStars: 30, state: 'over' });
    expect(await activity(of(2).visitor)).toMatchObject({ ownPlace: 0, ownStars: 0, ownWorkId: 0 });
  });

  it('waits three days for works that were sent in time', async () => {
    await enter(0);
    const file = await aPhoto(backend.services, of(1), 'mp4');
    const cover = await aPhoto(backend.services, of(1));
    const late = await aWork(backend.services, of(1), 'waiting', {
      ...{ kind: 'teacherStar', isFilm: true, files: [file], coverFile: cover },
    });
    backend.clock.set(new Date(SEEDED_AT.getTime() + ENDS_IN + HOUR));
    await settle();
    expect(await activity(of(0).visitor)).toMatchObject({ ownPlace: 1, ownStars: 0 });
    await judge(backend.services, late, true);
    await settle();
    expect(await activity(of(1).visitor)).toMatchObject({ ownPlace: 2, ownStars: 10 });
  });

  it('is settled after three days, whatever waits', async () => {
    await enter(0);
    await aWork(backend.services, of(1), 'waiting', { kind: 'teacherStar' });
    backend.clock.set(new Date(SEEDED_AT.getTime() + ENDS_IN + 3 * DAY));
    await settle();
    expect(await activity(of(0).visitor)).toMatchObject({ ownStars: 30 });
  });

  it('takes none when it is over', async () => {
    const id = await aWork(backend.services, of(0), 'draft', { kind: 'teacherStar' });
    backend.clock.set(new Date(SEEDED_AT.getTime() + ENDS_IN));
    const { code } = await of(0).visitor.ask('submitWork', { id, hasConsented: true });
    expect(code).toBe(WORK_CODE.topicClosed);
  });

  it('of October is the newest that began in one', async () => {
    expect(await activity(of(0).visitor, 'october')).toBeNull();
    const october = (year: number) =>
      aTopic(backend.services, {
        ...{ kind: 'teacherStar', title: `${year}` },
        startsAt: new Date(`${year}-10-01T00:00:00+08:00`),
        endsAt: new Date(`${year}-11-01T00:00:00+08:00`),
      });
    await october(2024);
    const newest = await october(2025);
    await october(2027);
    expect(await activity(of(0).visitor, 'october')).toMatchObject({ id: newest, title: '2025' });
    expect(await activity(of(0).visitor)).toMatchObject({ id: topicId });
  });
});
