/** Evaluations that children took, with their answers: what reports and lists of them are made of. */
import { and, asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/types';
import { knowledgePoints } from '../../questions/knowledge/tables';
import { evaluationAnswers, evaluations } from './tables';

export type Evaluation = typeof evaluations.$inferSelect;

export interface TakenEvaluation extends Evaluation {
  /** Its questions say what they are about: a form of before said nothing. */
  readonly knowsAbilities: boolean;
}

/** An answer with what its question is about; '' where nobody said. */
export interface EvaluationAnswer {
  readonly evaluationId: number;
  readonly position: number;
  readonly stem: string;
  /** Key of a stored picture; '' for none. */
  readonly picture: string;
  readonly options: readonly string[];
  readonly childAnswer: string;
  readonly rightAnswer: string;
  readonly isRight: boolean;
  readonly analysis: string;
  readonly knowledge: string;
  readonly ability: string;
}

// Columns by the names of their tables: alone in a list of columns they would lose them.
const knowsAbilities = sql<boolean>`exists (
  select 1 from ${evaluationAnswers} answer
  inner join ${knowledgePoints} point on point.id = answer.knowledge_id
  where answer.evaluation_id = ${evaluations}.id and point.ability <> ''
)`;

/** All that these children took until then, the newest first. */
export const takenBy = (db: Db, userIds: readonly number[], until: Date): Promise<TakenEvaluation[]> =>
  db
    .select({ ...getTableColumns(evaluations), knowsAbilities })
    .from(evaluations)
    .where(and(inArray(evaluations.userId, [...userIds]), lte(evaluations.takenAt, until)))
    .orderBy(desc(evaluations.takenAt), desc(evaluations.id));

/** Of several evaluations in one statement, each in the order of its questions. */
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
