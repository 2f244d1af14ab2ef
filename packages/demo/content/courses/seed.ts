import { asc } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import { coverMoods, pictureKey } from '../../pictures/catalogue';
import { addDays, type Clock } from '../../../../server/core/time';
import { toOwnPage } from '../../pages';
import { outside } from '../targets';
import { COURSES, type CourseKey, type DemoCourse } from './courses';
import { courseChapters, courses, enrollments } from '../../../../server/domains/courses/tables';

const keys = Object.keys(COURSES) as CourseKey[];

/** `withPages`: the demo pages exist, so courses may link to them. */
export async function seedCourses(db: Db, { withPages = false } = {}): Promise<void> {
  for (const [index, key] of keys.entries()) {
    const { pageName, ...course }: DemoCourse = COURSES[key];
    const link = pageName !== undefined && withPages ? toOwnPage(outside(pageName)).url : undefined;
    await insertCourse(db, { ...course, link }, index + 1);
  }
}

/** Ids of the stored courses. */
export async function findCourses(db: Db): Promise<Readonly<Record<CourseKey, number>>> {
  const rows = await db.select({ id: courses.id, name: courses.name }).from(courses).orderBy(asc(courses.id));
  const found = keys.map((key) => {
    const row = rows.find(({ name }) => name === COURSES[key].name);
    if (row === undefined) throw new Error(`There is no course ${key}`);
    return [key, row.id] as const;
  });
  return Object.fromEntries(found) as Record<CourseKey, number>;
}

async function insertCourse(
  db: Db,
  course: DemoCourse & { readonly link: string | undefined },
  position: number,
): Promise<void> {
  const [row] = await db
    .insert(courses)
    .values({
      courseType: course.type,
      subject: Subject[course.subject],
      name: course.name,
      title: course.title,
      picture: pictureKey.cover(course.subject, course.mood),
      courseNum: course.courseNum,
      link: course.link ?? null,
      audience: course.audience ?? 'enrolled',
      position,
    })
    .returning({ id: courses.id });
  if (row === undefined) throw new Error('A course was not stored');
  const chapters = course.chapters ?? [];
  if (chapters.length === 0) return;
  await db.insert(courseChapters).values(
    chapters.map((name, index) => ({
      courseId: row.id,
      position: index + 1,
      name,
      picture: pictureKey.cover(course.subject, coverMoods[index % coverMoods.length] ?? course.mood),
    })),
  );
}

export async function seedEnrollments(
  db: Db,
  clock: Clock,
  userId: number,
  keysOfCourses: readonly CourseKey[],
): Promise<void> {
  const enrolledAt = addDays(clock.now(), -90);
  const ids = await findCourses(db);
  await db
    .insert(enrollments)
    .values(keysOfCourses.map((key) => ({ userId, courseId: ids[key], enrolledAt })));
}
