/** Puts a lesson into a state for testers: live now, about to begin, or just over. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { courseChapters, enrollments } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { bookings } from '../../../../server/domains/lessons/booking/tables';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import { lessons } from '../../../../server/domains/courses/timetable/tables';
import { addMillis, MINUTE, type Clock } from '../../../../server/core/time';
import { findCourses } from '../courses/seed';
import { findTeachers } from './seed';

type LessonDemoState = ScenarioState<'lesson'>;

const MINUTES = 40;

/** Minutes from now to its start. */
const BEGINS: Readonly<Record<Exclude<LessonDemoState, 'none'>, number>> = {
  'live-now': -10,
  'begins-soon': 10,
  'just-over': -MINUTES - 5,
};

/** One lesson at a time, of the chapter 找规律 or else another one of the first course; timetable lessons do not change. */
export async function setLesson(db: Db, clock: Clock, userId: number, state: LessonDemoState): Promise<void> {
  const booked = db
    .select({ id: sql<number>`${bookings.lessonId}` })
    .from(bookings)
    .where(sql`${bookings.lessonId} IS NOT NULL`);
  const isOfState = and(
    eq(lessons.userId, userId),
    isNull(lessons.timetableId),
    notInArray(lessons.id, booked),
  );
  await db.delete(lessons).where(isOfState);
  if (state === 'none') return;
  const { wandou: courseId } = await findCourses(db);
  const { lin: teacherId } = await findTeachers(db);
  const [chapter] = await db
    .select()
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .orderBy(asc(courseChapters.position))
    .offset(1)
    .limit(1);
  if (chapter === undefined) throw new Error('The course has no chapters');
  const now = clock.now();
  await db.insert(enrollments).values({ userId, courseId, enrolledAt: now }).onConflictDoNothing();
  await db.insert(lessons).values({
    ...{ userId, courseId, teacherId },
    timetableId: null,
    chapterId: chapter.id,
    chapterName: chapterName(chapter.position, chapter.name),
    chapterPicture: chapter.picture,
    startsAt: addMillis(now, BEGINS[state] * MINUTE),
    durationMinutes: MINUTES,
  });
}
