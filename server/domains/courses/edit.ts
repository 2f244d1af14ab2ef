/** Courses and their chapters as staff keep them. */
import { and, asc, count, eq, getTableColumns, gt, ilike, or, sql } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { likeText } from '../help/search';
import { courseChapters, courses } from './tables';
import { lessons } from './timetable/tables';

export type CourseRow = typeof courses.$inferSelect;
export type ChapterRow = typeof courseChapters.$inferSelect;

interface Wanted {
  readonly keyword: string;
  readonly subject?: Subject | undefined;
}

/** In the order of parents' lists. */
export const coursesWith = (db: Db, { keyword, subject }: Wanted, { limit, offset }: Paging) =>
  db
    .select({ ...getTableColumns(courses), chapters: count(courseChapters.id), total: totalRows })
    .from(courses)
    .leftJoin(courseChapters, eq(courseChapters.courseId, courses.id))
    .where(
      and(
        or(ilike(courses.name, likeText(keyword)), ilike(courses.title, likeText(keyword))),
        subject === undefined ? undefined : eq(courses.subject, subject),
      ),
    )
    .groupBy(courses.id)
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(limit)
    .offset(offset);

/** All, to choose from. */
export const courseNames = (db: Db) =>
  db
    .select({ courseId: courses.id, name: courses.name, subject: courses.subject })
    .from(courses)
    .orderBy(asc(courses.position), asc(courses.id));

/** In a transaction: until it ends, the course and its chapters are this editor's. */
export async function courseToEdit(db: Db, id: number): Promise<CourseRow | undefined> {
  const [course] = await db.select().from(courses).where(eq(courses.id, id)).for('update');
  return course;
}

export const chaptersOf = (db: Db, courseId: number): Promise<ChapterRow[]> =>
  db
    .select()
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .orderBy(asc(courseChapters.position), asc(courseChapters.id));

export async function saveCourse(
  db: Db,
  id: number | undefined,
  written: typeof courses.$inferInsert,
): Promise<number> {
  const [saved] =
    id === undefined
      ? await db.insert(courses).values(written).returning({ id: courses.id })
      : await db.update(courses).set(written).where(eq(courses.id, id)).returning({ id: courses.id });
  if (saved === undefined) throw new Error('A course was not stored');
  return saved.id;
}

export interface WrittenChapter {
  /** null: a new one. */
  readonly before: ChapterRow | null;
  readonly name: string;
  readonly picture: string;
}

/** All chapters of the course, in this order. */
export async function saveChapters(
  db: Db,
  courseId: number,
  chapters: readonly WrittenChapter[],
  now: Date,
): Promise<void> {
  for (const [at, { before, ...words }] of chapters.entries()) {
    const row = { ...words, courseId, position: at + 1 };
    if (before === null) {
      await db.insert(courseChapters).values(row);
      continue;
    }
    await db.update(courseChapters).set(row).where(eq(courseChapters.id, before.id));
    if (before.name !== words.name || before.picture !== words.picture)
      await renameComing(db, before, words, now);
  }
}

/** Lessons have a copy of name and picture; those that are over keep the one under which they were held. */
async function renameComing(
  db: Db,
  before: ChapterRow,
  { name, picture }: Pick<ChapterRow, 'name' | 'picture'>,
  now: Date,
): Promise<void> {
  const length = sql`char_length(${before.name}::text)`;
  const { chapterName } = lessons;
  await db
    .update(lessons)
    .set({
      chapterPicture: picture,
      // '第12讲 ' stays in front.
      chapterName: sql`CASE WHEN right(${chapterName}, ${length}) = ${before.name}
        THEN left(${chapterName}, -${length}) || ${name}::text ELSE ${chapterName} END`,
    })
    .where(
      and(eq(lessons.courseId, before.courseId), eq(lessons.chapterId, before.id), gt(lessons.startsAt, now)),
    );
}
