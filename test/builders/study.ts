/** Baby studies with chapters, and lessons with a recording. */
import { and, eq } from 'drizzle-orm';
import { FilmCourseKind, Subject, type SubjectName } from '../../src/contract/courses/values';
import { filmChapters, filmCourses, filmUnlocks } from '../../server/domains/courses/tables';
import { films } from '../../server/domains/films/tables';
import { lessonFilms, lessons } from '../../server/domains/courses/timetable/tables';
import { addDays, addMillis, MINUTE } from '../../server/core/time';
import { courseOf } from './courses';
import { stored, type Child, type Fixture, type TestContext } from './test-context';
import { classOf } from './lessons';

interface StudyDetails {
  readonly subject?: SubjectName;
  readonly chapters?: number;
  readonly title?: string;
  readonly isListed?: boolean;
  readonly priceHours?: number;
}

export interface StoredStudy {
  readonly courseId: number;
  readonly chapterIds: readonly number[];
}

export const filmOf = async ({ db }: TestContext, seconds = 300): Promise<number> =>
  stored(await db.insert(films).values({ file: 'films/x.mp4', seconds }).returning({ id: films.id })).id;

/** The first chapter is free. */
export async function storeStudy(
  testContext: TestContext,
  { subject = 'yuwen', chapters = 3, title = '成语故事', isListed = true, priceHours = 2 }: StudyDetails = {},
): Promise<StoredStudy> {
  const { db } = testContext;
  const course = stored(
    await db
      .insert(filmCourses)
      .values({
        kind: FilmCourseKind.babyStudy,
        subject: Subject[subject],
        title,
        picture: 'x.svg',
        priceHours,
        isListed,
      })
      .returning({ id: filmCourses.id }),
  );
  const chapterIds: number[] = [];
  for (let position = 1; position <= chapters; position += 1) {
    const filmId = await filmOf(testContext);
    const chapter = { courseId: course.id, position, title: `第${position}集`, picture: 'x.svg', filmId };
    const [row] = await db
      .insert(filmChapters)
      .values({ ...chapter, isTrial: position === 1 })
      .returning({ id: filmChapters.id });
    if (row) chapterIds.push(row.id);
  }
  return { courseId: course.id, chapterIds };
}

/** Bought `daysAgo` days ago; `days`: duration from then on. */
export const unlocked =
  (
    courseId: number,
    { daysAgo = 1, days }: { readonly daysAgo?: number; readonly days?: number } = {},
  ): Fixture =>
  async ({ db, clock }, { userId }) => {
    const unlockedAt = addDays(clock.now(), -daysAgo);
    const expiresAt = days === undefined ? null : addDays(unlockedAt, days);
    await db.insert(filmUnlocks).values({ userId, courseId, unlockedAt, expiresAt, hours: 2 });
  };

/** A lesson that ended so many minutes ago, by default with a recording. Returns the live id. */
export async function lessonEnded(
  testContext: TestContext,
  child: Child,
  subject: SubjectName,
  { minutesAgo, hasFilm = true }: { readonly minutesAgo: number; readonly hasFilm?: boolean },
): Promise<number> {
  const { db, clock } = testContext;
  const courseId = await courseOf(testContext, subject);
  const mine = and(eq(lessons.userId, child.userId), eq(lessons.courseId, courseId));
  const known = () => db.select().from(lessons).where(mine).limit(1);
  // A future class, far from the requested lesson.
  if ((await known()).length === 0)
    await classOf(subject, { time: '23:00', everyDays: 40, offset: 20 })(testContext, child);
  const { timetableId, userId, teacherId, chapterId, chapterPicture, durationMinutes } = stored(
    await known(),
  );
  const like = { timetableId, userId, courseId, teacherId, chapterId, chapterPicture, durationMinutes };
  const startsAt = addMillis(clock.now(), -(minutesAgo + durationMinutes) * MINUTE);
  const lesson = { ...like, startsAt, chapterName: `第${minutesAgo}讲` };
  const { id } = stored(await db.insert(lessons).values(lesson).returning({ id: lessons.id }));
  if (hasFilm) await db.insert(lessonFilms).values({ lessonId: id, filmId: await filmOf(testContext) });
  return id;
}
