/** The steps that have classes. A new one begins with its first class. */
import { and, asc, eq } from 'drizzle-orm';
import type { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../core/db/types';
import { stepUpSteps } from '../tables';

export type Step = typeof stepUpSteps.$inferSelect;

/** Categories are numbered from 1 on the wire, subjects from 0. */
export const categoryOf = ({ subject }: Pick<Step, 'subject'>): number => subject + 1;

export const stepsOf = (db: Db): Promise<Step[]> =>
  db.select().from(stepUpSteps).orderBy(asc(stepUpSteps.subject), asc(stepUpSteps.name));

export async function stepWithId(db: Db, id: number): Promise<Step | undefined> {
  const [step] = await db.select().from(stepUpSteps).where(eq(stepUpSteps.id, id));
  return step;
}

/** The one of this name; a new one where there is none. */
export async function stepNamed(db: Db, subject: Subject, name: string): Promise<Step> {
  await db.insert(stepUpSteps).values({ subject, name }).onConflictDoNothing();
  const [step] = await db
    .select()
    .from(stepUpSteps)
    .where(and(eq(stepUpSteps.subject, subject), eq(stepUpSteps.name, name)));
  if (step === undefined) throw new Error(`Step ${name} is gone`);
  return step;
}
