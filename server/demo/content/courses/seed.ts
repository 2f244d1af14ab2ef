import { asc, eq } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../db/types';
import { coverMoods } from '../../pictures/covers';
import { pictureKey } from '../../pictures/catalogue';
import { addDays, type Clock } from '../../../time';
import { showcaseCourses, type CourseKey, type ShowcaseCourse } from './courses';
import { courseChapters, courses, enrollments } from '../../../courses/tables';
import { homework } from '../../../homework/tables';

export type CourseIds = Readonly<Record<CourseKey, number>>;

const keys = Object.keys(showcaseCourses) as CourseKey[];

export async function seedCourses(db: Db): Promise<CourseIds> {
  const ids: Partial<Record<CourseKey, number>> = {};
  for (const [index, key] of keys.entries())
    ids[key] = await insertCourse(db, showcaseCourses[key], index + 1);
  return ids as CourseIds;
}

/** A course that was stored before. */
export async function findCourse(db: Db, key: CourseKey): Promise<number> {
  const named = eq(courses.name, showcaseCourses[key].name);
  const [row] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(named)
    .orderBy(asc(courses.id))
    .limit(1);
  if (row === undefined) throw new Error(`There is no course ${key}`);
  return row.id;
}

async function insertCourse(db: Db, course: ShowcaseCourse, position: number): Promise<number> {
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
  if (chapters.length > 0) {
    await db.insert(courseChapters).values(
      chapters.map((name, index) => ({
        courseId: row.id,
        position: index + 1,
        name,
        picture: pictureKey.cover(course.subject, coverMoods[index % coverMoods.length] ?? course.mood),
      })),
    );
  }
  return row.id;
}

export async function enroll(
  db: Db,
  clock: Clock,
  userId: number,
  courseIds: readonly number[],
): Promise<void> {
  const enrolledAt = addDays(clock.now(), -90);
  await db.insert(enrollments).values(courseIds.map((courseId) => ({ userId, courseId, enrolledAt })));
}

/** Homework of the last days, one a course; the first `undone` of them are not handed in. */
export async function giveHomework(
  db: Db,
  clock: Clock,
  userId: number,
  tasks: readonly { readonly courseId: number; readonly title: string }[],
  undone: number,
): Promise<void> {
  await db.insert(homework).values(
    tasks.map(({ courseId, title }, index) => ({
      userId,
      courseId,
      title,
      assignedAt: addDays(clock.now(), -1 - index),
      isDone: index >= undone,
    })),
  );
}
