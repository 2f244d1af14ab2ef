import { eq, sum } from 'drizzle-orm';
import type { LossesOf } from '../../core/http/context';
import { recount } from './recount';
import { studyPkStandings } from './tables';

/** Points of the study PK, of all weeks. */
export const straightLosses: LossesOf = async ({ db, clock }, userId) => {
  // Points of the current week may not be counted yet.
  await recount(db, clock, userId);
  const [points] = await db
    .select({ sum: sum(studyPkStandings.points).mapWith(Number) })
    .from(studyPkStandings)
    .where(eq(studyPkStandings.userId, userId));
  return { studyPkPoints: points?.sum ?? 0 };
};
