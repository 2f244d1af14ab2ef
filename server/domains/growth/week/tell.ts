/** Job: the message about the week, on Sunday evening, once per child and week. */
import { sql } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { RedirectType } from '../../../../src/contract/links/values';
import { MessageKind } from '../../../../src/contract/messages/values';
import { routes } from '../../../../src/contract/routes';
import type { Day } from '../../../core/day';
import type { Db } from '../../../core/db/types';
import { shanghaiTime, type Clock } from '../../../core/time';
import { students } from '../../account/tables';
import { learningEvents } from '../../learning/tables';
import { inboxMessages } from '../../messages/tables';
import { inBatches, plannedUntil, setPlanned } from '../reports/plan';
import { endOf } from '../statistics/span';
import { newestWeek, weekComesAt, weekLeavesAt, weekSpan } from './span';
import { WEEK_INBOX } from './messages';

const PLAN = 'week';
/** Children per statement. */
const AT_ONCE = 5_000;

/** Late, after an outage for instance, no message is sent any more. */
export async function tellWeeks(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  const week = newestWeek(now);
  const until = await plannedUntil(db, PLAN);
  if (until !== null && until >= weekComesAt(week)) return;
  if (now < weekLeavesAt(week)) await inBatches(db, 0, (tx, after) => tellSome(tx, { week, now, after }));
  await setPlanned(db, PLAN, weekComesAt(week));
}

interface Batch {
  readonly week: Day;
  readonly now: Date;
  /** Cursor: the last processed child. */
  readonly after: number;
}

const { attended, homework, checkIn } = LearningEventKind;

const time = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/**
 * Children with something in the week. Under the lock of `inBatches`, so that another instance, or a second run after a crash, finds the
 * message.
 */
async function tellSome(tx: Db, { week, now, after }: Batch): Promise<number | null> {
  const span = weekSpan(week);
  const url = `${routes.growUpWeek.path}?week=${week}`;
  const target = JSON.stringify({ redirectType: RedirectType.innerPage, url, text: WEEK_INBOX.way });
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    with batch as (
      select user_id from ${students} where user_id > ${after} order by user_id limit ${AT_ONCE}
    ), made as (
      insert into ${inboxMessages} (user_id, kind, title, body, target, sent_at)
      select user_id, ${MessageKind.report}, ${WEEK_INBOX.title}, ${WEEK_INBOX.body}, ${target}::jsonb, ${time(now)}
      from batch
      where exists (
        select 1 from ${learningEvents} e where e.user_id = batch.user_id
          and e.kind in (${attended}, ${homework}, ${checkIn})
          and e.occurred_at >= ${time(shanghaiTime(span.from))} and e.occurred_at < ${time(endOf(span))})
      and not exists (
        select 1 from ${inboxMessages} m where m.user_id = batch.user_id
          and m.sent_at >= ${time(weekComesAt(week))} and m.target->>'url' = ${url})
    )
    select max(user_id) as last from batch`);
  return rows[0]?.last ?? null;
}
