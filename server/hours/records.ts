/** The log of a child's hours, newest first. */
import { and, count, desc, eq } from 'drizzle-orm';
import { SubjectCode } from '../../src/contract/courses/values';
import type { HourRecord } from '../../src/contract/hours/schema';
import { requireSession, withCount, type HandlersOf } from '../http/handler';
import { formatDateTime } from '../time';
import { expireHours, isLive } from './movements';
import { hourMovements } from './tables';

export const hourRecordHandlers: HandlersOf<'listHourRecords'> = {
  async listHourRecords({ page, limit, brandCode, change }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    await expireHours(db, clock, userId);
    const wanted = and(
      eq(hourMovements.userId, userId),
      brandCode === undefined ? undefined : eq(hourMovements.brandCode, brandCode),
      change === undefined ? undefined : eq(hourMovements.change, change),
    );
    const [total] = await db.select({ count: count() }).from(hourMovements).where(wanted);
    const rows = await db
      .select()
      .from(hourMovements)
      .where(wanted)
      .orderBy(desc(hourMovements.happenedAt), desc(hourMovements.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return withCount(rows.map(toRecord), total?.count ?? 0);
  },
};

const brandCodes = Object.values(SubjectCode);

const toRecord = (row: typeof hourMovements.$inferSelect): HourRecord => ({
  id: row.id,
  brandCode: brandCodes.find((known) => known === row.brandCode) ?? SubjectCode.wandou,
  isRecorded: !isLive(row),
  change: row.change,
  title: row.title,
  hours: row.baseHours + row.giveHours,
  givenHours: row.giveHours,
  time: formatDateTime(row.happenedAt),
});
