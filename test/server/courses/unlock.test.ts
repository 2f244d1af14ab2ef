import { and, eq } from 'drizzle-orm';
import { COURSE_CODE, SubjectCode } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { filmUnlocks } from '../../../server/domains/courses/tables';
import { hourBalances, hourMovements } from '../../../server/domains/hours/tables';
import { addDays, DAY } from '../../../server/core/time';
import { enrolledInGroup, filmCourse, filmGroup, unlocked } from '../../builders/film-courses';
import type { Fixture } from '../../builders/test-context';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { testClock } from '../support/clock';
import { hourSums } from '../support/hour-sums';
import { buildParent, type InsideParent } from '../support/people';

const brand = SubjectCode.jianqiao;

let backend: Backend;
let second: Backend;
beforeAll(async () => {
  const clock = testClock();
  backend = await startBackend({ clock });
  second = await startBackend({ clock, database: backend.database });
});
afterAll(async () => {
  await backend.stop();
  await second.stop();
});

const childWith = (recorded: number, ...gifts: readonly Fixture[]) =>
  buildParent(
    backend,
    anOfficialParent()
      .withHours(brand, { hourGroup: 'record', baseHours: recorded })
      .withHours(brand, { baseHours: 50 })
      .with(...gifts),
  );

const unlock = ({ visitor }: InsideParent, courseId: number) => visitor.ask('unlockCourse', { courseId });

async function recordedOf({ userId }: InsideParent): Promise<number> {
  const [row] = await backend.services.db
    .select()
    .from(hourBalances)
    .where(and(eq(hourBalances.userId, userId), eq(hourBalances.hourGroup, 'record')));
  return (row?.baseHours ?? 0) + (row?.giveHours ?? 0);
}

describe('Unlocking a course of films', () => {
  it('costs recorded hours of its subject with a record, and opens it for its time', async () => {
    const { courseId } = await filmCourse(backend.services, { priceHours: 6, openDays: 30, title: '拼读' });
    const parent = await childWith(10);
    const { code, data } = await unlock(parent, courseId);
    expect([code, data.access]).toEqual(['00000000', 'open']);
    expect(String(data.availableUntil)).toHaveLength(19);
    expect(await recordedOf(parent)).toBe(4);
    const lines = await backend.services.db
      .select()
      .from(hourMovements)
      .where(and(eq(hourMovements.userId, parent.userId), eq(hourMovements.title, '解锁《拼读》')));
    expect(lines.map(({ baseHours, hourGroup }) => [baseHours, hourGroup])).toEqual([[-6, 'record']]);
    const { left, logged } = await hourSums(backend, parent);
    expect(left).toEqual(logged);
  });

  it('a second time takes nothing', async () => {
    const { courseId } = await filmCourse(backend.services, { priceHours: 6 });
    const parent = await childWith(20);
    await unlock(parent, courseId);
    const again = await unlock(parent, courseId);
    expect([again.code, again.data.access]).toEqual(['00000000', 'open']);
    expect(await recordedOf(parent)).toBe(14);
  });

  it('from two devices at once takes the hours once, whichever instance answers', async () => {
    const { courseId } = await filmCourse(backend.services, { priceHours: 6 });
    const parent = await childWith(20);
    const other = await buildParent(second, anOfficialParent());
    other.visitor.token = parent.visitor.token;
    const answers = await Promise.all([parent, other, parent, other].map((from) => unlock(from, courseId)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000000']));
    expect(await recordedOf(parent)).toBe(14);
    const mine = and(eq(filmUnlocks.userId, parent.userId), eq(filmUnlocks.courseId, courseId));
    expect(await backend.services.db.select().from(filmUnlocks).where(mine)).toMatchObject([{ hours: 6 }]);
  });

  it('is refused with a message where the recorded hours are not enough: live ones do not count, nothing is charged', async () => {
    const { courseId } = await filmCourse(backend.services, { priceHours: 6 });
    const parent = await childWith(5);
    const { code, message } = await unlock(parent, courseId);
    expect([code, message]).toEqual([
      COURSE_CODE.hoursShort,
      '解锁需要6个录播课时，当前可用5个，课时还不够哦',
    ]);
    expect(await recordedOf(parent)).toBe(5);
  });

  it('costs nothing for a child who is enrolled', async () => {
    const groupId = await filmGroup(backend.services, '已报名');
    const { courseId } = await filmCourse(backend.services, { groupId, priceHours: 6 });
    const parent = await childWith(10, enrolledInGroup(groupId));
    expect((await unlock(parent, courseId)).code).toBe('00000000');
    expect(await recordedOf(parent)).toBe(10);
  });

  it('is refused for a course that has no price in hours', async () => {
    const { courseId } = await filmCourse(backend.services);
    expect((await unlock(await childWith(10), courseId)).code).toBe(COURSE_CODE.notForHours);
  });

  it('is refused for an unknown course', async () => {
    expect((await unlock(await childWith(10), 999_999)).code).toBe(BACKEND_CODE.notFound);
  });

  it('opens again what has expired, for its price', async () => {
    const { courseId } = await filmCourse(backend.services, { priceHours: 6, openDays: 30 });
    const parent = await childWith(10, unlocked(courseId, { endsInDays: -2 }));
    const { data } = await unlock(parent, courseId);
    expect(await recordedOf(parent)).toBe(4);
    const until = Date.parse(`${String(data.availableUntil).replace(' ', 'T')}+08:00`);
    expect(Math.abs(until - addDays(backend.clock.now(), 30).getTime())).toBeLessThan(DAY);
  });
});
