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

/** The only way to store a survey: refuses an invalid form. An existing code is updated. Returns its id. */
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
