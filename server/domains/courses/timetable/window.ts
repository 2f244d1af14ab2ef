import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { courseChapters } from '../tables';
import { prepared, type Asked } from '../../../core/db/prepared';
import type { Db } from '../../../core/db/types';
import { addMillis, DAY, MINUTE, shanghaiTime, today, type Clock } from '../../../core/time';
import { dayNumber, dayOf, laterOf, plusDays, type Day } from '../../../core/day';
import { chapterName } from './chapter-name';
import { lessons, timetables } from './tables';
import { ownTimetables } from './policies';

/** Number of past lessons of a timetable, computed from its schedule: rows of older ones may no longer exist. */
export function lessonsOver({ startsOn, time, everyDays, durationMinutes }: Timetable, now: Date): number {
  const firstEnds = addMillis(shanghaiTime(startsOn, time), durationMinutes * MINUTE);
  const since = now.getTime() - firstEnds.getTime();
  return since < 0 ? 0 : Math.floor(since / (everyDays * DAY)) + 1;
}

/** Lessons are generated for this period around today, and refilled when fewer than SPARE_DAYS ahead are left. */
const PAST_DAYS = 14;
export const AHEAD_DAYS = 60;
export const SPARE_DAYS = 30;

type Timetable = typeof timetables.$inferSelect;
type Chapter = typeof courseChapters.$inferSelect;
type NewLesson = typeof lessons.$inferInsert;

/**
 * Generates lessons ahead of time from the child's timetables. Must be called before reading lessons, on any instance, so that a
 * long-running server has lessons for today. Attendance is unknown until the child enters or a teacher reports it.
 */
export async function ensureLessonWindow(db: Db, clock: Clock, userId: number): Promise<void> {
  const day = today(clock);
  const until = plusDays(day, SPARE_DAYS);
  const [short] = await shortTimetable(db, { userId, until });
  if (short === undefined) return;
  const isShort = and(
    ownTimetables(userId),
    or(isNull(timetables.filledUntil), lt(timetables.filledUntil, until)),
  );
  await db.transaction(async (tx) => {
    // Waits if another instance is filling; then nothing is left to do.
    const rows = await tx.select().from(timetables).where(isShort).orderBy(asc(timetables.id)).for('update');
    if (rows.length > 0) await fill(tx, rows, day);
  });
}

const shortTimetable = prepared('short_timetable', (db, asked: Asked<{ userId: number; until: Day }>) =>
  db
    .select({ id: timetables.id })
    .from(timetables)
    .where(
      and(
        ownTimetables(asked.userId),
        or(isNull(timetables.filledUntil), lt(timetables.filledUntil, asked.until)),
      ),
    )
    .limit(1),
);

/** Rows of a statement are far below PostgreSQL's 65,535 parameters. */
const TIMETABLES_AT_ONCE = 50;

/** For all children of a course, whose lessons are read together. */
export async function ensureCourseWindow(db: Db, clock: Clock, courseId: number): Promise<void> {
  const day = today(clock);
  const isShort = or(isNull(timetables.filledUntil), lt(timetables.filledUntil, plusDays(day, SPARE_DAYS)));
  const work = () =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(timetables)
        .where(and(eq(timetables.courseId, courseId), isShort))
        .orderBy(asc(timetables.id))
        .limit(TIMETABLES_AT_ONCE)
        .for('update');
      if (rows.length > 0) await fill(tx, rows, day);
      return rows.length === TIMETABLES_AT_ONCE;
    });
  while (await work());
}

async function fill(db: Db, rows: readonly Timetable[], day: Day): Promise<void> {
  const courseIds = rows.map(({ courseId }) => courseId);
  const chapters = await db
    .select()
    .from(courseChapters)
    .where(inArray(courseChapters.courseId, courseIds))
    .orderBy(asc(courseChapters.position));
  const made = rows.flatMap((row) =>
    lessonsOf(
      row,
      chapters.filter(({ courseId }) => courseId === row.courseId),
      day,
    ),
  );
  if (made.length > 0) await db.insert(lessons).values(made).onConflictDoNothing();
  await db
    .update(timetables)
    .set({ filledUntil: plusDays(day, AHEAD_DAYS) })
    .where(
      inArray(
        timetables.id,
        rows.map(({ id }) => id),
      ),
    );
}

function lessonsOf(timetable: Timetable, chapters: readonly Chapter[], day: Day): NewLesson[] {
  const { startsOn, everyDays, filledUntil } = timetable;
  const begin = laterOf(
    laterOf(startsOn, plusDays(day, -PAST_DAYS)),
    filledUntil === null ? '' : plusDays(filledUntil, 1),
  );
  const first = Math.ceil((dayNumber(begin) - dayNumber(startsOn)) / everyDays);
  const last = Math.floor((dayNumber(plusDays(day, AHEAD_DAYS)) - dayNumber(startsOn)) / everyDays);
  const made: NewLesson[] = [];
  for (let number = first; number <= last; number += 1) {
    const chapter = chapters[number % Math.max(chapters.length, 1)];
    if (chapter === undefined) break;
    const lessonDay = dayOf(dayNumber(startsOn) + number * everyDays);
    made.push({
      timetableId: timetable.id,
      userId: timetable.userId,
      courseId: timetable.courseId,
      teacherId: timetable.teacherId,
      chapterId: chapter.id,
      chapterName: chapterName(number + 1, chapter.name),
      chapterPicture: chapter.picture,
      startsAt: shanghaiTime(lessonDay, timetable.time),
      durationMinutes: timetable.durationMinutes,
    });
  }
  return made;
}
