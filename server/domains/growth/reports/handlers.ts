import { and, desc, eq } from 'drizzle-orm';
import { GROWTH_PAGE, ReportKind } from '../../../../src/contract/growth/values';
import { requireSession, withCount, type HandlersOf } from '../../../core/http/handler';
import { learningReports } from '../../learning/tables';
import { exampleReport } from './example';
import { isOfKind, isOfNoEvaluation } from '../report-kinds/kind-of';
import { listReports } from '../report-kinds/list';
import { shownReport } from './wire';
import { ownReports } from '../../learning/policies';

export const reportHandlers: HandlersOf<'getReport' | 'listGrowthReports'> = {
  async getReport({ kind, id, evaluationId }, context) {
    const { userId } = requireSession(context);
    const [row] = await context.db
      .select()
      .from(learningReports)
      .where(
        and(
          ownReports(userId),
          isOfKind(kind),
          id === undefined ? undefined : eq(learningReports.id, id),
          evaluationId === undefined ? undefined : eq(learningReports.evaluationId, evaluationId),
        ),
      )
      .orderBy(desc(learningReports.createdAt), desc(learningReports.id))
      .limit(1);
    if (row !== undefined) return shownReport(context, row);
    return kind === ReportKind.demo && id === undefined ? exampleReport(context.clock) : null;
  },

  async listGrowthReports({ subject, page, limit = GROWTH_PAGE }, context) {
    const { userId } = requireSession(context);
    const { cards, total } = await listReports(
      context.db,
      { userId, subject, page, limit },
      isOfNoEvaluation,
    );
    return withCount(cards, total);
  },
};
