/** Stores the demo classes and reschedules outdated ones. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import {
  openClasses,
  openClassReservations,
  peaClasses,
  peaSeries,
} from '../../../../server/domains/classes/tables';
import type { Db } from '../../../../server/core/db/types';
import type { Clock } from '../../../../server/core/time';
import { pictureKey } from '../../pictures/catalogue';
import { seedFilms, type FilmName } from '../films';
import { teacherIds } from '../teachers/seed';
import { DEMO_OPEN_CLASSES, type DemoSitting, type DemoTeacher } from './open-classes';
import { DEMO_PEA_SERIES } from './pea-classes';
import { isStale } from './when';

const INTRODUCTIONS: Readonly<Record<DemoTeacher, string>> = {
  林老师: '思维老师，从教6年，擅长用动手游戏讲清楚难懂的道理。',
  周老师: '围棋老师，从教8年，相信每个孩子都有话要说。',
  苏老师: '口才老师，从教5年，温柔耐心，最会讲故事。',
  陈老师: '数学老师，从教10年，擅长把数量关系画成孩子看得懂的图。',
  叶老师: '心理老师，从教3年，陪孩子认识自己的情绪。',
  何老师: '编程老师，从教4年，带孩子把想法变成作品。',
};

/** Offset of the room numbers of live classes. */
const LIVE_ROOMS = 900_000;

interface Stored {
  readonly teacherIds: ReadonlyMap<string, number>;
  readonly filmIds: Readonly<Record<FilmName, number>>;
}

function rowOf(demo: DemoSitting, { teacherIds, filmIds }: Stored, clock: Clock) {
  const teacherId = teacherIds.get(demo.teacher);
  if (teacherId === undefined) throw new Error(`There is no teacher ${demo.teacher}`);
  return {
    id: demo.id,
    title: demo.title,
    subject: Subject[demo.subject],
    teacherId,
    teacherIntroduction: INTRODUCTIONS[demo.teacher],
    picture: pictureKey.chapter(demo),
    ages: demo.ages,
    summary: demo.summary,
    points: [...demo.points],
    startsAt: demo.when(clock.now()),
    minutes: demo.minutes,
    liveId: LIVE_ROOMS + demo.id,
    filmId: demo.film === undefined ? null : filmIds[demo.film],
  };
}

/** `owner`: the parent with the reserved seat; undefined: none. */
export async function seedClasses(db: Db, clock: Clock, owner: number | undefined): Promise<void> {
  const stored = { teacherIds: await teacherIds(db), filmIds: await seedFilms(db) };
  await db
    .insert(openClasses)
    .overridingSystemValue()
    .values(
      DEMO_OPEN_CLASSES.map((demo) => ({
        ...rowOf(demo, stored, clock),
        seats: demo.seats,
        taken: demo.taken,
      })),
    );
  for (const { id, isReserved } of DEMO_OPEN_CLASSES)
    if (isReserved && owner !== undefined)
      await giveSeat(db, { userId: owner, classId: id, now: clock.now() });
  await db
    .insert(peaSeries)
    .overridingSystemValue()
    .values(DEMO_PEA_SERIES.map(({ id, name, summary }, position) => ({ id, name, summary, position })));
  await db
    .insert(peaClasses)
    .overridingSystemValue()
    .values(
      DEMO_PEA_SERIES.flatMap(({ id: seriesId, classes }) =>
        classes.map((demo) => ({ ...rowOf(demo, stored, clock), seriesId })),
      ),
    );
}

interface Seat {
  readonly userId: number;
  readonly classId: number;
  readonly now: Date;
}

/** Does not check the capacity: may exceed it. */
export async function giveSeat(db: Db, { userId, classId, now }: Seat): Promise<void> {
  await db.insert(openClassReservations).values({ userId, classId, reservedAt: now });
  await db
    .update(openClasses)
    .set({ taken: sql`${openClasses.taken} + 1` })
    .where(eq(openClasses.id, classId));
}

/**
 * Reschedules past classes that should be upcoming, with their original seat counts. Idempotent, changes nothing else, and does
 * nothing without demo data.
 */
export async function refreshClasses(db: Db, clock: Clock): Promise<void> {
  await db.transaction(async (tx) => {
    await refreshOpenClasses(tx, clock.now());
    await refreshPeaClasses(tx, clock.now());
  });
}

async function refreshOpenClasses(tx: Db, now: Date): Promise<void> {
  const ids = DEMO_OPEN_CLASSES.map(({ id }) => id);
  const rows = await tx.select().from(openClasses).where(inArray(openClasses.id, ids)).for('update');
  for (const row of rows) {
    const demo = DEMO_OPEN_CLASSES.find(({ id }) => id === row.id);
    if (demo === undefined || !isStale(row, demo.when, now)) continue;
    const ofClass = eq(openClassReservations.classId, row.id);
    // Reservations of the past date are removed, except the permanent one.
    if (demo.isReserved) await tx.update(openClassReservations).set({ remindedAt: null }).where(ofClass);
    else await tx.delete(openClassReservations).where(ofClass);
    const held = await tx.$count(
      openClassReservations,
      and(ofClass, isNull(openClassReservations.cancelledAt)),
    );
    await tx
      .update(openClasses)
      .set({ startsAt: demo.when(now), taken: Math.min(demo.taken + held, demo.seats) })
      .where(eq(openClasses.id, row.id));
  }
}

async function refreshPeaClasses(tx: Db, now: Date): Promise<void> {
  const all = DEMO_PEA_SERIES.flatMap(({ classes }) => classes);
  const ids = all.map(({ id }) => id);
  const rows = await tx.select().from(peaClasses).where(inArray(peaClasses.id, ids)).for('update');
  for (const row of rows) {
    const demo = all.find(({ id }) => id === row.id);
    if (demo === undefined || !isStale(row, demo.when, now)) continue;
    await tx
      .update(peaClasses)
      .set({ startsAt: demo.when(now) })
      .where(eq(peaClasses.id, row.id));
  }
}
