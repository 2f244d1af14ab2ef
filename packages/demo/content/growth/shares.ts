/** A share that is active, expired or revoked, for testers: its key is fixed, so that a URL can contain it. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, desc, eq } from 'drizzle-orm';
import { ReportKind, SHARE_DAYS, ShareOf, SituationPeriod } from '../../../../src/contract/growth/values';
import { shownNameOf } from '../../../../src/contract/growth/shown-name';
import { students } from '../../../../server/domains/account/tables';
import type { Db } from '../../../../server/core/db/types';
import { hashOf } from '../../../../server/domains/growth/shares/key';
import { learningReports } from '../../../../server/domains/learning/tables';
import { reportShares } from '../../../../server/domains/growth/tables';
import { addDays, type Clock } from '../../../../server/core/time';

type ShareDemoState = ScenarioState<'share'>;

/** As long as a real key. Only stored by the testers' route, which does not exist in production. */
export const DEMO_SHARE_KEY = 'demo-share-growth-0001';

/** Of the child's newest monthly report; without one, of its situation page. */
export async function setShare(db: Db, clock: Clock, userId: number, state: ShareDemoState): Promise<void> {
  const keyHash = hashOf(DEMO_SHARE_KEY);
  await db.delete(reportShares).where(eq(reportShares.keyHash, keyHash));
  if (state === 'none') return;
  const [child] = await db
    .select({ name: students.kidName })
    .from(students)
    .where(eq(students.userId, userId));
  const [report] = await db
    .select({ id: learningReports.id })
    .from(learningReports)
    .where(and(eq(learningReports.userId, userId), eq(learningReports.kind, ReportKind.month)))
    .orderBy(desc(learningReports.createdAt))
    .limit(1);
  const createdAt = state === 'ended' ? addDays(clock.now(), -SHARE_DAYS - 1) : clock.now();
  await db.insert(reportShares).values({
    ...{ userId, keyHash, createdAt, endsAt: addDays(createdAt, SHARE_DAYS) },
    ...(report === undefined
      ? { of: ShareOf.situation, period: SituationPeriod.month }
      : { of: ShareOf.report, reportId: report.id }),
    shownName: shownNameOf(child?.name ?? ''),
    revokedAt: state === 'revoked' ? clock.now() : null,
  });
}
