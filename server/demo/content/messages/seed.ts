import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { SUBJECT_NAMES } from '../../../courses/subject-names';
import { courses } from '../../../courses/tables';
import { lessons } from '../../../lessons/tables';
import type { Db } from '../../../db/types';
import { addDays, addMillis, HOUR, startOfDay, type Clock } from '../../../time';
import { toOwnPage } from '../../pages';
import { MESSAGES } from './messages';
import { inboxMessages } from '../../../messages/tables';

const A_DAY = 4;

/** 豌豆思维《第15讲 路线规划》: those that the child had. */
async function lessonsOf(db: Db, userId: number): Promise<string[]> {
  const found = await db
    .select({ name: lessons.chapterName, subject: courses.subject })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.userId, userId), isNotNull(lessons.attendance)))
    .orderBy(desc(lessons.startsAt), desc(lessons.id));
  return found.map(({ name, subject }) => `${SUBJECT_NAMES[subject]}《${name}》`);
}

/** The newest first: `unread` that wait, and `read` older ones. */
export async function seedMessages(
  db: Db,
  clock: Clock,
  userId: number,
  { unread, read }: { readonly unread: number; readonly read: number },
): Promise<void> {
  const names = await lessonsOf(db, userId);
  const midnight = startOfDay(clock.now());
  const rows = Array.from({ length: unread + read }, (_, index) => {
    const sample = MESSAGES[index % MESSAGES.length];
    if (sample === undefined) throw new Error('There are no sample messages');
    const { hour, target, body, ...message } = sample;
    const lesson = names[index % Math.max(1, names.length)] ?? '这节课';
    const leads = target && { target: toOwnPage(target) };
    const sentAt = addMillis(addDays(midnight, -1 - Math.floor(index / A_DAY)), hour * HOUR);
    return {
      userId,
      ...message,
      body: body.replace('{lesson}', lesson),
      ...leads,
      sentAt,
      readAt: index < unread ? null : addMillis(sentAt, HOUR),
    };
  });
  if (rows.length > 0) await db.insert(inboxMessages).values(rows);
}
