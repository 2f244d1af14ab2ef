import { desc } from 'drizzle-orm';
import { TonightKind } from '../../../src/contract/home/values';
import type { TonightPart } from '../home/tonight';
import { learningReports } from '../learning/tables';
import { unreadOf } from './reports/record';

/** Unread reports; the title is that of the newest. */
export const reportTonight: TonightPart = async ({ db, userId }) => {
  const isUnread = unreadOf(userId);
  const [first] = await db
    .select({ id: learningReports.id, title: learningReports.about, reportKind: learningReports.kind })
    .from(learningReports)
    .where(isUnread)
    .orderBy(desc(learningReports.createdAt), desc(learningReports.id))
    .limit(1);
  return first && { kind: TonightKind.report, ...first, count: await db.$count(learningReports, isUnread) };
};
