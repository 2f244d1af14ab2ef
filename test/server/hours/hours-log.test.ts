import { and, eq, isNull } from 'drizzle-orm';
import { CourseType, SubjectCode } from '../../../src/contract/courses/values';
import type { HourRecord } from '../../../src/contract/hours/schema';
import { HourChange } from '../../../src/contract/hours/values';
import { courses } from '../../../server/domains/courses/tables';
import { addGiven, expireHours, payLesson } from '../../../server/domains/hours/movements';
import { hourBalances, hourMovements, HourStatus } from '../../../server/domains/hours/tables';
import { attendLesson } from '../../../server/domains/lessons/attendance';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { addDays, DAY, MINUTE } from '../../../server/core/time';
import { courseOf } from '../../builders/courses';
import { hourGift } from '../../builders/hours';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { hourSums } from '../support/hour-sums';
import { SEEDED_AT } from '../support/clock';
import { untilBlocked } from '../support/waiting';
import { buildParent, logIn, type Parent } from '../support/people';

const { wandou, math } = SubjectCode;
const withWandou = anOfficialParent()
  .withHours(wandou, { baseHours: 32, giveHours: 4, expiresAt: addDays(SEEDED_AT, 26) })
  .withClass('wandou', { time: '19:00' });
const withALongLog = anOfficialParent()
  .withHours(wandou, { baseHours: 40, giveHours: 6, used: 30 })
  .withHours(math, { hourGroup: 'largeLive', baseHours: 36, giveHours: 4, used: 12 });

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

async function log({ visitor }: Parent, more: Record<string, unknown> = {}) {
  const answer = await visitor.ask('listHourRecords', { page: 1, limit: 50, ...more });
  return { records: answer.data as unknown as HourRecord[], count: answer.count };
}

const hoursOf = async ({ visitor, unificationId }: Parent, brandCode: SubjectCode) =>
  (await visitor.ask('queryUserHourGroup', { unificationId, hourUserStatus: [0, 1], brandCode })).data;

/** A lesson of the child that may be entered now. */
async function lessonNow(parent: Parent): Promise<number> {
  await parent.visitor.ask('getTodayClasses');
  const { db } = backend.services;
  const [lesson] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.userId, parent.userId), isNull(lessons.attendance)))
    .limit(1);
  const id = lesson?.id ?? 0;
  const startsAt = addDays(backend.clock.now(), 0);
  await db.update(lessons).set({ startsAt }).where(eq(lessons.id, id));
  return id;
}

it('The hours of several brands are answered at once, as each by itself', async () => {
  const parent = await buildParent(backend, withALongLog);
  const { visitor, unificationId } = parent;
  const brandCodeList = [math, wandou, SubjectCode.biancheng];
  const asked = { unificationId, hourUserStatus: [0, 1], brandCodeList };
  const each = await Promise.all(brandCodeList.map((brandCode) => hoursOf(parent, brandCode)));
  expect((await visitor.ask('queryUserHourGroups', asked)).data).toEqual(each);
  const other = await buildParent(backend, aParent());
  expect(await other.visitor.ask('queryUserHourGroups', asked)).toMatchObject({ status: 403, data: null });
});

describe('The log of the hours', () => {
  it('is listed newest first, page by page, no line twice', async () => {
    const parent = await buildParent(backend, withALongLog);
    const first = await log(parent, { limit: 20 });
    const second = await log(parent, { limit: 20, page: 2 });
    expect(first.count).toBeGreaterThan(40);
    const ids = [...first.records, ...second.records].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    const times = [...first.records, ...second.records].map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('is narrowed by brand and by why the hours changed', async () => {
    const parent = await buildParent(backend, withALongLog);
    const { records } = await log(parent, { brandCode: SubjectCode.math, change: HourChange.used });
    expect(records.length).toBeGreaterThan(3);
    expect(new Set(records.map(({ brandCode }) => brandCode))).toEqual(new Set([SubjectCode.math]));
    expect(records.every(({ hours, change }) => hours === -1 && change === HourChange.used)).toBe(true);
  });

  it("holds nothing of another parent's child, and takes a session", async () => {
    await buildParent(backend, withALongLog);
    const own = await buildParent(backend, withWandou);
    const { records } = await log(own);
    expect(new Set(records.map(({ brandCode }) => brandCode))).toEqual(new Set([SubjectCode.wandou]));
    own.visitor.token = null;
    expect(await own.visitor.ask('listHourRecords', { page: 1, limit: 10 })).toMatchObject({
      status: 401,
      code: '1000010',
    });
  });

  it.each([
    ['limit', { page: 1, limit: 51 }],
    ['page', { page: 0, limit: 10 }],
    ['change', { page: 1, limit: 10, change: 9 }],
  ])('names %s when it cannot be', async (field, request) => {
    const parent = await buildParent(backend, withWandou);
    expect(await parent.visitor.ask('listHourRecords', request)).toMatchObject({
      status: 400,
      body: { field },
    });
  });
});

describe('Claiming a gift', () => {
  it('writes one line with its name, whatever is sent twice', async () => {
    const parent = await buildParent(backend, withWandou);
    await hourGift(SubjectCode.wandou, 3, '周年庆礼包')(backend.services, parent);
    const gifts = (await parent.visitor.ask('listUnclaimedAward')).data as unknown as {
      packageReceives: object[];
    }[];
    const packageReceives = gifts.flatMap((one) => one.packageReceives);
    await Promise.all([1, 2, 3].map(() => parent.visitor.ask('receiveAward', { packageReceives })));
    const { records } = await log(parent, { change: HourChange.gifted });
    expect(records.filter(({ title }) => title === '周年庆礼包')).toEqual([
      expect.objectContaining({ hours: 3, givenHours: 3, isRecorded: false }),
    ]);
    const { left, logged } = await hourSums(backend, parent);
    expect(logged).toEqual(left);
  });
});

describe('Attending a lesson', () => {
  it('is the child’s: a parent who listens in pays nothing, however often', async () => {
    const parent = await buildParent(backend, withWandou);
    const before = await hoursOf(parent, SubjectCode.wandou);
    const liveId = await lessonNow(parent);
    for (let time = 0; time < 3; time += 1)
      expect((await parent.visitor.ask('goClass', { liveId })).code).toBe('00000000');
    expect(await hoursOf(parent, SubjectCode.wandou)).toEqual(before);
  });

  it('costs one hour of its brand, recorded with the lesson, once', async () => {
    const parent = await buildParent(backend, withWandou);
    const liveId = await lessonNow(parent);
    await Promise.all([1, 2, 3].map(() => attendLesson(backend.services, liveId)));
    expect(await hoursOf(parent, SubjectCode.wandou)).toMatchObject({
      smallLive: { baseHours: 31, giveHours: 4 },
    });
    const { left, logged } = await hourSums(backend, parent);
    expect(logged).toEqual(left);
  });

  it('takes given hours when none that were bought are left, and nothing from who has none', async () => {
    const parent = await buildParent(backend, withWandou);
    const { db } = backend.services;
    const own = eq(hourBalances.userId, parent.userId);
    await db.update(hourBalances).set({ baseHours: 0, giveHours: 0.5 }).where(own);
    await db.delete(hourMovements).where(eq(hourMovements.userId, parent.userId));
    const liveId = await lessonNow(parent);
    expect(await attendLesson(backend.services, liveId)).toBe(true);
    const { records } = await log(parent);
    expect(records).toEqual([expect.objectContaining({ hours: -0.5, givenHours: -0.5 })]);
    expect(await hoursOf(parent, SubjectCode.wandou)).toMatchObject({ smallLive: { giveHours: 0 } });
  });
});

describe('Hours whose time is over', () => {
  it('are gone, and the log says so, once', async () => {
    const parent = await buildParent(backend, withWandou);
    const before = (await hoursOf(parent, SubjectCode.wandou)) as { expiries: { hours: number }[] };
    expect(before.expiries[0]).toMatchObject({ hours: 36, isRecorded: false });
    backend.clock.pass(28 * DAY);
    await Promise.all([1, 2, 3].map(() => hoursOf(parent, SubjectCode.wandou)));
    expect(await hoursOf(parent, SubjectCode.wandou)).toMatchObject({
      smallLive: { baseHours: 0, giveHours: 0 },
    });
    const { records } = await log(parent, { change: HourChange.expired });
    expect(records.filter(({ title }) => title === '课时已过有效期')).toHaveLength(1);
    const { left, logged } = await hourSums(backend, parent);
    expect(logged).toEqual(left);
  });
});

describe('The trial hour of a new parent', () => {
  it('is of a brand of the child, so that mine counts it', async () => {
    await courseOf(backend.services, 'weiqi', { courseType: CourseType.trial, audience: 'unofficial' });
    const parent = await logIn(backend, '13911110007', 'sms');
    const brands = (await parent.visitor.ask('getUserSubject')).data as unknown as { brandCode: string }[];
    const [{ subject } = { subject: -1 }] = await backend.services.db
      .select({ subject: courses.subject })
      .from(courses)
      .where(eq(courses.audience, 'unofficial'))
      .limit(1);
    expect(subject).not.toBe(-1);
    expect(brands).toHaveLength(1);
    const { records } = await log(parent);
    expect(records).toEqual([expect.objectContaining({ hours: 1, brandCode: brands[0]?.brandCode })]);
  });

  it('is not there while a gift only waits: a brand comes with hours', async () => {
    const parent = await buildParent(backend, aParent().withHours(wandou, { giveHours: 1 }));
    await hourGift(SubjectCode.weiqi, 1)(backend.services, parent);
    backend.clock.pass(MINUTE);
    const codes = async () =>
      ((await parent.visitor.ask('getUserSubject')).data as unknown as { brandCode: string }[]).map(
        ({ brandCode }) => brandCode,
      );
    // An unclaimed gift is not counted.
    expect(await codes()).toEqual([SubjectCode.wandou]);
  });
});

describe('Two changes of the hours at once', () => {
  it('wait for each other, also when hours end at that moment', async () => {
    const { userId } = await buildParent(backend, withWandou);
    const { db } = backend.services;
    const { clock } = backend;
    const brandCode = SubjectCode.wandou;
    const kind = { userId, brandCode, hourGroup: 'smallLive', status: HourStatus.inUse } as const;
    await db.insert(hourBalances).values([
      { ...kind, baseHours: 2, giveHours: 0 },
      { ...kind, baseHours: 3, giveHours: 0, expiresAt: clock.now() },
    ]);
    const claimed = await db.transaction(async (tx) => {
      await expireHours(tx, clock, userId);
      const gift = { userId, brandCode, hours: 1, title: '礼包' };
      const claim = db
        .transaction((other) => addGiven(other, gift, clock.now()))
        .then(
          () => 'kept',
          () => 'lost',
        );
      await untilBlocked(db);
      await payLesson(tx, { userId, brandCode, title: '第1 课' }, clock);
      return { claim };
    });
    expect(await claimed.claim).toBe('kept');
  });
});
