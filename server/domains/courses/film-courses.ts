/** Film courses: those of a category, one with its chapters, and a single chapter. */
import { and, asc, eq } from 'drizzle-orm';
import type { FilmCourse } from '../../../src/contract/courses/film-course.schema';
import { FilmAccess, FilmCourseKind } from '../../../src/contract/courses/values';
import { pageOf } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { pictureUrl } from '../../core/http/file-url';
import { recordedHours } from '../hours/movements';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../core/http/handler';
import { teachers } from './timetable/tables';
import { brandOf } from './brand';
import { currentOf, findChapters, type ChapterRow } from './chapters';
import { findFilmCourses, toFilmCourses } from './film-course';
import { filmChapters, filmCourses } from './tables';
import { toChapter } from './wire';

export const filmCourseHandlers: HandlersOf<'listGroupCourses' | 'getFilmCourse' | 'getChapter'> = {
  async listGroupCourses({ groupId, page, limit }, context) {
    const { userId } = requireSession(context);
    const wanted = and(eq(filmCourses.groupId, groupId), eq(filmCourses.kind, FilmCourseKind.recorded));
    const found = await pageOf((paging) => findFilmCourses(context.db, userId, wanted, paging), {
      page,
      limit,
    });
    return withCount(await toFilmCourses(context, userId, found.rows), found.total);
  },

  async getFilmCourse({ courseId }, context) {
    const { db } = context;
    const { userId } = requireSession(context);
    const rows = await findFilmCourses(db, userId, eq(filmCourses.id, courseId), { limit: 1, offset: 0 });
    const [card] = await toFilmCourses(context, userId, rows);
    const course = rows[0]?.course;
    if (card === undefined || course === undefined) return null;
    const chapters = await findChapters(db, userId, eq(filmChapters.courseId, courseId));
    return {
      ...card,
      summary: course.summary,
      highlights: course.highlights,
      ...(await teacherOf(context, course.teacherId)),
      chapters: chapters.map((row) => toChapter(row, context)),
      currentChapterId: currentOf(chapters, context.clock.now())?.chapter.id ?? 0,
      hoursLeft: await hoursFor(context, userId, card),
    };
  },

  async getChapter({ chapterId }, context) {
    const { userId } = requireSession(context);
    const [row] = await findChapters(context.db, userId, eq(filmChapters.id, chapterId));
    if (row === undefined) return null;
    const { chapter, course } = row;
    return {
      ...toChapter(row, context),
      summary: chapter.summary,
      keyPoints: chapter.keyPoints,
      courseId: course.id,
      courseTitle: course.title,
      kind: course.kind,
      subject: course.subject,
      ...(await neighboursOf(context.db, chapter)),
    };
  },
};

async function teacherOf(context: CallContext, teacherId: number | null) {
  const [found] =
    teacherId === null ? [] : await context.db.select().from(teachers).where(eq(teachers.id, teacherId));
  return found === undefined
    ? { teacherId: 0, teacherName: '', teacherAvatar: '' }
    : { teacherId: found.id, teacherName: found.name, teacherAvatar: pictureUrl(context, found.avatar) };
}

/** Queried only if the course can be bought. */
async function hoursFor(
  context: CallContext,
  userId: number,
  { access, priceHours, subject }: FilmCourse,
): Promise<number> {
  const brandCode = brandOf(subject);
  if (access === FilmAccess.open || priceHours === 0 || brandCode === undefined) return 0;
  return Math.floor(await recordedHours(context, userId, brandCode));
}

async function neighboursOf(db: Db, { courseId, id }: ChapterRow['chapter']) {
  const ids = await db
    .select({ id: filmChapters.id })
    .from(filmChapters)
    .where(eq(filmChapters.courseId, courseId))
    .orderBy(asc(filmChapters.position));
  const at = ids.findIndex((other) => other.id === id);
  return { previousId: ids[at - 1]?.id ?? 0, nextId: ids[at + 1]?.id ?? 0 };
}
