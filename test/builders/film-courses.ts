/** Film courses, and access of children. */
import { CourseType, FilmCourseKind, Subject } from '../../src/contract/courses/values';
import { PlayableKind } from '../../src/contract/films/values';
import {
  courses,
  filmChapters,
  filmCourses,
  filmUnlocks,
  enrollments,
} from '../../server/domains/courses/tables';
import { addDays } from '../../server/core/time';
import { storeFilm, watched } from './films';
import { stored, type Fixture, type TestContext } from './test-context';

interface FilmCourseDetails extends Partial<typeof filmCourses.$inferInsert> {
  /** Number of chapters, a film each, and their length in seconds. */
  readonly chapters?: number;
  readonly seconds?: number;
  /** Number of free chapters. */
  readonly trials?: number;
  /** An existing film, used for all chapters. */
  readonly filmId?: number;
}

export interface StoredCourse {
  readonly courseId: number;
  readonly chapterIds: readonly number[];
}

/** A new recorded category. */
export async function filmGroup({ db }: Pick<TestContext, 'db'>, name = '剑桥英语'): Promise<number> {
  const group = {
    ...{ courseType: CourseType.recorded, subject: Subject.jianqiao, name },
    ...{ picture: 'x.svg', courseNum: 9 },
  };
  return stored(await db.insert(courses).values(group).returning({ id: courses.id })).id;
}

export async function filmCourse(
  testContext: Pick<TestContext, 'db'>,
  { chapters = 3, seconds = 100, trials = 0, filmId: known, ...details }: FilmCourseDetails = {},
): Promise<StoredCourse> {
  const { db } = testContext;
  const row = {
    ...{ kind: FilmCourseKind.recorded, subject: Subject.jianqiao, title: '自然拼读', picture: 'x.svg' },
    ...details,
  };
  const { id: courseId } = stored(await db.insert(filmCourses).values(row).returning({ id: filmCourses.id }));
  const chapterIds: number[] = [];
  for (let position = 1; position <= chapters; position += 1) {
    const filmId = known ?? (await storeFilm(testContext, { seconds }));
    const chapter = {
      ...{ courseId, position, filmId, title: `第${position}集`, picture: 'x.svg' },
      isTrial: position <= trials,
    };
    const [made] = await db.insert(filmChapters).values(chapter).returning({ id: filmChapters.id });
    chapterIds.push(made?.id ?? 0);
  }
  return { courseId, chapterIds };
}

export const enrolledInGroup =
  (courseId: number): Fixture =>
  async ({ db, clock }, { userId }) => {
    await db.insert(enrollments).values({ userId, courseId, enrolledAt: addDays(clock.now(), -9) });
  };

/** `endsInDays` below 0: expired. */
export const unlocked =
  (courseId: number, { endsInDays }: { readonly endsInDays?: number } = {}): Fixture =>
  async ({ db, clock }, { userId }) => {
    const now = clock.now();
    const expiresAt = endsInDays === undefined ? null : addDays(now, endsInDays);
    await db.insert(filmUnlocks).values({ userId, courseId, unlockedAt: addDays(now, -30), expiresAt });
  };

/** The child's progress in a chapter. */
export const watchedChapter = (
  itemId: number | undefined,
  position: number,
  more: { readonly isFinished?: boolean; readonly secondsAgo?: number } = {},
): Fixture => watched({ kind: PlayableKind.chapter, itemId: itemId ?? 0, position, ...more });
