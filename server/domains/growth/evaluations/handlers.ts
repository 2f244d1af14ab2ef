import { eq } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { GROWTH_PAGE } from '../../../../src/contract/growth/values';
import { courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { answersOf, ownEvaluation, type Evaluation } from './taken';
import { pictureUrl } from '../../../core/http/file-url';
import {
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../../core/http/handler';
import { isOfEvaluation } from '../report-kinds/kind-of';
import { listReports } from '../report-kinds/list';
import { resultOf } from './abilities';
import { coursesOf, fittingCourses } from './courses';
import { TAKEN_MESSAGES } from './messages';

export const evaluationReportHandlers: HandlersOf<
  'listEvaluationReports' | 'listEvaluationAnswers' | 'listExploreCourses'
> = {
  async listEvaluationReports({ subject, cateId, page, limit = GROWTH_PAGE }, context) {
    const { userId } = requireSession(context);
    const ofSubject = await subjectOf(context.db, subject, cateId);
    if (ofSubject === null) return withCount([], 0);
    const asked = { userId, subject: ofSubject, page, limit };
    const { cards, total } = await listReports(context.db, asked, isOfEvaluation);
    return withCount(cards, total);
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
  if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, TAKEN_MESSAGES.unknown);
  return found;
}

/**
 * undefined: of every subject. A category is one of a subject's; both together have to agree, and a category that there is not has
 * no subject (rule growth-63): null.
 */
async function subjectOf(
  db: Db,
  subject: Subject | undefined,
  cateId: number | undefined,
): Promise<Subject | undefined | null> {
  if (cateId === undefined || cateId === 0) return subject;
  const [found] = await db.select({ subject: courses.subject }).from(courses).where(eq(courses.id, cateId));
  if (found === undefined || (subject !== undefined && subject !== found.subject)) return null;
  return found.subject;
}
