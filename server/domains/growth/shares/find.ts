/** Active shares. */

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { learningReports } from '../../learning/tables';
import { reportShares } from '../tables';
import { ownShares } from '../policies';

export const openOf = (db: Db, userId: number, now: Date) =>
  db
    .select({
      id: reportShares.id,
      of: reportShares.of,
      // Only the title of the frozen report.
      reportTitle: sql<string | null>`${learningReports.content} ->> 'title'`,
      shownName: reportShares.shownName,
      createdAt: reportShares.createdAt,
      endsAt: reportShares.endsAt,
      views: reportShares.views,
    })
    .from(reportShares)
    .leftJoin(learningReports, eq(learningReports.id, reportShares.reportId))
    .where(and(ownShares(userId), isNull(reportShares.revokedAt), gt(reportShares.endsAt, now)));
