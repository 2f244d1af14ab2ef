/** The ranking: one query per question, served by an index-only scan of the ranking index, except for names. */
import { and, asc, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Excellent, StudyEntry } from '../../../src/contract/straight/schema';
import {
  EXCELLENT_PLACE,
  EXCELLENT_SHOWN,
  NEAR,
  RANK_SHOWN,
  type StudyGroup,
} from '../../../src/contract/straight/values';
import { students } from '../account/tables';
import { totalRows, type Paging } from '../../core/db/page';
import { prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import type { Day } from '../../core/day';
import { type RankedRow, toEntry } from './wire';
import { studyPkMembers, studyPkStandings } from './tables';

interface InGroup {
  readonly period: Day;
  readonly group: StudyGroup;
}

const { userId, period, studyGroup, points, place } = studyPkStandings;

const named = {
  id: studyPkMembers.id,
  nickname: studyPkMembers.nickname,
  kidName: students.kidName,
};

/** The top of a group. Places are ranks; those of a closed week are the stored ones. */
const topOf = prepared('study_rank_top', (db, asked: Asked<InGroup & Paging>) => {
  // Limits first and joins names afterwards, so that the rest of the group is not read.
  const first = db
    .select({ userId, points, place })
    .from(studyPkStandings)
    .where(and(eq(period, asked.period), eq(studyGroup, asked.group)))
    .orderBy(desc(points), desc(userId))
    .limit(sql.raw(String(RANK_SHOWN)) as unknown as number)
    .as('first');
  const top = db
    .select({
      userId: first.userId,
      points: first.points,
      place: sql<number>`coalesce(${first.place}, rank() over (order by ${first.points} desc))`
        .mapWith(Number)
        .as('at'),
    })
    .from(first)
    .as('top');
  const page = db
    .select({ userId: top.userId, points: top.points, place: top.place, total: totalRows.as('total') })
    .from(top)
    .orderBy(desc(top.points), desc(top.userId))
    .limit(asked.limit)
    .offset(asked.offset)
    .as('page');
  return db
    .select({
      ...named,
      userId: page.userId,
      points: page.points,
      place: sql<number>`${page.place}`.mapWith(Number),
      total: sql<number>`${page.total}`.mapWith(Number),
    })
    .from(page)
    .innerJoin(studyPkMembers, eq(studyPkMembers.userId, page.userId))
    .innerJoin(students, eq(students.userId, page.userId))
    .orderBy(desc(page.points), desc(page.userId));
});

export const topEntries = (db: Db, asked: InGroup & Paging) => topOf(db, asked);

export type Standing = typeof studyPkStandings.$inferSelect;

export async function standingOf(db: Db, owner: number, of: Day): Promise<Standing | undefined> {
  const [found] = await db
    .select()
    .from(studyPkStandings)
    .where(and(eq(userId, owner), eq(period, of)));
  return found;
}

/** How many are ahead: with more points, and ties earlier in the list's order. */
interface Before {
  readonly more: number;
  readonly ahead: number;
}

async function countBefore(
  db: Db,
  { period: of, group }: InGroup,
  first: Pick<RankedRow, 'userId' | 'points'>,
) {
  const more = sql<number>`count(*) filter (where ${points} > ${first.points})`.mapWith(Number);
  const ahead =
    sql<number>`count(*) filter (where ${points} > ${first.points} or ${userId} > ${first.userId})`.mapWith(
      Number,
    );
  const from = sql`${points} >= ${first.points}`;
  const [found] = await db
    .select({ more, ahead })
    .from(studyPkStandings)
    .where(and(eq(period, of), eq(studyGroup, group), from));
  const before: Before = found ?? { more: 0, ahead: 0 };
  return before;
}

/** The stored place of a closed week, or the current one. */
export async function placeOf(db: Db, standing: Standing): Promise<number> {
  if (standing.place !== null) return standing.place;
  const group = { period: standing.period, group: standing.studyGroup };
  return (await countBefore(db, group, standing)).more + 1;
}

/** Entries around a standing, including it, in the list's order. */
export async function nearOf(db: Db, own: Standing): Promise<StudyEntry[]> {
  const group = { period: own.period, group: own.studyGroup };
  const beside = (isBefore: boolean) => {
    const than = sql`(${own.points}::int, ${own.userId}::bigint)`;
    return db
      .select({ ...named, userId, points, place })
      .from(studyPkStandings)
      .innerJoin(studyPkMembers, eq(userId, studyPkMembers.userId))
      .innerJoin(students, eq(students.userId, userId))
      .where(
        and(
          eq(period, own.period),
          eq(studyGroup, own.studyGroup),
          isBefore ? sql`(${points}, ${userId}) > ${than}` : sql`(${points}, ${userId}) <= ${than}`,
        ),
      )
      .orderBy(...(isBefore ? [asc(points), asc(userId)] : [desc(points), desc(userId)]))
      .limit(isBefore ? NEAR : NEAR + 1);
  };
  const rows = [...(await beside(true)).reverse(), ...(await beside(false))];
  const [first] = rows;
  if (first === undefined) return [];
  const { more, ahead } = await countBefore(db, group, first);
  let at = more + 1;
  return rows.map((row, index) => {
    if (index > 0 && row.points !== rows[index - 1]?.points) at = ahead + index + 1;
    return toEntry(row, row.place ?? at, own.userId);
  });
}

const best = alias(studyPkStandings, 'best');

/** The top places of a closed week in one group: a list across groups would not be a ranking. */
export async function excellentIn(
  db: Db,
  { period: of, group }: InGroup,
  viewer: number,
): Promise<Excellent[]> {
  const rows = await db
    .select({ ...named, userId: best.userId, points: best.points, place: best.place, group: best.studyGroup })
    .from(best)
    .innerJoin(studyPkMembers, eq(studyPkMembers.userId, best.userId))
    .innerJoin(students, eq(students.userId, best.userId))
    .where(
      and(
        eq(best.period, of),
        eq(best.studyGroup, group),
        isNotNull(best.place),
        lte(best.place, sql.raw(String(EXCELLENT_PLACE))),
        gt(best.points, 0),
      ),
    )
    .orderBy(asc(best.place), desc(best.points), desc(best.userId))
    .limit(EXCELLENT_SHOWN);
  return rows.map((row) => ({ ...toEntry(row, row.place ?? 1, viewer), group: row.group }));
}
