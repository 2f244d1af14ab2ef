/** Feedback as customer service sees it. */
import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { students } from '../../account/tables';
import { feedbacks } from './tables';

const columns = { row: feedbacks, childName: students.kidName };

const withChild = (db: Db) =>
  db
    .select({ ...columns, total: totalRows })
    .from(feedbacks)
    .innerJoin(students, eq(students.userId, feedbacks.userId))
    .$dynamic();

export const feedbackOf = (db: Db, isAnswered: boolean, { limit, offset }: Paging) =>
  withChild(db)
    .where((isAnswered ? isNotNull : isNull)(feedbacks.answeredAt))
    .orderBy(...(isAnswered ? [desc(feedbacks.answeredAt)] : [asc(feedbacks.sentAt)]), asc(feedbacks.id))
    .limit(limit)
    .offset(offset);

export async function oneFeedback(db: Db, feedbackId: number) {
  const [found] = await withChild(db).where(eq(feedbacks.id, feedbackId));
  return found;
}

export type ListedFeedback = NonNullable<Awaited<ReturnType<typeof oneFeedback>>>;
