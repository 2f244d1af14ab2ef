/** The child's current group, which is its course in the class lists. */
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { CourseType } from '../../../src/contract/courses/values';
import { courses, enrollments } from '../courses/tables';
import type { CallContext } from '../../core/http/handler';
import { lessons } from '../courses/timetable/tables';
import { ownLessons } from '../courses/timetable/policies';

interface Group {
  readonly groupId: number;
  readonly groupName: string;
}

/** Of the next class, else of the last one, else of the last enrolment. null: none. */
export async function groupOf(
  { clock, db }: Pick<CallContext, 'db' | 'clock'>,
  userId: number,
): Promise<Group | null> {
  const group = { groupId: courses.id, groupName: courses.name };
  const now = clock.now();
  const isTaught = inArray(courses.courseType, [CourseType.live, CourseType.trial]);
  const ofLessons = (isIt: ReturnType<typeof gte>) =>
    db
      .select(group)
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .innerJoin(
        enrollments,
        and(eq(enrollments.courseId, courses.id), eq(enrollments.userId, lessons.userId)),
      )
      .where(and(ownLessons(userId), isTaught, isIt))
      .limit(1);
  const [next] = await ofLessons(gte(lessons.startsAt, now)).orderBy(asc(lessons.startsAt), asc(lessons.id));
  if (next !== undefined) return next;
  const [last] = await ofLessons(lt(lessons.startsAt, now)).orderBy(desc(lessons.startsAt), desc(lessons.id));
  if (last !== undefined) return last;
  const [enrolled] = await db
    .select(group)
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), isTaught))
    .orderBy(desc(enrollments.enrolledAt), asc(courses.id))
    .limit(1);
  return enrolled ?? null;
}
