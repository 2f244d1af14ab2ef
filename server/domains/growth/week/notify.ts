/** Job: the message about the week, on Sunday evening, once per child and week. */
import { sql } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { routes } from '../../../../src/contract/routes';
import type { Day } from '../../../core/day';
import type { Db } from '../../../core/db/types';
import { shanghaiTime, type Clock } from '../../../core/time';
import { students } from '../../account/tables';
import { learningEvents } from '../../learning/tables';
import { notify } from '../../messages/outbox/notify';
import { inBatches, plannedUntil, setPlanned } from '../reports/plan';
import { endOf } from '../statistics/span';
import { newestWeek, weekComesAt, weekLeavesAt, weekSpan } from './span';
import { WEEK_INBOX } from './messages';

const PLAN = 'week';
/** Children per statement. */
const AT_ONCE = 5_000;

/** Late, after an outage for instance, no message is sent any more. */
export async function notifyOfWeeks(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const week = newestWeek(now);
  const until = await plannedUntil(db, PLAN);
  if (until !== null && until >= weekComesAt(week)) return;
  if (now < weekLeavesAt(week))
    await inBatches(db, 0, (tx, after) => notifyBatch(tx, { week, clock, after }));
  await setPlanned(db, PLAN, weekComesAt(week));
}

interface Batch {
  readonly week: Day;
  readonly clock: Clock;
  /** Cursor: the last processed child. */
  readonly after: number;
}

const { attended, homework, checkIn } = LearningEventKind;

const time = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Children with something in the week. */
async function notifyBatch(tx: Db, { week, clock, after }: Batch): Promise<number | null> {
  const span = weekSpan(week);
  const { rows } = await tx.execute<{ userId: number; hasSome: boolean }>(sql`
    select user_id::float8 as "userId", exists (
      select 1 from ${learningEvents} e where e.user_id = batch.user_id
        and e.kind in (${attended}, ${homework}, ${checkIn})
        and e.occurred_at >= ${time(shanghaiTime(span.from))} and e.occurred_at < ${time(endOf(span))}) as "hasSome"
    from (
      select user_id from ${students} where user_id > ${after} order by user_id limit ${AT_ONCE}
    ) as batch order by user_id`);
  const notice = { ...WEEK_INBOX, event: `week:${week}`, path: `${routes.growUpWeek.path}?week=${week}` };
  const notices = rows.filter(({ hasSome }) => hasSome).map(({ userId }) => ({ ...notice, userId }));
  await notify({ db: tx, clock }, 'weekReady', notices);
  return rows.at(-1)?.userId ?? null;
}
