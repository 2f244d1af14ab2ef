import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { ReportCard } from '../../../src/contract/growth/report.schema';
import { EVALUATION_REPORTS, GROWTH_PAGE } from '../../../src/contract/growth/values';
import { courses } from '../../courses/tables';
import { pageOf, totalRows, type Paging } from '../../db/page';
import type { Db } from '../../db/types';
import { EVALUATION_MESSAGES } from '../../evaluation/messages';
import { answersOf, ownEvaluation, type Evaluation } from '../../evaluation/taken';
import { pictureUrl } from '../../files/url';
import {
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../http/handler';
import { formatDateTime } from '../../time';
import { learningReports } from '../tables';
import { resultOf } from './abilities';
import { coursesOf, fittingCourses } from './courses';
import { KIND_WORDS, type EvaluationReportKind } from './texts';

export const evaluationReportHandlers: HandlersOf<
  'listEvaluationReports' | 'listEvaluationAnswers' | 'listExploreCourses'
> = {
  async listEvaluationReports({ subject, cateId, page, limit = GROWTH_PAGE }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    const subjects = await subjectsOf(db, subject, cateId);
    const wanted = and(
      eq(learningReports.userId, userId),
      inArray(learningReports.kind, [...EVALUATION_REPORTS]),
      subjects === undefined ? undefined : inArray(learningReports.subject, subjects),
    );
    const find = (paging: Paging) =>
      db
        .select({ report: learningReports, total: totalRows })
        .from(learningReports)
        .where(wanted)
        .orderBy(desc(learningReports.createdAt), desc(learningReports.id))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(
      rows.map(({ report }) => toCard(report)),
      total,
    );
  },

  async listEvaluationAnswers({ evaluationId }, context) {
    await evaluationOf(context, evaluationId);
    const answers = await answersOf(context.db, [evaluationId]);
    return answers.map(({ evaluationId: _of, picture, options, ...answer }) => ({
      ...answer,
      picture: pictureUrl(context, picture),
      options: [...options],
    }));
  },

  async listExploreCourses({ evaluationId }, context) {
    const { db } = context;
    const { subject } = await evaluationOf(context, evaluationId);
    const result = resultOf(await answersOf(db, [evaluationId]));
    const found = fittingCourses(await coursesOf(db, [subject]), subject, result);
    return found.map(({ words: _words, picture, abilities, ...course }) => ({
      ...course,
      picture: pictureUrl(context, picture),
      abilities: [...abilities],
    }));
  },
};

/** Another child's is as unknown as one that there is not. */
async function evaluationOf(context: CallContext, evaluationId: number): Promise<Evaluation> {
  const { userId } = requireSession(context);
  const found = await ownEvaluation(context.db, userId, evaluationId);
  if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, EVALUATION_MESSAGES.unknown);
  return found;
}

/**
 * undefined: of every subject. A category is one of a subject's; both together have to agree, and a category that there is not has
 * no subject (rule growth-63).
 */
async function subjectsOf(
  db: Db,
  subject: Subject | undefined,
  cateId: number | undefined,
): Promise<Subject[] | undefined> {
  if (cateId === undefined || cateId === 0) return subject === undefined ? undefined : [subject];
  const found = await db.select({ subject: courses.subject }).from(courses).where(eq(courses.id, cateId));
  const ofCategory = found.map((course) => course.subject);
  return subject === undefined ? ofCategory : ofCategory.filter((own) => own === subject);
}

type ReportRow = typeof learningReports.$inferSelect;

const toCard = (row: ReportRow): ReportCard => ({
  id: row.id,
  kind: row.kind,
  title: row.content?.title ?? KIND_WORDS[row.kind as EvaluationReportKind].title,
  about: row.about,
  ...(row.subject === null ? {} : { subject: row.subject }),
  sentence: row.content?.sentence ?? row.message,
  releasedAt: formatDateTime(row.createdAt),
  isRead: row.readAt !== null,
  evaluationId: row.evaluationId,
});
