/**
 * Plans which reports are due and when. Orders are unique rows, so planning is idempotent: an aborted
 * round is simply repeated. Children are never loaded into memory: each statement orders for some thousand and returns the cursor.
 */
import { eq, sql, type SQL } from 'drizzle-orm';
import { CourseType } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { ReportKind } from '../../../../src/contract/growth/values';
import { students } from '../../account/tables';
import { courses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { lessons } from '../../courses/timetable/tables';
import { addDays, addMillis, HOUR, shanghaiTime, type Clock } from '../../../core/time';
import { endOf } from '../statistics/span';
import type { Span } from '../../learning/events';
import { learningEvents } from '../../learning/tables';
import { childRecordings, reportJobs, reportPlans } from '../tables';
import { lastMonthAt, lastYearAt, monthSpan, yearSpan } from './topics/days';
import { DEBATE } from './topics/lessons';
import { STAGE_LESSONS } from './topics/stages';

/** Children or lessons per statement. */
const AT_ONCE = 5_000;
/** Lock: concurrent planners must agree on which lesson is a child's first. */
const LOCK_KEY = 7_182_2023;
/**
 * Minutes after a lesson's end: its report is due when the teacher's comment arrives, but not before the first and not after the second.
 */
const MINUTES_AFTER = 30;
const MINUTES_AT_MOST = 120;
/** A lesson recorded more than this many days after its report was due gets none. */
const OLD_DAYS = 3;
/** A child enters before the lesson ends, and its events arrive later: lessons are rescanned for this time. */
const LOOK_BACK_MS = 4 * HOUR;
/** Monthly and yearly reports are due at eight in the morning after their last day. */
const MORNING_MS = 8 * HOUR;

/** Plans everything due by now. */
export async function planReleases(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await planLessons(db, now);
  await planPeriod(db, now, ReportKind.month);
  await planPeriod(db, now, ReportKind.year);
}

export async function plannedUntil(db: Db, name: string): Promise<Date | null> {
  const [row] = await db.select().from(reportPlans).where(eq(reportPlans.name, name));
  return row?.plannedUntil ?? null;
}

export async function setPlanned(db: Db, name: string, until: Date): Promise<void> {
  const row = { name, plannedUntil: until };
  await db.insert(reportPlans).values(row).onConflictDoUpdate({ target: reportPlans.name, set: row });
}

/** Runs the batches one after another, each in its own transaction. */
export async function inBatches<Key>(
  db: Db,
  first: Key,
  batch: (tx: Db, after: Key) => Promise<Key | null>,
): Promise<void> {
  for (let after: Key | null = first; after !== null;) {
    const from: Key = after;
    after = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
      return batch(tx, from);
    });
  }
}

const PERIODS = {
  month: { lastAt: lastMonthAt, spanOf: monthSpan },
  year: { lastAt: lastYearAt, spanOf: yearSpan },
} as const;

/** For the last complete month or school year, for each child with events in it. */
async function planPeriod(db: Db, now: Date, kind: 'month' | 'year'): Promise<void> {
  const { lastAt, spanOf } = PERIODS[kind];
  // Before eight on the first day, the previous period is still the last one.
  const ref = lastAt(addMillis(now, -MORNING_MS));
  const span = spanOf(ref);
  const dueAt = addMillis(endOf(span), MORNING_MS);
  const until = await plannedUntil(db, kind);
  if (until !== null && until >= dueAt) return;
  // On the first run, the past is known only in part: start with the next period.
  if (until === null) return setPlanned(db, kind, dueAt);
  await inBatches(db, 0, (tx, after) => orderPeriod(tx, { kind, ref, span, dueAt, after }));
  await setPlanned(db, kind, dueAt);
}

interface PeriodBatch {
  readonly kind: ReportKind;
  readonly ref: string;
  readonly span: Span;
  readonly dueAt: Date;
  /** Cursor: the last processed child. */
  readonly after: number;
}

async function orderPeriod(tx: Db, { kind, ref, span, dueAt, after }: PeriodBatch): Promise<number | null> {
  const { rows } = await tx.execute<{ last: number | null }>(sql`
    with batch as (
      select user_id from ${students} where user_id > ${after} order by user_id limit ${AT_ONCE}
    ), made as (
      insert into ${reportJobs} (user_id, kind, ref, due_at)
      select user_id, ${kind}, ${ref}, ${dueAt.toISOString()}::timestamptz from batch
      where exists (
        select 1 from ${learningEvents} e where e.user_id = batch.user_id
          and e.occurred_at >= ${shanghaiTime(span.from).toISOString()}::timestamptz
          and e.occurred_at < ${endOf(span).toISOString()}::timestamptz)
      on conflict do nothing
    )
    select max(user_id) as last from batch`);
  return rows[0]?.last ?? null;
}

/** Cursor of lessons, by the time when they were recorded. */
interface Place {
  readonly at: string;
  readonly id: number;
}

/** `from`: used by the demo, which looks back over a year. */
export async function planLessons(db: Db, now: Date, from?: Date): Promise<void> {
  const oldest = from ?? addDays(now, -OLD_DAYS);
  const until = await plannedUntil(db, 'lessons');
  const isKnown = from === undefined && until !== null;
  const since = isKnown ? addMillis(until < now ? until : now, -LOOK_BACK_MS) : oldest;
  const first: Place = { at: since.toISOString(), id: 0 };
  await inBatches(db, first, (tx, after) => orderLessons(tx, { after, now, oldest }));
  await setPlanned(db, 'lessons', now);
}

interface LessonBatch {
  readonly after: Place;
  readonly now: Date;
  readonly oldest: Date;
}

const { attended, comment } = LearningEventKind;

const isTrial = (event: string): SQL => sql`exists (
  select 1 from ${lessons} l join ${courses} c on c.id = l.course_id
  where l.id = ${sql.raw(event)}.lesson_id and c.course_type = ${CourseType.trial})`;

/** Exactly one kind per lesson. */
const kindOfLesson = sql`case
  when ${isTrial('b')} then ${ReportKind.demo}
  when not exists (
      select 1 from ${learningEvents} p where p.user_id = b.user_id and p.kind = ${attended}
        and (p.occurred_at, p.ref) < (b.occurred_at, b.ref) and not ${isTrial('p')})
    and not exists (
      select 1 from ${reportJobs} j where j.user_id = b.user_id and j.kind = ${ReportKind.firstLesson})
    then ${ReportKind.firstLesson}
  when not exists (
      select 1 from ${childRecordings} r where r.user_id = b.user_id
        and r.recorded_at between b.occurred_at and b.occurred_at + make_interval(mins => b.out_of + 1))
    then ${ReportKind.afterClass}
  when b.title like ${`%${DEBATE}%`} or exists (
      select 1 from ${childRecordings} r where r.user_id = b.user_id and r.title like ${`%${DEBATE}%`}
        and r.recorded_at between b.occurred_at and b.occurred_at + make_interval(mins => b.out_of + 1))
    then ${ReportKind.debate}
  else ${ReportKind.eloquence} end`;

/** Orders the report of each finished lesson, and of each stage that it completes. */
async function orderLessons(tx: Db, { after, now, oldest }: LessonBatch): Promise<Place | null> {
  const { rows } = await tx.execute<{ at: string; id: number }>(sql`
    with batch as (
      select id, user_id, ref, title, subject, lesson_id, occurred_at, out_of, recorded_at,
        least(occurred_at + make_interval(mins => out_of + ${MINUTES_AT_MOST}::int),
          greatest(occurred_at + make_interval(mins => out_of + ${MINUTES_AFTER}::int), coalesce((
            select c.recorded_at from ${learningEvents} c where c.user_id = parent_event.user_id
              and c.kind = ${comment} and c.ref = parent_event.ref), 'infinity'))) as due_at
      from ${learningEvents} parent_event
      where kind = 'attended' and (recorded_at, id) > (${after.at}::timestamptz, ${after.id}::bigint)
      order by recorded_at, id limit ${AT_ONCE}
    ), made as (
      insert into ${reportJobs} (user_id, kind, ref, due_at)
      select b.user_id, ${kindOfLesson}, b.ref, b.due_at from batch b
      where b.due_at <= ${now.toISOString()}::timestamptz and b.due_at > ${oldest.toISOString()}::timestamptz
        and not exists (
          select 1 from ${reportJobs} j where j.user_id = b.user_id and j.ref = b.ref)
      on conflict do nothing
      returning user_id, ref, due_at
    ), stages as (
      insert into ${reportJobs} (user_id, kind, ref, due_at)
      select s.user_id, ${ReportKind.stage}, 'stage:' || s.subject || ':' || s.lessons / ${STAGE_LESSONS}::int, s.due_at
      from (
        select m.user_id, b.subject, max(m.due_at) as due_at, (
          select count(*) from ${learningEvents} e
          where e.user_id = m.user_id and e.kind = ${attended} and e.subject = b.subject) as lessons
        from made m join batch b on b.user_id = m.user_id and b.ref = m.ref
        where b.subject is not null group by m.user_id, b.subject) s
      where s.lessons >= ${STAGE_LESSONS}::int
      on conflict do nothing
    )
    select recorded_at::text as at, id from batch order by recorded_at desc, id desc limit 1`);
  const [last] = rows;
  return last === undefined ? null : { at: last.at, id: last.id };
}
