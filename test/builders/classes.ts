/** Open classes with seats, pea classes with films. */
import { sql } from 'drizzle-orm';
import {
  openClasses,
  openClassReservations,
  peaClasses,
  peaSeries,
} from '../../server/domains/classes/tables';
import { films } from '../../server/domains/films/tables';
import { teachers } from '../../server/domains/courses/timetable/tables';
import { addDays, addMillis, MINUTE } from '../../server/core/time';
import { Subject } from '../../src/contract/courses/values';
import { stored, type Fixture, type TestContext } from './test-context';

type On = Pick<TestContext, 'db' | 'clock'>;

export type OpenClassDetails = Partial<typeof openClasses.$inferInsert> & { readonly hasFilm?: boolean };
export type PeaClassDetails = Partial<typeof peaClasses.$inferInsert> & { readonly hasFilm?: boolean };

async function teacherOf({ db }: On): Promise<number> {
  const [known] = await db.select({ id: teachers.id }).from(teachers).limit(1);
  return (known ?? stored(await db.insert(teachers).values({ name: '周老师', avatar: '' }).returning())).id;
}

const filmOf = async ({ db }: On): Promise<number> =>
  stored(await db.insert(films).values({ file: 'films/test.mp4', seconds: 300 }).returning()).id;

const sitting = async (on: On, title: string) => ({
  title,
  subject: Subject.math,
  teacherId: await teacherOf(on),
  picture: '',
  startsAt: addDays(on.clock.now(), 1),
  minutes: 40,
  liveId: 900_001,
});

/** Default: tomorrow, twenty seats. Returns its id. */
export async function anOpenClass(
  on: On,
  { hasFilm = false, ...details }: OpenClassDetails = {},
): Promise<number> {
  const filmId = hasFilm ? await filmOf(on) : null;
  const row = { ...(await sitting(on, '奇妙的对称')), seats: 20, filmId, ...details };
  return stored(await on.db.insert(openClasses).values(row).returning()).id;
}

export async function aPeaSeries({ db }: On, name = '数学好好玩'): Promise<number> {
  return stored(await db.insert(peaSeries).values({ name }).returning()).id;
}

/** Default: tomorrow, in a new series. Returns its id. */
export async function aPeaClass(
  on: On,
  { hasFilm = false, ...details }: PeaClassDetails = {},
): Promise<number> {
  const seriesId = details.seriesId ?? (await aPeaSeries(on));
  const filmId = hasFilm ? await filmOf(on) : null;
  const row = { ...(await sitting(on, '凑十法大作战')), filmId, ...details, seriesId };
  return stored(await on.db.insert(peaClasses).values(row).returning()).id;
}

/** Start of a class that began so many minutes ago. */
export const minutesAgo = ({ clock }: On, minutes: number): Date => addMillis(clock.now(), -minutes * MINUTE);

/** The parent has a seat in a new open class. */
export const reservation =
  (details: OpenClassDetails = {}): Fixture =>
  async (on, { userId }) => {
    const classId = await anOpenClass(on, details);
    await on.db.insert(openClassReservations).values({ userId, classId, reservedAt: on.clock.now() });
    await on.db
      .update(openClasses)
      .set({ taken: 1 })
      .where(sql`id = ${classId}`);
  };
