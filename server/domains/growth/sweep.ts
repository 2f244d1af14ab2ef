/**
 * Job: learning events older than the operator keeps (KEEP_LEARNING_DAYS) go. What is counted for all time stays: lessons, and the last answers of
 * each knowledge point; also all of a child with a report that is still to be made.
 */
import { lt, sql } from 'drizzle-orm';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { Db } from '../../core/db/types';
import type { JobServices } from '../../core/jobs';
import { addDays } from '../../core/time';
import { students } from '../account/tables';
import { learningEvents, learningReports } from '../learning/tables';
import { LAST_ANSWERS } from './statistics/mastery';
import { reportPlans } from './tables';

const EVERY_DAYS = 7;
/** Children per statement. */
const AT_ONCE = 200;

const { absent, answer, attended, leave } = LearningEventKind;

export type Sweeping = Pick<JobServices, 'db' | 'clock' | 'isStopping'> & {
  readonly config: Pick<JobServices['config'], 'keepLearningDays'>;
};

/** By one instance a week; what it leaves when it stops has time until the next. */
export async function sweepEvents({ db, clock, config, isStopping }: Sweeping): Promise<void> {
  if (config.keepLearningDays === null || !(await isDue(db, clock.now()))) return;
  const before = addDays(clock.now(), -config.keepLearningDays);
  for (let after: number | null = 0; after !== null && !isStopping();)
    after = await sweepSome(db, before, after);
}

async function isDue(db: Db, now: Date): Promise<boolean> {
  const row = { name: 'oldEvents', plannedUntil: now };
  const taken = await db
    .insert(reportPlans)
    .values(row)
    .onConflictDoUpdate({
      target: reportPlans.name,
      set: row,
      setWhere: lt(reportPlans.plannedUntil, addDays(now, -EVERY_DAYS)),
    })
    .returning();
  return taken.length > 0;
}

/** Returns the last child. Answers of the same moment stay together: which of them is the newer is not decided here. */
async function sweepSome(db: Db, before: Date, after: number): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with batch as materialized (
      select user_id from ${students} where user_id > ${after} order by user_id limit ${AT_ONCE}
    ), old as materialized (
      select e.user_id, e.id, e.kind = ${answer} and e.out_of > 0 and e.knowledge_id is not null as is_answer,
        rank() over (partition by e.user_id, e.knowledge_id, e.kind, e.out_of > 0 order by e.occurred_at desc) as recency
      from batch join ${learningEvents} e on e.user_id = batch.user_id
      where e.occurred_at < ${before.toISOString()}::timestamptz and e.kind not in (${attended}, ${absent}, ${leave})
        and not exists (select 1 from ${learningReports} r where r.user_id = batch.user_id and r.content is null)
    ), deleted as (
      delete from ${learningEvents} e using old
      where e.user_id = old.user_id and e.id = old.id and not (old.is_answer and old.recency <= ${LAST_ANSWERS}::int)
    )
    select max(user_id)::float8 as last from batch`);
  return rows[0]?.last ?? null;
}
