/** Puts a child into any state of film courses; testers use the first demo course. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq, inArray } from 'drizzle-orm';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { PlayableKind } from '../../../../src/contract/films/values';
import { HourChange } from '../../../../src/contract/hours/values';
import { enrollments, filmUnlocks } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import type { ImportServices } from '../../../../server/core/import/kind';
import { films, watchProgress } from '../../../../server/domains/films/tables';
import { hourBalances, hourMovements, HourStatus } from '../../../../server/domains/hours/tables';
import { timetables } from '../../../../server/domains/courses/timetable/tables';
import { addDays, addMillis, MINUTE, type Clock } from '../../../../server/core/time';
import { ensureFilmCourses, findFilmCourse, type StoredFilmCourse } from './films/seed';

type CourseState = ScenarioState<'courses'>;

interface To {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
}

interface Watched {
  /** Number of finished chapters, from the first on. */
  readonly finished: number;
  /** Watched share of the next chapter. */
  readonly begun?: number;
}

interface State {
  readonly isEnrolled?: boolean;
  /** Days since the unlock expired. */
  readonly endedDaysAgo?: number;
  readonly watched?: Watched;
  /** Remaining recorded hours of its brand. */
  readonly hours?: number;
}

const ALL = 99;

const STATES: Readonly<Record<Exclude<CourseState, 'empty'>, State>> = {
  fresh: { isEnrolled: true },
  begun: { isEnrolled: true, watched: { finished: 1, begun: 0.45 } },
  finished: { isEnrolled: true, watched: { finished: ALL } },
  locked: { hours: 20 },
  'locked-no-hours': { hours: 1 },
  expired: { endedDaysAgo: 3, watched: { finished: 2, begun: 0.5 }, hours: 20 },
};

export async function setCourses(to: To & ImportServices, name: CourseState): Promise<void> {
  await ensureFilmCourses(to);
  const course = await findFilmCourse(to.db, 'letters');
  await forget(to, course);
  if (name === 'empty') return leaveNothing(to);
  const { isEnrolled, endedDaysAgo, hours, watched } = STATES[name];
  if (isEnrolled) await enrol(to, course);
  if (endedDaysAgo !== undefined) await expire(to, course, endedDaysAgo);
  if (watched) await watch(to, course, watched);
  if (hours !== undefined) await leaveHours(to, hours);
}

/** Default watch state of demo children: a course begun, one finished, and a camp that has ended. */
export async function seedWatched(db: Db, clock: Clock, userId: number): Promise<void> {
  const to = { db, clock, userId };
  await watch(to, await findFilmCourse(db, 'numbers'), { finished: ALL });
  await watch(to, await findFilmCourse(db, 'letters'), { finished: 1, begun: 0.45 });
  const camp = await findFilmCourse(db, 'camp');
  await watch(to, camp, { finished: 2 });
  await expire(to, camp, 12);
}

async function forget({ db, userId }: To, { chapters, courseId, groupId }: StoredFilmCourse): Promise<void> {
  await db.delete(filmUnlocks).where(and(eq(filmUnlocks.userId, userId), eq(filmUnlocks.courseId, courseId)));
  await db.delete(watchProgress).where(
    and(
      eq(watchProgress.userId, userId),
      eq(watchProgress.kind, PlayableKind.chapter),
      inArray(
        watchProgress.itemId,
        chapters.map(({ id }) => id),
      ),
    ),
  );
  if (groupId === null) return;
  await db.delete(enrollments).where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, groupId)));
}

/** No courses of any type, as for a child without enrolments. */
async function leaveNothing({ db, userId }: To): Promise<void> {
  await db.delete(enrollments).where(eq(enrollments.userId, userId));
  await db.delete(filmUnlocks).where(eq(filmUnlocks.userId, userId));
  await db.delete(watchProgress).where(eq(watchProgress.userId, userId));
  await db.delete(timetables).where(eq(timetables.userId, userId));
}

async function enrol({ clock, db, userId }: To, { groupId }: StoredFilmCourse): Promise<void> {
  if (groupId === null) return;
  const enrolledAt = addDays(clock.now(), -60);
  await db.insert(enrollments).values({ userId, courseId: groupId, enrolledAt }).onConflictDoNothing();
}

async function expire(
  { clock, db, userId }: To,
  { courseId, priceHours }: StoredFilmCourse,
  daysAgo: number,
): Promise<void> {
  const expiresAt = addDays(clock.now(), -daysAgo);
  const unlockedAt = addDays(expiresAt, -180);
  await db
    .insert(filmUnlocks)
    .values({ userId, courseId, unlockedAt, expiresAt, hours: priceHours })
    .onConflictDoUpdate({
      target: [filmUnlocks.userId, filmUnlocks.courseId],
      set: { unlockedAt, expiresAt },
    });
}

/** The unfinished one was watched last. */
async function watch(
  { clock, db, userId }: To,
  { chapters }: StoredFilmCourse,
  { finished, begun = 0 }: Watched,
): Promise<void> {
  const seen = chapters.slice(0, finished + (begun > 0 ? 1 : 0));
  const lengths = new Map(
    (await db.select({ id: films.id, seconds: films.seconds }).from(films)).map(({ id, seconds }) => [
      id,
      seconds,
    ]),
  );
  const rows = seen.map(({ filmId, id }, index) => {
    const seconds = lengths.get(filmId) ?? 0;
    const isFinished = index < finished;
    const furthestSeconds = isFinished ? seconds : Math.floor(seconds * begun);
    const at = addMillis(clock.now(), -(seen.length - index) * 30 * MINUTE);
    return {
      ...{ userId, kind: PlayableKind.chapter, itemId: id, seconds, furthestSeconds },
      ...{ positionSeconds: isFinished ? 0 : furthestSeconds, watchedSeconds: furthestSeconds },
      ...{ finishedAt: isFinished ? at : null, savedAt: at, updatedAt: at },
    };
  });
  if (rows.length > 0) await db.insert(watchProgress).values(rows).onConflictDoNothing();
}

/** Sets the balance, with the matching entry in the log. */
async function leaveHours({ clock, db, userId }: To, baseHours: number): Promise<void> {
  const kind = { userId, brandCode: SubjectCode.jianqiao, hourGroup: 'record' as const };
  for (const table of [hourBalances, hourMovements])
    await db
      .delete(table)
      .where(
        and(
          eq(table.userId, userId),
          eq(table.brandCode, kind.brandCode),
          eq(table.hourGroup, kind.hourGroup),
        ),
      );
  await db.insert(hourBalances).values({ ...kind, status: HourStatus.inUse, baseHours, giveHours: 0 });
  await db.insert(hourMovements).values({
    ...{ ...kind, change: HourChange.bought, baseHours, giveHours: 0, title: '报名' },
    happenedAt: addDays(clock.now(), -120),
  });
}
