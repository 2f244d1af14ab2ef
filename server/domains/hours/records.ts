/** The log of a child's hours, newest first. */
import { and, desc, exists, getTableColumns, sql } from 'drizzle-orm';
import type { HourChange } from '../../../src/contract/hours/values';
import { isGivenAs, prepared, type Asked } from '../../core/db/prepared';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { requireSession, withCount, type HandlersOf } from '../../core/http/handler';
import { areOver, expireHours } from './movements';
import { hourBalances, hourMovements } from './tables';
import { ownMovements } from './policies';
import { toRecord } from './wire';

export const hourRecordHandlers: HandlersOf<'listHourRecords'> = {
  async listHourRecords({ page, limit, brandCode, change }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const wanted = { userId, brandCode: brandCode ?? null, change: change ?? null, now: clock.now() };
    const find = () => pageOf((paging) => movementsOf(db, { ...wanted, ...paging }), { page, limit });
    let { rows, total } = await find();
    // Without rows, the flag of expired hours is unknown.
    const isStale = rows.length === 0 || rows.some(({ areAnyOver }) => areAnyOver);
    if (isStale && (await expireHours(db, clock, userId))) ({ rows, total } = await find());
    return withCount(rows.map(toRecord), total);
  },
};

type Wanted = Asked<
  Paging & { userId: number; now: Date; brandCode: string | null; change: HourChange | null }
>;

const { userId: _owner, ...columns } = getTableColumns(hourMovements);

const movementsOf = prepared('hour_movements_of', (db, asked: Wanted) =>
  db
    .select({
      ...columns,
      total: totalRows,
      areAnyOver: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(hourBalances)
          .where(areOver(asked)),
      )}`,
    })
    .from(hourMovements)
    .where(
      and(
        ownMovements(asked.userId),
        isGivenAs(hourMovements.brandCode, asked.brandCode),
        isGivenAs(hourMovements.change, asked.change),
      ),
    )
    .orderBy(desc(hourMovements.happenedAt), desc(hourMovements.id))
    .limit(asked.limit)
    .offset(asked.offset),
);
