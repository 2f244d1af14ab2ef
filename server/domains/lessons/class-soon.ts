/** Job: WeChat's message before a class. */
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { SubscribeTopic } from '../../../src/contract/messages/values';
import { CLASS_SOON_MINUTES, LeaveState } from '../../../src/contract/lessons/values';
import { routes } from '../../../src/contract/routes';
import type { Db } from '../../core/db/types';
import { addMillis, MINUTE } from '../../core/time';
import { lessons, teachers } from '../courses/timetable/tables';
import { isAllowed } from '../messages/subscribe/allowance';
import { enqueue } from '../messages/subscribe/enqueue';
import { messageSubscriptions as subscriptions } from '../messages/subscribe/tables';
import { leaves } from './leave/tables';
import { LESSON_MESSAGES } from './messages';

/** Begins with the parents who allow a message: few, beside all lessons. */
export async function announceClasses(db: Db, now: Date): Promise<void> {
  const isExcused = sql`EXISTS (SELECT FROM ${leaves} WHERE ${eq(leaves.lessonId, lessons.id)}
    AND ${ne(leaves.state, LeaveState.withdrawn)})`;
  const soon = await db
    .select({
      ...{ id: lessons.id, userId: lessons.userId, startsAt: lessons.startsAt },
      ...{ title: lessons.chapterName, teacher: teachers.name },
    })
    .from(subscriptions)
    .innerJoin(lessons, eq(lessons.userId, subscriptions.userId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(
      and(
        ...[eq(subscriptions.topic, SubscribeTopic.classSoon), isAllowed],
        ...[gt(lessons.startsAt, now), lte(lessons.startsAt, addMillis(now, CLASS_SOON_MINUTES * MINUTE))],
        or(isNull(lessons.attendance), ne(lessons.attendance, 'leave')),
        sql`NOT ${isExcused}`,
      ),
    );
  const events = soon.map(({ id, startsAt, teacher, title, userId }) => ({
    ...{ userId, title, event: `lesson:${id}`, happensAt: startsAt, expiresAt: startsAt },
    note: LESSON_MESSAGES.calendarTeacher(teacher),
    path: routes.myClassList.path,
  }));
  await enqueue(db, SubscribeTopic.classSoon, events, now);
}
