import { and, eq } from 'drizzle-orm';
import { CourseType, SubjectCode } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Booking, BookingTimes } from '../../../src/contract/lessons/schema';
import { BookingState, BookingTimeState } from '../../../src/contract/lessons/values';
import { hourBalances } from '../../../server/domains/hours/tables';
import { bookings } from '../../../server/domains/lessons/booking/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { timesToBook } from '../../builders/booking';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const OK = '00000000';

let backend: Backend;
let morning: readonly number[];
beforeAll(async () => {
  backend = await startBackend();
  morning = await timesToBook(backend.services, 'wandou', { time: '10:00' });
});
afterAll(() => backend.stop());

const studying = () => buildParent(backend, anOfficialParent().withCourse('wandou'));
const times = async ({ visitor }: InsideParent, courseId?: number) =>
  (await visitor.ask('listBookingTimes', courseId === undefined ? {} : { courseId }))
    .data as unknown as BookingTimes;
const book = ({ visitor }: InsideParent, timeId = 0) => visitor.ask('bookLesson', { timeId });
const cancel = ({ visitor }: InsideParent, bookingId: number) => visitor.ask('cancelBooking', { bookingId });
const mine = async ({ visitor }: InsideParent) =>
  (await visitor.ask('listBookings', { page: 1, limit: 10 })).data as unknown as readonly Booking[];
const stateOf = ({ times: all }: BookingTimes, timeId: number | undefined) =>
  all.find((time) => time.timeId === timeId)?.state;
const lessonsOf = ({ userId }: InsideParent) =>
  backend.services.db.select().from(lessons).where(eq(lessons.userId, userId));

async function at(moment: Date, act: () => Promise<void>): Promise<void> {
  const now = backend.clock.now();
  backend.clock.set(moment);
  await act().finally(() => backend.clock.set(now));
}

describe('Times to book', () => {
  it('are those of the courses that the child has, for the next 14 days', async () => {
    const found = await times(await studying());
    expect(found.courses.map(({ name }) => name)).toEqual(['wandou课程']);
    expect(found.times).toHaveLength(14);
    expect([...new Set(found.times.map(({ seatsLeft, state }) => `${seatsLeft} ${state}`))]).toEqual([
      '4 open',
    ]);
    const none = await times(await buildParent(backend, anOfficialParent()));
    expect([none.courses, none.courseId, none.times]).toEqual([[], 0, []]);
  });

  it('are made ahead of the clock, on any day that they are asked for', () =>
    at(new Date('2026-12-31T09:00:00+08:00'), async () => {
      expect((await times(await studying())).times).toHaveLength(14);
    }));

  it('leave out what begins within half an hour', () =>
    at(new Date('2026-11-21T09:31:00+08:00'), async () => {
      const parent = await studying();
      expect((await times(parent)).times.map(({ timeId }) => timeId)).not.toContain(morning[0]);
      expect((await book(parent, morning[0])).code).toBe(BACKEND_CODE.conflict);
    }));

  it('of a trial are for every child before its first purchase, once', async () => {
    const course = { courseType: CourseType.trial, audience: 'unofficial' } as const;
    const trial = await timesToBook(backend.services, 'weiqi', { time: '11:00', course });
    const child = await buildParent(backend, aParent());
    await backend.services.db.execute(`UPDATE courses SET course_num = 1 WHERE course_type = 3`);
    expect((await times(child)).courses.map(({ courseType }) => courseType)).toEqual([CourseType.trial]);
    expect((await book(child, trial[1])).code).toBe(OK);
    expect((await book(child, trial[2])).message).toBe('体验课已经约过了');
    expect((await times(await studying())).courses).toHaveLength(1);
  });
});

describe('A lesson that is booked', () => {
  it('is a lesson of the child, takes no hour, and is booked once however often it is asked', async () => {
    const parent = await buildParent(
      backend,
      anOfficialParent().withCourse('wandou').withHours(SubjectCode.wandou, { baseHours: 3 }),
    );
    const { db } = backend.services;
    const hours = () => db.select().from(hourBalances).where(eq(hourBalances.userId, parent.userId));
    const before = await hours();
    const first = await book(parent, morning[3]);
    expect((await book(parent, morning[3])).data).toEqual(first.data);
    expect((await lessonsOf(parent)).map(({ id }) => id)).toEqual([first.data.liveId]);
    const answer = await parent.visitor.ask('getClassList', { when: 'coming', page: 1, limit: 10 });
    expect(answer.data).toEqual([expect.objectContaining({ liveId: first.data.liveId, liveCnListId: 0 })]);
    expect(await hours()).toEqual(before);
    const found = await times(parent);
    expect([stateOf(found, morning[3]), found.openNum]).toEqual([BookingTimeState.booked, 1]);
  });

  it('is not at the time of another lesson of the child, unless the child has leave for that', async () => {
    const parent = await buildParent(backend, anOfficialParent().withClass('wandou', { time: '09:45' }));
    expect(stateOf(await times(parent), morning[5])).toBe(BookingTimeState.clash);
    expect((await book(parent, morning[5])).message).toBe('这个时间孩子已经有课了，换个时间吧');
    await backend.services.db
      .update(lessons)
      .set({ attendance: 'leave' })
      .where(eq(lessons.userId, parent.userId));
    expect((await book(parent, morning[5])).code).toBe(OK);
  });

  it('is one of three at a time', async () => {
    const parent = await studying();
    const codes: string[] = [];
    for (const timeId of morning.slice(6, 10)) codes.push((await book(parent, timeId)).code);
    expect(codes).toEqual([OK, OK, OK, BACKEND_CODE.conflict]);
  });

  it('is refused for a time that is not there and for a course that the child has not', async () => {
    const stranger = await buildParent(backend, anOfficialParent());
    expect((await book(stranger, morning[3])).code).toBe(BACKEND_CODE.notFound);
    expect((await book(await studying(), 99_999_999)).code).toBe(BACKEND_CODE.notFound);
  });

  it('is given back with its seat until two hours before, once, and not later', async () => {
    const [only = 0] = await timesToBook(backend.services, 'wandou', { time: '21:00', seats: 1 });
    const parent = await studying();
    const { data } = await book(parent, only);
    const other = await studying();
    expect([stateOf(await times(other), only), (await book(other, only)).code]).toEqual([
      BookingTimeState.full,
      BACKEND_CODE.conflict,
    ]);
    const bookingId = Number(data.bookingId);
    expect((await cancel(other, bookingId)).code).toBe(BACKEND_CODE.notFound);
    expect((await cancel(parent, bookingId)).code).toBe(OK);
    expect((await cancel(parent, bookingId)).code).toBe(OK);
    expect(await lessonsOf(parent)).toEqual([]);
    expect((await mine(parent)).map(({ state }) => state)).toEqual([BookingState.cancelled]);
    const again = await book(other, only);
    await at(new Date('2026-11-21T19:00:01+08:00'), async () => {
      expect((await cancel(other, Number(again.data.bookingId))).message).toContain('不能取消');
      expect((await mine(other)).map(({ canCancel }) => canCancel)).toEqual([false]);
    });
  });

  it('is not given back while the child has leave for it', async () => {
    const parent = await buildParent(
      backend,
      anOfficialParent().withCourse('wandou').withLeave(SubjectCode.wandou, 1),
    );
    const { data } = await book(parent, morning[4]);
    await parent.visitor.ask('askForLeave', { liveId: Number(data.liveId) });
    expect((await cancel(parent, Number(data.bookingId))).code).toBe(BACKEND_CODE.conflict);
  });

  it('is listed with the next one first and what is over last', async () => {
    const parent = await studying();
    for (const timeId of [morning[9], morning[1]]) await book(parent, timeId);
    const open = and(eq(bookings.userId, parent.userId), eq(bookings.timeId, morning[1] ?? 0));
    expect((await mine(parent)).map(({ lessonTime }) => lessonTime.slice(0, 10))).toEqual([
      '2026-11-22',
      '2026-11-30',
    ]);
    await backend.services.db.update(bookings).set({ cancelledAt: backend.clock.now() }).where(open);
    expect((await mine(parent)).map(({ state }) => state)).toEqual([
      BookingState.coming,
      BookingState.cancelled,
    ]);
  });
});
