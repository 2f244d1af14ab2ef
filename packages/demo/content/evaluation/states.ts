/** Adds an evaluation for a child that has none leading to this kind of report. */
import type { ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../../server/core/db/types';
import { evaluationKinds } from '../../../../server/domains/growth/evaluations/kinds';
import type { EvaluationReportKind } from '../../../../server/domains/growth/evaluations/texts';
import { addMillis, HOUR, type Clock } from '../../../../server/core/time';
import { seedPoints } from '../growth/points';
import { take } from './seed';
import { SITTING_OF } from './sittings';

const isOfEvaluation = (kind: ReportKind): kind is EvaluationReportKind => kind in evaluationKinds;

/** Two hours ago. Does nothing for other kinds of reports. */
export async function hadEvaluation(db: Db, clock: Clock, userId: number, kind: ReportKind): Promise<void> {
  if (!isOfEvaluation(kind)) return;
  if ((await evaluationKinds[kind].refAt(db, userId, clock.now())) !== null) return;
  const takenAt = addMillis(clock.now(), -2 * HOUR);
  await take(db, userId, { sitting: SITTING_OF[kind], takenAt, points: await seedPoints(db) });
}
