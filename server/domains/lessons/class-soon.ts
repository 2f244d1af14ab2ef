/** Job: the reminder before a class, by push and in WeChat. */
import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
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
  const { chapterName: title, id, startsAt: at, userId } = lessons;
  const isExcused = sql`(SELECT 1 FROM ${leaves} WHERE ${eq(leaves.lessonId, id)}
    AND ${ne(leaves.state, LeaveState.withdrawn)} LIMIT 1) IS NOT NULL`;
  const isMissed = or(eq(lessons.attendance, 'leave'), isExcused);
  const source = { kind: 'classSoon', event: 'lesson', at, id, userId } as const;
  return notifyFound(services, source, async ({ isNext, limit, order }) => {
    const rows = await services.db
      .select({ id, userId, at, title, teacher: teachers.name })
      .from(lessons)
      .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
      .where(and(gt(at, now), lte(at, soon), sql`(${isMissed}) IS NOT TRUE`, isNext))
      .orderBy(...order)
      .limit(limit);
    return rows.map(({ teacher, ...row }) => ({
      ...{ ...row, happensAt: row.at, expiresAt: row.at, path: routes.myClassList.path },
      ...LESSON_MESSAGES.soon(row.title, formatDateTime(row.at).slice(11, 16)),
      brief: { title: row.title, note: LESSON_MESSAGES.calendarTeacher(teacher) },
    }));
  });
};
