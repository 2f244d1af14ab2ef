/** Taken evaluations and their answers, as input for reports and lists. */
import { and, asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { knowledgePoints } from '../../questions/knowledge/tables';
import { evaluationAnswers, evaluations } from './tables';

export type Evaluation = typeof evaluations.$inferSelect;

export interface TakenEvaluation extends Evaluation {
  /** Whether its questions have abilities: those of older forms do not. */
  readonly knowsAbilities: boolean;
}

/** An answer with its question's topic; '' if unknown. */
export interface EvaluationAnswer {
  readonly evaluationId: number;
  readonly position: number;
  readonly stem: string;
  /** Storage key of the picture; '' for none. */
  readonly picture: string;
  readonly options: readonly string[];
  readonly childAnswer: string;
  readonly rightAnswer: string;
  readonly isRight: boolean;
  readonly analysis: string;
  readonly knowledge: string;
  readonly ability: string;
}

// Written with explicit table names: Drizzle omits them in a single-table query.
const knowsAbilities = sql<boolean>`exists (
  select 1 from ${evaluationAnswers} answer
  inner join ${knowledgePoints} point on point.id = answer.knowledge_id
  where answer.evaluation_id = ${evaluations}.id and point.ability <> ''
)`;

/** All evaluations of these children until then, newest first. */
export const takenBy = (db: Db, userIds: readonly number[], until: Date): Promise<TakenEvaluation[]> =>
  db
    .select({ ...getTableColumns(evaluations), knowsAbilities })
    .from(evaluations)
    .where(and(inArray(evaluations.userId, [...userIds]), lte(evaluations.takenAt, until)))
    .orderBy(desc(evaluations.takenAt), desc(evaluations.id));

/** Answers of several evaluations in one query, each in question order. */
export const answersOf = (db: Db, evaluationIds: readonly number[]): Promise<EvaluationAnswer[]> =>
  db
    .select({
      evaluationId: evaluationAnswers.evaluationId,
      position: evaluationAnswers.position,
      stem: evaluationAnswers.stem,
      picture: evaluationAnswers.picture,
      options: evaluationAnswers.options,
      childAnswer: evaluationAnswers.childAnswer,
      rightAnswer: evaluationAnswers.rightAnswer,
      isRight: evaluationAnswers.isRight,
      analysis: evaluationAnswers.analysis,
      knowledge: sql<string>`coalesce(${knowledgePoints.name}, '')`,
      ability: sql<string>`coalesce(${knowledgePoints.ability}, '')`,
    })
    .from(evaluationAnswers)
    .leftJoin(knowledgePoints, eq(knowledgePoints.id, evaluationAnswers.knowledgeId))
    .where(inArray(evaluationAnswers.evaluationId, [...evaluationIds]))
    .orderBy(asc(evaluationAnswers.evaluationId), asc(evaluationAnswers.position));
