/** Courses, and their chapters. */
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import {
  chaptersOf,
  coursesWith,
  courseToEdit,
  saveChapters,
  saveCourse,
  type ChapterRow,
  type CourseRow,
  type WrittenChapter,
} from '../../courses/edit';
import { assertUnchanged, withEtag } from '../content/etag';
import { linkOf } from '../content/link';
import { assertChangedPicture } from '../content/picture';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';

const courseOf = (row: CourseRow) => ({
  ...{ courseId: row.id, name: row.name, title: row.title, subject: row.subject, type: row.courseType },
  ...{ lessons: row.courseNum, picture: row.picture, audience: row.audience, position: row.position },
  link: row.link ?? '',
});

interface Kept {
  readonly course: CourseRow;
  readonly chapters: readonly ChapterRow[];
}

const shown = ({ chapters, course }: Kept) => ({
  ...courseOf(course),
  chapters: chapters.map(({ id, name, picture }) => ({ chapterId: id, name, picture })),
});

async function courseFor({ db }: OperatorContext, courseId: number): Promise<Kept> {
  const course = orNotFound(await courseToEdit(db, courseId), STAFF_MESSAGES.unknown);
  return { course, chapters: await chaptersOf(db, courseId) };
}

interface TypedChapter {
  readonly chapterId?: number;
  readonly name: string;
  readonly picture: string;
}

/** Lessons, times to book and what belongs to a chapter hang on it: none may be left out. */
async function chaptersToWrite(
  { providers }: OperatorContext,
  typed: readonly TypedChapter[],
  before: readonly ChapterRow[],
): Promise<WrittenChapter[]> {
  const named = typed.flatMap(({ chapterId }) => (chapterId === undefined ? [] : [chapterId]));
  const isWhole = named.length === before.length && before.every(({ id }) => named.includes(id));
  if (!isWhole) throw badInput('chapters', STAFF_MESSAGES.chapters);
  const written: WrittenChapter[] = [];
  for (const [at, { chapterId, name, picture }] of typed.entries()) {
    const known = before.find(({ id }) => id === chapterId) ?? null;
    await assertChangedPicture(providers.storage, picture, known?.picture, `chapters.${at}.picture`);
    written.push({ before: known, name: name.trim(), picture });
  }
  return written;
}

export const courses: OperatorHandlersOf<'listSchoolCourses' | 'getSchoolCourse' | 'saveSchoolCourse'> = {
  async listSchoolCourses({ keyword = '', subject, ...asked }, { db }) {
    const wanted = { keyword: keyword.trim(), subject };
    const { rows, total } = await pageOf((paging) => coursesWith(db, wanted, paging), asked);
    return withCount(
      rows.map(({ chapters, ...row }) => ({ ...courseOf(row), chapterCount: chapters })),
      total,
    );
  },

  async getSchoolCourse({ courseId }, context) {
    return withEtag(shown(await courseFor(context, courseId)));
  },

  async saveSchoolCourse({ chapters: typed, courseId, etag, link, ...course }, context) {
    const { clock, db, providers } = context;
    const before = courseId === undefined ? null : await courseFor(context, courseId);
    if (before !== null) assertUnchanged(shown(before), etag);
    await assertChangedPicture(providers.storage, course.picture, before?.course.picture);
    const chapters = await chaptersToWrite(context, typed, before?.chapters ?? []);
    const isKept = before !== null && link === (before.course.link ?? '');
    const { audience, lessons: courseNum, picture, position, subject, type: courseType } = course;
    const name = course.name.trim();
    const id = await saveCourse(db, before?.course.id, {
      ...{ name, title: course.title.trim(), subject, courseType, courseNum, picture, audience, position },
      link: isKept ? before.course.link : (linkOf(link)?.url ?? null),
    });
    await saveChapters(db, id, chapters, clock.now());
    context.concerns({ detail: { courseId: id, name, chapters: chapters.length } });
    return { courseId: id };
  },
};
