import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import {
  FEWEST_QUESTIONS,
  MOST_QUESTIONS,
  type EvaluationForm,
} from '../../../src/contract/evaluation/values';
import type { Db } from '../../core/db/types';
import type { Handler } from '../../core/http/handler';
import { knowledgePoints } from '../questions/knowledge/tables';
import { questions } from '../questions/tables';
import { questionColumns } from '../questions/bank';
import type { PoolQuestion } from './adaptive';
import { evaluationForms, evaluationPool } from './tables';

export const listEvaluations: Handler<'listEvaluations'> = async ({ age, subject }, { db }) => {
  const rows = await db
    .select()
    .from(evaluationForms)
    .where(
      and(
        age === undefined
          ? undefined
          : and(lte(evaluationForms.fromAge, age), gte(evaluationForms.toAge, age)),
        subject === undefined ? undefined : eq(evaluationForms.subject, subject),
      ),
    )
    .orderBy(asc(evaluationForms.position), asc(evaluationForms.id));
  return rows.map(({ id: _id, position: _position, ...offered }) => ({
    ...offered,
    ...{ fewest: FEWEST_QUESTIONS, most: MOST_QUESTIONS },
  }));
};

interface Named {
  readonly form: EvaluationForm;
  readonly subject: Subject;
}

const isNamed = ({ form, subject }: Named) =>
  and(eq(evaluationForms.form, form), eq(evaluationForms.subject, subject));

/** undefined: not offered, or not for this age. */
export async function offeredFor(db: Db, named: Named, age: number) {
  const [found] = await db.select().from(evaluationForms).where(isNamed(named));
  return found !== undefined && found.fromAge <= age && age <= found.toAge ? found : undefined;
}

export const poolOf = (db: Db, named: Named): Promise<PoolQuestion[]> =>
  db
    .select({
      ...{ id: questions.id, kind: questions.kind, difficulty: questions.difficulty },
      ability: questionColumns.ability,
    })
    .from(evaluationPool)
    .innerJoin(evaluationForms, eq(evaluationForms.id, evaluationPool.formId))
    .innerJoin(questions, eq(questions.id, evaluationPool.questionId))
    .leftJoin(knowledgePoints, eq(knowledgePoints.id, questions.knowledgeId))
    .where(isNamed(named))
    .orderBy(asc(questions.id));
