/** Job: what is told before a class, on the phone and in WeChat. */
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { CLASS_SOON_MINUTES, LeaveState } from '../../../src/contract/lessons/values';
import { routes } from '../../../src/contract/routes';
import { addMillis, formatDateTime, MINUTE } from '../../core/time';
import { lessons, teachers } from '../courses/timetable/tables';
import { notifyFound } from '../messages/outbox/found';
import type { NotifyServices } from '../messages/outbox/notify';
import { leaves } from './leave/tables';
import { LESSON_MESSAGES } from './messages';

export const announceClasses = (services: NotifyServices): Promise<void> => {
  const now = services.clock.now();
  const soon = addMillis(now, CLASS_SOON_MINUTES * MINUTE);
  const { id, startsAt } = lessons;
  const isExcused = sql`EXISTS (SELECT FROM ${leaves} WHERE ${eq(leaves.lessonId, id)}
    AND ${ne(leaves.state, LeaveState.withdrawn)})`;
  return notifyFound(services, 'classSoon', { at: startsAt, id }, async (isNext, limit) => {
    const rows = await services.db
      .select({
        id,
        userId: lessons.userId,
        at: startsAt,
        title: lessons.chapterName,
        teacher: teachers.name,
      })
      .from(lessons)
      .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
      .where(
        and(
          ...[gt(startsAt, now), lte(startsAt, soon), isNext],
          or(isNull(lessons.attendance), ne(lessons.attendance, 'leave')),
          sql`NOT ${isExcused}`,
        ),
      )
      .orderBy(asc(startsAt), asc(id))
      .limit(limit);
    return rows.map(({ teacher, title, ...row }) => ({
      ...row,
      ...{ event: `lesson:${row.id}`, happensAt: row.at, expiresAt: row.at },
      ...LESSON_MESSAGES.soon(title, formatDateTime(row.at).slice(11, 16)),
      brief: { title, note: LESSON_MESSAGES.calendarTeacher(teacher) },
      path: routes.myClassList.path,
    }));
  });
};
