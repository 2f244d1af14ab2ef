/** What was answered, of all parents together: nothing here says who. */
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { fieldsOf } from '../../../../src/contract/help/form';
import type { FormField, FormSection } from '../../../../src/contract/help/form.schema';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { surveys, surveySubmissions } from './tables';

export type SurveyRow = typeof surveys.$inferSelect;

export const surveysOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ ...getTableColumns(surveys), total: totalRows })
    .from(surveys)
    .orderBy(desc(surveys.id))
    .limit(limit)
    .offset(offset);

/** In a transaction: until it ends, the first answer waits. */
export async function surveyToEdit(db: Db, id: number): Promise<SurveyRow | undefined> {
  const [survey] = await db.select().from(surveys).where(eq(surveys.id, id)).for('update');
  return survey;
}

/** How many parents and visitors answered. */
export async function answersTo(db: Db, surveyIds: readonly number[]) {
  const rows = await db
    .select({ surveyId: surveySubmissions.surveyId, answers: count() })
    .from(surveySubmissions)
    .where(inArray(surveySubmissions.surveyId, [...surveyIds]))
    .groupBy(surveySubmissions.surveyId);
  const bySurvey = new Map(rows.map(({ answers, surveyId }) => [surveyId, answers]));
  return (surveyId: number) => bySurvey.get(surveyId) ?? 0;
}

export interface FieldFigures {
  readonly key: string;
  readonly title: string;
  readonly kind: FormField['kind'];
  /** How many filled it in. */
  readonly answered: number;
  /** Of each option or score how often; empty for other kinds. */
  readonly values: { readonly text: string; readonly count: number }[];
}

/** What can be chosen in a field, with its text. */
function choicesOf(field: FormField): readonly (readonly [string, string])[] {
  if (field.kind === 'single' || field.kind === 'multiple')
    return field.options.map(({ key, text }) => [key, text]);
  if (field.kind !== 'score') return [];
  return Array.from({ length: field.most - field.least + 1 }, (_, at) => String(field.least + at)).map(
    (score) => [score, score],
  );
}

/** In the order of the form. */
export async function figuresOf(
  db: Db,
  { id, sections }: { readonly id: number; readonly sections: readonly FormSection[] },
): Promise<FieldFigures[]> {
  const { answers, surveyId } = surveySubmissions;
  const { rows } = await db.execute<{ key: string; value: string | null; times: number }>(sql`
    select entry->>'key' as key, coalesce(choice, entry->'answer'->>'score') as value, count(*)::int as times
    from ${surveySubmissions}
    cross join lateral jsonb_array_elements(${answers}) as entry
    left join lateral jsonb_array_elements_text(entry->'answer'->'choices') as choice on true
    where ${surveyId} = ${id}
    group by 1, 2`);
  const answered = await db.execute<{ key: string; times: number }>(sql`
    select entry->>'key' as key, count(*)::int as times
    from ${surveySubmissions} cross join lateral jsonb_array_elements(${answers}) as entry
    where ${surveyId} = ${id}
    group by 1`);
  return fieldsOf(sections).map((field) => ({
    ...{ key: field.key, title: field.title, kind: field.kind },
    answered: answered.rows.find(({ key }) => key === field.key)?.times ?? 0,
    values: choicesOf(field).map(([value, text]) => ({
      text,
      count: rows.find((row) => row.key === field.key && row.value === value)?.times ?? 0,
    })),
  }));
}

/** What was written into a field, newest first. */
export function textsOf(db: Db, surveyId: number, key: string, { limit, offset }: Paging) {
  const text = sql<string>`jsonb_path_query_first(${surveySubmissions.answers},
    '$[*] ? (@.key == $key).answer.text', jsonb_build_object('key', ${key}::text)) #>> '{}'`;
  return db
    .select({ text, sentAt: surveySubmissions.sentAt, total: totalRows })
    .from(surveySubmissions)
    .where(and(eq(surveySubmissions.surveyId, surveyId), isNotNull(text)))
    .orderBy(desc(surveySubmissions.id))
    .limit(limit)
    .offset(offset);
}
