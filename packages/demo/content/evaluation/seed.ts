/** Evaluations of the demo children, taken one by one, so that reports are ordered as in production. */
import { Subject } from '../../../../src/contract/courses/values';
import { EvaluationKind } from '../../../../src/contract/evaluation/values';
import type { Db } from '../../../../server/core/db/types';
import { takeEvaluation } from '../../../../server/domains/growth/evaluations/take';
import type { KnowledgePoint } from '../../../../server/domains/growth/statistics/types';
import {
  addDays,
  addMillis,
  HOUR,
  MINUTE,
  SECOND,
  startOfDay,
  type Clock,
} from '../../../../server/core/time';
import type { DemoAccountName } from '../../account-names';
import { pictureKey } from '../../pictures/catalogue';
import { seedPoints } from '../growth/points';
import type { EvaluationQuestion } from './question';
import { SITTINGS, type Sitting } from './sittings';

export interface EvaluatedChild {
  readonly name: DemoAccountName;
  readonly userId: number;
}

export async function seedEvaluations(
  db: Db,
  clock: Clock,
  children: readonly EvaluatedChild[],
): Promise<void> {
  const points = await seedPoints(db);
  for (const { name, userId } of children)
    for (const sitting of SITTINGS[name] ?? []) {
      const takenAt = addMillis(addDays(startOfDay(clock.now()), -sitting.daysAgo), EVENING);
      await take(db, userId, { sitting, takenAt, points });
    }
}

const EVENING = 19 * HOUR;

export interface Taking {
  readonly sitting: Omit<Sitting, 'daysAgo'>;
  readonly takenAt: Date;
  readonly points: readonly KnowledgePoint[];
}

/** With the clock set to that time. */
export async function take(db: Db, userId: number, { sitting, takenAt, points }: Taking): Promise<void> {
  const { comment, isOldForm, kind, minutes, questions, step, title, wrong } = sitting;
  const subject = Subject[sitting.subject];
  const idOf = (name: string) => {
    const point = points.find((known) => known.subject === subject && known.name === name);
    if (point === undefined) throw new Error(`There is no knowledge point ${name}`);
    return point.id;
  };
  await takeEvaluation(db, { now: () => takenAt }, userId, {
    ...{ kind: EvaluationKind[kind], subject, title, takenAt },
    ...(step === undefined ? {} : { step }),
    ...(comment === undefined ? {} : { comment }),
    seconds: (minutes * MINUTE) / SECOND,
    answers: questions.map((question, index) => ({
      ...answerTo(question, !wrong.includes(index + 1)),
      knowledgeId: isOldForm ? null : idOf(question.point),
    })),
  });
}

const answerTo = (question: EvaluationQuestion, isRight: boolean) => ({
  stem: question.stem,
  picture: question.picture === undefined ? '' : pictureKey.question(question.picture),
  options: question.options ?? [],
  childAnswer: isRight ? question.right : question.slip,
  rightAnswer: question.right,
  isRight,
  analysis: question.analysis,
});
