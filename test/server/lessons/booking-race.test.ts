import { and, eq, isNull } from 'drizzle-orm';
import { bookings } from '../../../server/domains/lessons/booking/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { timesToBook } from '../../builders/booking';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { testClock } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

jest.setTimeout(60_000);

const OK = '00000000';
const SEATS = 5;
const PARENTS = 60;

let first: Backend;
let second: Backend;
beforeAll(async () => {
  const clock = testClock();
  const env = { LOG_LEVEL: 'silent' };
  first = await startBackend({ clock, env });
  second = await startBackend({ clock, env, database: first.database });
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});

const child = anOfficialParent().withCourse('wandou');
const book = ({ visitor }: InsideParent, timeId: number) => visitor.ask('bookLesson', { timeId });
const openOf = (timeId: number) =>
  first.services.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.timeId, timeId), isNull(bookings.cancelledAt)));

describe('Parents who book at once through two instances', () => {
  it('have the seats that there are and not one more, each with a lesson', async () => {
    const [, timeId = 0] = await timesToBook(first.services, 'wandou', { time: '10:00', seats: SEATS });
    const all: InsideParent[] = [];
    for (let index = 0; index < PARENTS; index += 1)
      all.push(await buildParent(index % 2 === 0 ? first : second, child));
    const answers = await Promise.all(all.map((parent) => book(parent, timeId)));
    const winners = all.filter((_, index) => answers[index]?.code === OK).map(({ userId }) => userId);
    expect(winners).toHaveLength(SEATS);
    const open = await openOf(timeId);
    expect(open.map(({ userId }) => userId).sort()).toEqual([...winners].sort());
    const made = await first.services.db.select().from(lessons);
    expect(made.map(({ userId }) => userId).sort()).toEqual([...winners].sort());
  });

  it('hand a seat on, though it is given back and taken at the same moment', async () => {
    const [, timeId = 0] = await timesToBook(first.services, 'wandou', { time: '12:00', seats: 1 });
    const [holder, ...others] = [
      await buildParent(first, child),
      await buildParent(second, child),
      await buildParent(first, child),
      await buildParent(second, child),
    ] as const;
    const { data } = await book(holder, timeId);
    const [, ...answers] = await Promise.all([
      holder.visitor.ask('cancelBooking', { bookingId: Number(data.bookingId) }),
      ...others.map((parent) => book(parent, timeId)),
    ]);
    const taken = answers.filter(({ code }) => code === OK);
    expect(taken.length).toBeLessThanOrEqual(1);
    expect(await openOf(timeId)).toHaveLength(taken.length);
  });

  it('of one child book neither twice nor more than three nor two lessons at one time', async () => {
    const parent = await buildParent(first, child);
    const sameOnOther = { ...parent, visitor: (await buildParent(second, child)).visitor };
    sameOnOther.visitor.token = parent.token;
    const early = await timesToBook(first.services, 'wandou', { time: '14:00' });
    const late = await timesToBook(first.services, 'wandou', { time: '14:20' });
    const wanted = [...early.slice(1, 5), ...late.slice(1, 5), ...early.slice(1, 5)];
    await Promise.all(wanted.map((timeId, index) => book(index % 2 === 0 ? parent : sameOnOther, timeId)));
    const { db } = first.services;
    const made = await db.select().from(lessons).where(eq(lessons.userId, parent.userId));
    expect(made).toHaveLength(3);
    expect(new Set(made.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).size).toBe(3);
  });
});
