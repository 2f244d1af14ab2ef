import { desc, eq, inArray } from 'drizzle-orm';
import { students } from '../account/tables';
import type { Handler } from '../../core/http/handler';
import { evaluatorOf } from './evaluator';
import { endLapsed } from './sittings';
import { evaluationSittings, evaluationTurns } from './tables';
import { ownSittings } from './policies';
import { shownSitting } from './wire';

const LISTED = 50;

export const getEvaluations: Handler<'getEvaluations'> = async (_request, context) => {
  const { clock, db } = context;
  const userId = await evaluatorOf(context);
  await endLapsed(context, userId);
  const [child] = await db
    .select({ childName: students.kidName, age: students.age })
    .from(students)
    .where(eq(students.userId, userId));
  const sittings = await db
    .select()
    .from(evaluationSittings)
    .where(ownSittings(userId))
    .orderBy(desc(evaluationSittings.startedAt), desc(evaluationSittings.id))
    .limit(LISTED);
  const ids = sittings.map(({ id }) => id);
  const turns = await db.select().from(evaluationTurns).where(inArray(evaluationTurns.sittingId, ids));
  return {
    childName: child?.childName ?? '',
    age: child?.age ?? 0,
    sittings: sittings.map((sitting) =>
      shownSitting(
        sitting,
        turns.filter(({ sittingId }) => sittingId === sitting.id),
        clock.now(),
      ),
    ),
  };
};
