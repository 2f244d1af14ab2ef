/** The only ways to store a survey: each refuses an invalid form. */
import { and, eq, ne } from 'drizzle-orm';
import type { FormSection } from '../../../../src/contract/help/form.schema';
import type { Db } from '../../../core/db/types';
import { assertForm } from '../forms/faults';
import { surveys } from './tables';

export interface NewSurvey {
  readonly code: string;
  readonly title: string;
  readonly words?: string;
  readonly sections: readonly FormSection[];
  readonly thanks?: string;
  readonly isForVisitors?: boolean;
  readonly endsAt?: Date | null;
}

/** An existing code is updated. Returns its id. */
export async function storeSurvey(db: Db, survey: NewSurvey): Promise<number> {
  assertForm(survey.sections, survey);
  const [stored] = await db
    .insert(surveys)
    .values(survey)
    .onConflictDoUpdate({ target: surveys.code, set: survey })
    .returning({ id: surveys.id });
  if (stored === undefined) throw new Error('A survey was not stored');
  return stored.id;
}

/** undefined: the code is taken. */
export async function addSurvey(db: Db, survey: NewSurvey): Promise<number | undefined> {
  assertForm(survey.sections, survey);
  const [added] = await db
    .insert(surveys)
    .values(survey)
    .onConflictDoNothing({ target: surveys.code })
    .returning({ id: surveys.id });
  return added?.id;
}

/** undefined: the code is another one's. */
export async function changeSurvey(db: Db, id: number, survey: NewSurvey): Promise<number | undefined> {
  assertForm(survey.sections, survey);
  const isTaken = await db.$count(surveys, and(eq(surveys.code, survey.code), ne(surveys.id, id)));
  if (isTaken > 0) return undefined;
  await db.update(surveys).set(survey).where(eq(surveys.id, id));
  return id;
}

export async function endSurvey(db: Db, id: number, endsAt: Date): Promise<void> {
  await db.update(surveys).set({ endsAt }).where(eq(surveys.id, id));
}
