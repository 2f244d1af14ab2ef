/**
 * Recomputes points from learning events, for all open weeks, a batch of children at a time. An event marks its child
 * stale (stale.ts); the recount clears the marks in its transaction, so that no event is missed or counted twice.
 */
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { StudyGroup } from '../../../src/contract/straight/values';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { learningEvents } from '../learning/tables';
import { plusDays, type Day } from '../../core/day';
import type { Clock } from '../../core/time';
import { groupOf } from './group';
import { periodAt, startOf, WEEK_DAYS, closesAt } from './period';
import { isCounted, sumOf, weeksOf, type CountedDay, type CountedEvent } from './points';
import { studyPkMembers, studyPkPeriods, studyPkStandings } from './tables';
import { ownMembership } from './policies';

/** Children per transaction. */
const AT_ONCE = 200;

/** Creates the rows of the current weeks, including the next one, since a child early for Monday's lesson enters on Sunday. */
export async function ensurePeriods(db: Db, now: Date): Promise<void> {
  const current = periodAt(now);
  const around = [-WEEK_DAYS, 0, WEEK_DAYS].map((days) => plusDays(current, days));
  const rows = around.filter((period) => closesAt(period) > now).map((period) => ({ period }));
  await db.insert(studyPkPeriods).values(rows).onConflictDoNothing();
}

interface Open {
  readonly periods: readonly Day[];
  /** One of them is being closed: children counted now are counted again afterwards. */
  readonly isPartial: boolean;
}

/** The open weeks, locked until the transaction ends. */
async function openPeriods(tx: Db): Promise<Open> {
  const open = isNull(studyPkPeriods.closedAt);
  const known = await tx.select({ period: studyPkPeriods.period }).from(studyPkPeriods).where(open);
  const held = await tx
    .select({ period: studyPkPeriods.period })
    .from(studyPkPeriods)
    .where(open)
    .for('share', { skipLocked: true });
  return { periods: held.map(({ period }) => period).sort(), isPartial: held.length < known.length };
}

interface Counted {
  readonly userId: number;
  readonly period: Day;
  readonly points: number;
  readonly days: readonly CountedDay[];
}

type Member = Pick<typeof studyPkMembers.$inferSelect, 'userId' | 'fromPeriod'>;

/** For one child, or a batch of stale ones not locked by another worker; returns how many there were. */
export function recount(db: Db, clock: Clock, userId?: number): Promise<number> {
  return db.transaction(async (tx) => {
    await ensurePeriods(tx, clock.now());
    const { periods, isPartial } = await openPeriods(tx);
    const members = await staleMembers(tx, userId);
    await countMembers(tx, members, periods);
    if (!isPartial) await unmark(tx, members);
    return isPartial ? 0 : members.length;
  });
}

/** Repeats until no child is stale. */
export async function recountAll(db: Db, clock: Clock): Promise<void> {
  while ((await recount(db, clock)) > 0);
}

/** `tx` has locked the row of a week being closed. Counts the stale children in it for the last time. */
export async function recountIn(tx: Db, period: Day): Promise<void> {
  let after = 0;
  for (;;) {
    const members = await tx
      .select({ userId: studyPkMembers.userId, fromPeriod: studyPkMembers.fromPeriod })
      .from(studyPkMembers)
      .where(and(eq(studyPkMembers.isStale, true), sql`${studyPkMembers.userId} > ${after}`))
      .orderBy(studyPkMembers.userId)
      .limit(AT_ONCE)
      .for('update');
    // Keeps the stale mark: their other weeks are still to be counted.
    await countMembers(tx, members, [period]);
    const last = members[members.length - 1];
    if (last === undefined) return;
    after = last.userId;
  }
}

const staleMembers = (tx: Db, userId: number | undefined): Promise<Member[]> =>
  tx
    .select({ userId: studyPkMembers.userId, fromPeriod: studyPkMembers.fromPeriod })
    .from(studyPkMembers)
    .where(and(eq(studyPkMembers.isStale, true), userId === undefined ? undefined : ownMembership(userId)))
    .orderBy(studyPkMembers.userId)
    .limit(AT_ONCE)
    .for('update', userId === undefined ? { skipLocked: true } : {});

async function unmark(tx: Db, members: readonly Member[]): Promise<void> {
  if (members.length === 0) return;
  const ids = members.map(({ userId }) => userId);
  await tx.update(studyPkMembers).set({ isStale: false }).where(inArray(studyPkMembers.userId, ids));
}

async function countMembers(tx: Db, members: readonly Member[], periods: readonly Day[]): Promise<void> {
  const [first] = periods;
  const last = periods[periods.length - 1];
  if (members.length === 0 || first === undefined || last === undefined) return;
  const ids = members.map(({ userId }) => userId);
  const events = await eventsOf(tx, ids, startOf(first), startOf(plusDays(last, WEEK_DAYS)));
  const counted = members.flatMap(({ userId, fromPeriod }) =>
    [...weeksOf(events.get(userId) ?? [])]
      .filter(([period]) => period >= fromPeriod && periods.includes(period))
      .map(([period, days]): Counted => ({ userId, period, days, points: sumOf(days) })),
  );
  const inThese = and(inArray(studyPkStandings.userId, ids), inArray(studyPkStandings.period, [...periods]));
  const before = await tx
    .select({
      userId: studyPkStandings.userId,
      period: studyPkStandings.period,
      studyGroup: studyPkStandings.studyGroup,
    })
    .from(studyPkStandings)
    .where(inThese);
  await store(tx, counted, before);
}

type Grouped = Pick<typeof studyPkStandings.$inferSelect, 'userId' | 'period' | 'studyGroup'>;

const keyOf = ({ userId, period }: Pick<Counted, 'userId' | 'period'>) => `${userId} ${period}`;

async function store(tx: Db, counted: readonly Counted[], before: readonly Grouped[]): Promise<void> {
  const groups = new Map(before.map((row) => [keyOf(row), row.studyGroup]));
  const fresh = counted.filter((row) => !groups.has(keyOf(row)));
  for (const [key, group] of await groupsOf(tx, fresh)) groups.set(key, group);
  const rows = counted.flatMap((row) => {
    const studyGroup = groups.get(keyOf(row));
    return studyGroup === undefined ? [] : [{ ...row, studyGroup }];
  });
  const kept = new Set(counted.map(keyOf));
  for (const { userId, period } of before.filter((row) => !kept.has(keyOf(row)))) {
    const isStale = and(eq(studyPkStandings.userId, userId), eq(studyPkStandings.period, period));
    await tx.delete(studyPkStandings).where(isStale);
  }
  if (rows.length === 0) return;
  await tx
    .insert(studyPkStandings)
    .values(rows)
    .onConflictDoUpdate({
      target: [studyPkStandings.userId, studyPkStandings.period],
      set: { points: sql`excluded.points`, days: sql`excluded.days` },
    });
}

async function eventsOf(
  tx: Db,
  userIds: readonly number[],
  from: Date,
  until: Date,
): Promise<ReadonlyMap<number, readonly CountedEvent[]>> {
  const { userId, kind, occurredAt, amount, outOf, isOnTime } = learningEvents;
  const found = await tx
    .select({ userId, kind, occurredAt, amount, outOf, isOnTime })
    .from(learningEvents)
    .where(and(inArray(userId, [...userIds]), gte(occurredAt, from), lt(occurredAt, until)));
  const byChild = new Map<number, CountedEvent[]>();
  for (const { userId: owner, ...event } of found.filter((row) => isCounted(row.kind))) {
    byChild.set(owner, [...(byChild.get(owner) ?? []), event]);
  }
  return byChild;
}

/** Of children with their first points of a week. */
async function groupsOf(tx: Db, rows: readonly Counted[]): Promise<ReadonlyMap<string, StudyGroup>> {
  const groups = new Map<string, StudyGroup>();
  for (const period of new Set(rows.map((row) => row.period))) {
    const ids = rows.filter((row) => row.period === period).map(({ userId }) => userId);
    for (const [userId, group] of await groupsIn(tx, ids, period))
      groups.set(keyOf({ userId, period }), group);
  }
  return groups;
}

export async function groupsIn(
  db: Db,
  userIds: readonly number[],
  period: Day,
): Promise<ReadonlyMap<number, StudyGroup>> {
  const attended = and(
    eq(learningEvents.userId, students.userId),
    eq(learningEvents.kind, LearningEventKind.attended),
    lt(learningEvents.occurredAt, startOf(period)),
  );
  const lessons = sql<number>`(select count(*) from ${learningEvents} where ${attended})`.mapWith(Number);
  const { userId, step, kidBornTime: bornOn, age } = students;
  const found = await db
    .select({ userId, step, bornOn, age, lessons })
    .from(students)
    .where(inArray(userId, [...userIds]));
  return new Map(found.map(({ userId: id, ...child }) => [id, groupOf(child, period)]));
}
