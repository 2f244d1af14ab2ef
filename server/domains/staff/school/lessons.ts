/** Lessons of children: found by the child, or by course and day; moved, or given another teacher. */
import { isDay } from '../../../core/day';
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { badFieldMessage } from '../../../core/http/messages';
import { orNotFound } from '../../../core/http/policy';
import { addDays, formatDateTime, shanghaiTime, startOfDay } from '../../../core/time';
import { courseNames } from '../../courses/edit';
import { ensureCourseWindow, ensureLessonWindow } from '../../courses/timetable/window';
import { lessonsFrom, lessonState, lessonToMove, moveLesson, type FoundLesson } from '../../lessons/edit';
import { assertUnchanged, etagOf } from '../content/etag';
import { momentOf } from '../content/moment';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { personAsked, type AskedPerson } from '../people';

/** What a move changes. */
const placeOf = ({ lesson }: FoundLesson) => ({
  ...{ teacherId: lesson.teacherId, startsAt: formatDateTime(lesson.startsAt) },
});

const shown = (row: FoundLesson, now: Date) => ({
  ...{ lessonId: row.lesson.id, userId: row.lesson.userId, ...row.child },
  ...{ courseName: row.course.name, subject: row.course.subject, chapterName: row.lesson.chapterName },
  ...{ ...placeOf(row), teacher: row.teacher, minutes: row.lesson.durationMinutes },
  ...{ state: lessonState(row, now), etag: etagOf(placeOf(row)) },
});

interface Asked extends AskedPerson {
  readonly courseId?: number;
  readonly day?: string;
}

/** Their lessons are made first where the timetable is not filled so far; undefined: there is no such child. */
async function wantedOf(context: OperatorContext, { courseId, day = '', ...asked }: Asked) {
  const { clock, db } = context;
  if (day !== '' && !isDay(day)) throw badInput('day', STAFF_MESSAGES.moment);
  const from = day === '' ? startOfDay(clock.now()) : shanghaiTime(day);
  const period = { courseId, from, until: day === '' ? undefined : addDays(from, 1) };
  if (asked.userId !== undefined || asked.phone !== undefined) {
    const person = await personAsked(context, asked);
    if (person === undefined) return undefined;
    await ensureLessonWindow(db, clock, person.userId);
    return { ...period, userId: person.userId };
  }
  if (courseId === undefined) throw badInput('userId', badFieldMessage('userId', 'required'));
  if (day === '') throw badInput('day', badFieldMessage('day', 'required'));
  context.concerns({ detail: { courseId, day } });
  await ensureCourseWindow(db, clock, courseId);
  return period;
}

export const lessons: OperatorHandlersOf<'listCourseNames' | 'findSchoolLessons' | 'moveSchoolLesson'> = {
  listCourseNames: async (_asked, { db }) => courseNames(db),

  async findSchoolLessons({ limit, page, ...asked }, context) {
    const wanted = await wantedOf(context, asked);
    if (wanted === undefined) return withCount([], 0);
    const find = (paging: Parameters<typeof lessonsFrom>[2]) => lessonsFrom(context.db, wanted, paging);
    const { rows, total } = await pageOf(find, { limit, page });
    return withCount(
      rows.map((row) => shown(row, context.clock.now())),
      total,
    );
  },

  async moveSchoolLesson({ etag, lessonId, startsAt, teacherId }, context) {
    const { clock, db } = context;
    const row = orNotFound(await lessonToMove(db, lessonId), STAFF_MESSAGES.unknown);
    const moment = momentOf('startsAt', startsAt);
    if (moment === null) throw badInput('startsAt', STAFF_MESSAGES.moment);
    assertUnchanged(placeOf(row), etag);
    await ensureLessonWindow(db, clock, row.lesson.userId);
    await moveLesson({ db, clock }, row, { startsAt: moment, teacherId });
    const detail = { lessonId, from: placeOf(row).startsAt, to: formatDateTime(moment), teacherId };
    context.concerns({ userId: row.lesson.userId, detail });
    return null;
  },
};
