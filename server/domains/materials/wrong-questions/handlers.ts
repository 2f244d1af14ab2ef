import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import {
  BusinessError,
  withCount,
  type CallContext,
  type HandlersOf,
  requireSession,
} from '../../../core/http/handler';
import { knowledgePoints } from '../../questions/knowledge/tables';
import { wrongQuestions } from '../../questions/wrong-questions/tables';
import { ConfigurationName } from '../../../../src/contract/configuration/values';
import { mayUseWrongQuestions } from '../../../../src/contract/materials/values';
import { configurations } from '../../configuration/tables';
import type { ConfigurationsResponse } from '../../configuration/values';
import { questionsByIds } from '../../questions/bank';
import { shownQuestion, solutionOf } from '../../questions/engine';
import { ownWrongQuestions } from '../../questions/policies';
import { orNotFound } from '../../../core/http/policy';
import { toQuestion } from './wire';

/** Shown to parents. */
const WRONG_QUESTION_MESSAGES = {
  notOpen: '错题本暂未对您开放',
  unknown: '这道题目不存在或已被移除',
} as const;

export const wrongQuestionHandlers: HandlersOf<
  'getWrongQuestionGroups' | 'getWrongQuestions' | 'getWrongQuestion' | 'masterWrongQuestion'
> = {
  async getWrongQuestionGroups(_request, context) {
    const userId = await admitted(context);
    const points = await context.db
      .select({
        id: knowledgePoints.id,
        subject: knowledgePoints.subject,
        name: knowledgePoints.name,
        total: count(),
        open: sql<number>`count(*) filter (where ${wrongQuestions.masteredAt} is null)`.mapWith(Number),
      })
      .from(wrongQuestions)
      .innerJoin(knowledgePoints, eq(knowledgePoints.id, wrongQuestions.knowledgeId))
      .where(ownWrongQuestions(userId))
      .groupBy(knowledgePoints.id)
      .orderBy(asc(knowledgePoints.subject), asc(knowledgePoints.position), asc(knowledgePoints.id));
    const subjects = [...new Set(points.map(({ subject }) => subject))];
    return subjects.map((subject) => {
      const own = points.filter((point) => point.subject === subject);
      const sum = (field: 'total' | 'open') => own.reduce((total, point) => total + point[field], 0);
      const counted = own.map(({ id, name, total, open }) => ({ id, name, total, open }));
      return { subject, total: sum('total'), open: sum('open'), points: counted };
    });
  },

  async getWrongQuestions({ page, limit, subject, knowledgeId, isMastered }, context) {
    const userId = await admitted(context);
    const { db } = context;
    const { masteredAt } = wrongQuestions;
    const wanted = and(
      ownWrongQuestions(userId),
      eq(knowledgePoints.subject, subject),
      knowledgeId === undefined ? undefined : eq(knowledgePoints.id, knowledgeId),
      isMastered === undefined ? undefined : isMastered ? isNotNull(masteredAt) : isNull(masteredAt),
    );
    const joined = eq(knowledgePoints.id, wrongQuestions.knowledgeId);
    const find = (paging: Paging) =>
      db
        .select({ question: wrongQuestions, knowledge: knowledgePoints, total: totalRows })
        .from(wrongQuestions)
        .innerJoin(knowledgePoints, joined)
        .where(wanted)
        .orderBy(desc(wrongQuestions.wrongAt), desc(wrongQuestions.id))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(
      rows.map((row) => toQuestion(row, context)),
      total,
    );
  },

  async getWrongQuestion({ id, questionId }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    const named = [
      ...(id === undefined ? [] : [eq(wrongQuestions.id, id)]),
      ...(questionId === undefined ? [] : [eq(wrongQuestions.questionId, questionId)]),
    ];
    const [row] =
      named.length === 0
        ? []
        : await db
            .select({ question: wrongQuestions, knowledge: knowledgePoints })
            .from(wrongQuestions)
            .innerJoin(knowledgePoints, eq(knowledgePoints.id, wrongQuestions.knowledgeId))
            .where(and(ownWrongQuestions(userId), ...named));
    const own = orNotFound(row, WRONG_QUESTION_MESSAGES.unknown);
    const ids = own.question.questionId === null ? [] : [own.question.questionId];
    const [asked] = await questionsByIds(db, ids);
    return {
      ...toQuestion(own, context),
      mayMark: await isOpenTo(context, userId),
      question: asked === undefined ? null : shownQuestion(context, asked),
      solution: asked === undefined ? null : solutionOf(context, asked),
    };
  },

  async masterWrongQuestion({ id, isMastered }, context) {
    const userId = await admitted(context);
    const { db, clock } = context;
    const [row] = await db
      .select()
      .from(wrongQuestions)
      .where(and(eq(wrongQuestions.id, id), ownWrongQuestions(userId)));
    const question = orNotFound(row, WRONG_QUESTION_MESSAGES.unknown);
    const masteredAt = isMastered ? (question.masteredAt ?? clock.now()) : null;
    await db.update(wrongQuestions).set({ masteredAt }).where(eq(wrongQuestions.id, id));
    return null;
  },
};

/** Enforces the configuration's access list, whatever the app shows. Returns the user id. */
async function admitted(context: CallContext): Promise<number> {
  const { userId } = requireSession(context);
  if (await isOpenTo(context, userId)) return userId;
  throw new BusinessError(BACKEND_CODE.forbidden, WRONG_QUESTION_MESSAGES.notOpen, 403);
}

async function isOpenTo({ db }: CallContext, userId: number): Promise<boolean> {
  const [row] = await db
    .select()
    .from(configurations)
    .where(eq(configurations.name, ConfigurationName.wrongQuestions));
  const config = row?.value as ConfigurationsResponse['No_wrong_subject_me_list'];
  return mayUseWrongQuestions(config, userId);
}
