import { and, desc, isNull } from 'drizzle-orm';
import { TonightKind } from '../../../src/contract/home/values';
import type { TonightPart } from '../home/tonight';
import { ownReports } from '../learning/policies';
import { learningReports } from '../learning/tables';

/** Reports that nobody has read; the newest by name. */
export const reportTonight: TonightPart = async ({ db, userId }) => {
  const isUnread = and(ownReports(userId), isNull(learningReports.readAt));
  const [first] = await db
    .select({ id: learningReports.id, title: learningReports.about, reportKind: learningReports.kind })
    .from(learningReports)
    .where(isUnread)
    .orderBy(desc(learningReports.createdAt), desc(learningReports.id))
    .limit(1);
  return first && { kind: TonightKind.report, ...first, count: await db.$count(learningReports, isUnread) };
};
