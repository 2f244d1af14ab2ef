import { and, eq, isNull } from 'drizzle-orm';
import { LearningReportType } from '../../../../src/contract/growth/values';
import type { Db } from '../../../db/types';
import { addDays, addMillis, HOUR, type Clock } from '../../../time';
import { REPORT_ANNOUNCEMENTS } from '../../../growth/messages';
import { learningReports } from '../../../growth/tables';

const DEMO_EVALUATION = 88001;

/** New reports, the first the newest; those that were new are read. */
export async function seedReports(
  db: Db,
  clock: Clock,
  userId: number,
  types: readonly LearningReportType[],
): Promise<void> {
  const now = clock.now();
  const unread = and(eq(learningReports.userId, userId), isNull(learningReports.readAt));
  await db.update(learningReports).set({ readAt: now }).where(unread);
  if (types.length === 0) return;
  await db.insert(learningReports).values(
    types.map((reportType, index) => ({
      userId,
      reportType,
      message: REPORT_ANNOUNCEMENTS[reportType],
      evaluationId: reportType === LearningReportType.subjectExplore ? DEMO_EVALUATION : 0,
      createdAt: addMillis(now, -(index + 1) * HOUR),
    })),
  );
}

/** Monthly reports of the last months, each read on the day after it came. */
export async function seedReadReports(db: Db, clock: Clock, userId: number, number: number): Promise<void> {
  if (number === 0) return;
  const reportType = LearningReportType.monthly;
  const message = REPORT_ANNOUNCEMENTS[reportType];
  const rows = Array.from({ length: number }, (_, index) => {
    const createdAt = addDays(clock.now(), -30 * (index + 1));
    return { userId, reportType, message, createdAt, readAt: addDays(createdAt, 1) };
  });
  await db.insert(learningReports).values(rows);
}
