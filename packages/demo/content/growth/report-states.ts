/** Puts a child's reports into a state for testers: each kind unread or read, one released a second ago, or none. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq, isNull } from 'drizzle-orm';
import { LearningReportType, ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../../server/core/db/types';
import { REPORT_ANNOUNCEMENTS } from '../../../../server/domains/growth/messages';
import { reportKinds } from '../../../../server/domains/growth/reports/kinds';
import { orderReports } from '../../../../server/domains/growth/report-kinds/order';
import { releaseDue } from '../../../../server/domains/growth/reports/work';
import { learningReports } from '../../../../server/domains/learning/tables';
import { reportJobs } from '../../../../server/domains/growth/tables';
import { addDays, addMillis, HOUR, SECOND, type Clock } from '../../../../server/core/time';
import { hadEvaluation } from '../evaluation/states';
import { hadTrial } from './trial';

type ReportState = ScenarioState<'reports'>;

interface Child {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
}

/** Marks all others as read, so that home announces this one. */
export async function setReports(child: Child, state: ReportState): Promise<void> {
  const { db, clock, userId } = child;
  await readAll(child);
  if (state === 'none') return;
  if (state === 'nothing') {
    await db.delete(learningReports).where(eq(learningReports.userId, userId));
    return;
  }
  const now = clock.now();
  if (state === 'just-released') {
    await releaseAgain(child, ReportKind.afterClass, addMillis(now, -SECOND));
    return;
  }
  const kind = Object.values(ReportKind).find((known) => state.startsWith(`${known}-`));
  if (kind === undefined) return;
  if (kind === ReportKind.demo) await hadTrial(db, clock, userId);
  await hadEvaluation(db, clock, userId, kind);
  await releaseAgain(child, kind, addMillis(now, -HOUR));
  if (state.endsWith('-read')) await readAll(child);
}

async function readAll({ db, clock, userId }: Child): Promise<void> {
  const unread = and(eq(learningReports.userId, userId), isNull(learningReports.readAt));
  await db.update(learningReports).set({ readAt: clock.now() }).where(unread);
}

/** Releases the report for the newest event of this kind again. false: there is no such event. */
async function releaseAgain({ db, userId }: Child, kind: ReportKind, at: Date): Promise<boolean> {
  const ref = await reportKinds[kind].refAt(db, userId, at);
  if (ref === null) return false;
  const isIt = (table: typeof learningReports | typeof reportJobs) =>
    and(eq(table.userId, userId), eq(table.kind, kind), eq(table.ref, ref));
  await db.delete(learningReports).where(isIt(learningReports));
  await db.delete(reportJobs).where(isIt(reportJobs));
  await orderReports(db, [{ userId, kind, ref, dueAt: at }]);
  const onError = (error: unknown) => {
    throw error;
  };
  await releaseDue({ db, clock: { now: () => at }, onError, notifiesParents: false, userId });
  const [made] = await db
    .select({ id: learningReports.id })
    .from(learningReports)
    .where(isIt(learningReports));
  return made !== undefined;
}

const KIND_OF: Readonly<Record<LearningReportType, ReportKind>> = {
  1: ReportKind.month,
  5: ReportKind.explore,
  10: ReportKind.firstLesson,
  15: ReportKind.afterClass,
};

const DEMO_EVALUATION = 88001;

/** Unread reports, newest first; existing ones become read. Without learning events they are announcements only. */
export async function seedReports(
  db: Db,
  clock: Clock,
  userId: number,
  types: readonly LearningReportType[],
): Promise<void> {
  const child = { db, clock, userId };
  await readAll(child);
  for (const [index, reportType] of types.entries()) {
    const kind = KIND_OF[reportType];
    const createdAt = addMillis(clock.now(), -(index + 1) * HOUR);
    if (await releaseAgain(child, kind, createdAt)) continue;
    const evaluationId = reportType === LearningReportType.subjectExplore ? DEMO_EVALUATION : 0;
    const message = REPORT_ANNOUNCEMENTS[reportType];
    await db.insert(learningReports).values({ userId, kind, reportType, message, evaluationId, createdAt });
  }
}

/** Monthly reports from before report kinds existed, each read on the day after its release. */
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
