import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../server/core/db/types';
import type { ImportServices } from '../../../../server/core/import/kind';
import { pictureKey } from '../../pictures/catalogue';
import { coverOfChapter } from '../../pictures/covers';
import { addDays, type Clock } from '../../../../server/core/time';
import { bringIn } from '../../bring-in';
import { toOwnPage } from '../../pages';
import { outside } from '../targets';
import { COURSES, type CourseKey, type DemoCourse } from './courses';
import { courses, enrollments } from '../../../../server/domains/courses/tables';

const keys = Object.keys(COURSES) as CourseKey[];

export function courseRows() {
  const all = keys.map((key): [string, DemoCourse] => [`demo-${key}`, COURSES[key]]);
  return {
    courses: all.map(([id, { mood, courseNum, pageName: _page, chapters: _chapters, ...course }], index) => ({
      id,
      ...course,
      lessons: courseNum,
      picture: pictureKey.cover(course.subject, mood),
      position: index + 1,
    })),
    chapters: all.flatMap(([id, course]) =>
      (course.chapters ?? []).map(([name, thing], index) => ({
        id: `${id}-${index + 1}`,
        ...{ course: id, name, position: index + 1 },
        picture: pictureKey.chapter(coverOfChapter(course, index, thing)),
      })),
    ),
  };
}

/** `withPages`: the demo pages exist, so courses may link to them. */
export async function seedCourses(services: ImportServices, { withPages = false } = {}): Promise<void> {
  await bringIn(services, courseRows());
  if (!withPages) return;
  // Not by the import, whose links begin with https: pages of the demo are paths.
  for (const { name, pageName } of Object.values<DemoCourse>(COURSES)) {
    if (pageName === undefined) continue;
    const link = toOwnPage(outside(pageName)).url;
    await services.db.update(courses).set({ link }).where(eq(courses.name, name));
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
