import { and, eq } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import { GROWTH_PAGE } from '../../../../src/contract/growth/values';
import { courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { answersOf, type Evaluation } from './taken';
import { pictureUrl } from '../../../core/http/file-url';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { isOfEvaluation } from '../report-kinds/kind-of';
import { listReports } from '../report-kinds/list';
import { ownEvaluations } from '../policies';
import { evaluations } from './tables';
import { resultOf } from './abilities';
import { coursesOf, fittingCourses } from './courses';
import { TAKEN_MESSAGES } from './messages';
import { orNotFound } from '../../../core/http/policy';

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
    const fitting = fittingCourses(await coursesOf(db, [subject]), subject, result);
    return fitting.map(({ words: _words, picture, abilities, ...course }) => ({
      ...course,
      picture: pictureUrl(context, picture),
      abilities: [...abilities],
    }));
  },
};

/** Another child's evaluation is reported like a missing one. */
async function evaluationOf(context: CallContext, evaluationId: number): Promise<Evaluation> {
  const { userId } = requireSession(context);
  const [evaluation] = await context.db
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.id, evaluationId), ownEvaluations(userId)));
  return orNotFound(evaluation, TAKEN_MESSAGES.unknown);
}

/** undefined: all subjects. A category implies a subject; both must agree, and an unknown category has none: null. */
async function subjectOf(
  db: Db,
  subject: Subject | undefined,
  cateId: number | undefined,
): Promise<Subject | undefined | null> {
  if (cateId === undefined || cateId === 0) return subject;
  const [course] = await db.select({ subject: courses.subject }).from(courses).where(eq(courses.id, cateId));
  if (course === undefined || (subject !== undefined && subject !== course.subject)) return null;
  return course.subject;
}
