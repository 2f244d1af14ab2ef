import { and, asc, eq, gte, isNull, ne, or, type SQL } from 'drizzle-orm';
import { StudentStatus } from '../../../../src/contract/profile/status';
import type { courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { pictureUrl } from '../../../core/http/file-url';
import { requireSession, type HandlersOf } from '../../../core/http/handler';
import { materials } from '../../materials/tables';
import { lessonRef } from '../../learning/lesson-events';
import { withLinks } from '../../learning/lesson-links';
import { LESSON_MESSAGES } from '../messages';
import { replayOf } from '../replay';
import { lessons } from '../../courses/timetable/tables';
import { ensureLessonWindow } from '../../courses/timetable/window';
import { chapterPreparations, lessonPreparations } from './tables';
import { endsAt } from '../../courses/timetable/ends-at';
import { ownLessons } from '../../courses/timetable/policies';
import { orNotFound } from '../../../core/http/policy';
import { endOf } from '../wire';
import { toItem } from './wire';
import { findLesson } from './find';

/** Limit of the contract. */
const MATERIALS = 5;

export const lessonContentHandlers: HandlersOf<'getClassContent' | 'getBeforeClass' | 'tickPreparation'> = {
  /** Two queries for any lesson; two more once it is over. */
  async getClassContent({ liveId }, context) {
    const { db, clock } = context;
    const { userId, studentStatus } = requireSession(context);
    const row = await findLesson(db, and(eq(lessons.id, liveId), ownLessons(userId)));
    if (row === undefined) return null;
    const { content, lesson, teacher } = row;
    // Learning materials are for official students: rule materials-1 applies the same to their pages.
    const mayRead = studentStatus === StudentStatus.official;
    const item = { ref: lessonRef(lesson.id), lesson: toItem(row, context) };
    const [led] = clock.now() > endOf(lesson) ? await withLinks(db, userId, clock.now(), [item]) : [];
    return {
      ...(led ?? item.lesson),
      teacherId: teacher.id,
      teacherAvatar: pictureUrl(context, teacher.avatar),
      goals: content?.goals ?? [],
      steps: [...(content?.steps ?? [])],
      keyPoints: [...(content?.keyPoints ?? [])],
      tips: content?.tips ?? [],
      materials: mayRead ? await materialsOf(db, row.course.subject) : [],
      ...replayOf(lesson, row.filmId, clock.now()),
    };
  },

  async getBeforeClass({ liveId }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    const mine = ownLessons(userId);
    if (liveId === undefined) await ensureLessonWindow(db, clock, userId);
    const wanted = liveId === undefined ? and(mine, isNext(clock.now())) : and(mine, eq(lessons.id, liveId));
    const row = await findLesson(db, wanted);
    if (row === undefined) return null;
    return {
      lesson: toItem(row, context),
      items: await preparationsOf(db, row.lesson.id, row.lesson.chapterId),
    };
  },

  async tickPreparation({ liveId, itemId, isDone }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    const [known] = await db
      .select({ lessonId: lessons.id })
      .from(lessons)
      .innerJoin(chapterPreparations, eq(chapterPreparations.chapterId, lessons.chapterId))
      .where(and(eq(lessons.id, liveId), ownLessons(userId), eq(chapterPreparations.id, itemId)));
    orNotFound(known, LESSON_MESSAGES.noPreparation);
    const row = { lessonId: liveId, itemId, userId, doneAt: clock.now() };
    if (isDone) await db.insert(lessonPreparations).values(row).onConflictDoNothing();
    else await db.delete(lessonPreparations).where(isTick(liveId, itemId));
    return null;
  },
};

const isTick = (lessonId: number, itemId: number): SQL | undefined =>
  and(eq(lessonPreparations.lessonId, lessonId), eq(lessonPreparations.itemId, itemId));

/** Not over, and without leave. */
const isNext = (now: Date): SQL | undefined =>
  and(gte(endsAt, now), or(isNull(lessons.attendance), ne(lessons.attendance, 'leave')));

const materialsOf = (db: Db, subject: (typeof courses.$inferSelect)['subject']) =>
  db
    .select({ id: materials.id, title: materials.title })
    .from(materials)
    .where(eq(materials.subject, subject))
    .orderBy(asc(materials.position), asc(materials.id))
    .limit(MATERIALS);

async function preparationsOf(db: Db, lessonId: number, chapterId: number) {
  const rows = await db
    .select({ item: chapterPreparations, doneAt: lessonPreparations.doneAt })
    .from(chapterPreparations)
    .leftJoin(
      lessonPreparations,
      and(eq(lessonPreparations.itemId, chapterPreparations.id), eq(lessonPreparations.lessonId, lessonId)),
    )
    .where(eq(chapterPreparations.chapterId, chapterId))
    .orderBy(asc(chapterPreparations.position))
    .limit(20);
  return rows.map(({ item, doneAt }) => ({ itemId: item.id, text: item.text, isDone: doneAt !== null }));
}
