/** Open classes as seen by one parent. */
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { OpenClassWhen } from '../../../src/contract/classes/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../core/http/handler';
import { teachers } from '../courses/timetable/tables';
import { endsAt } from './seats';
import { openClasses, openClassReservations as reservations } from './tables';
import { mayRead, ownSeats } from './policies';
import { allowed } from '../../core/http/policy';
import { type SeenClass, toOpenClass } from './wire';

const columns = {
  row: getTableColumns(openClasses),
  teacherName: teachers.name,
  teacherAvatar: teachers.avatar,
  reservedAt: reservations.reservedAt,
};

const isOwn = (userId: number): SQL | undefined =>
  and(eq(reservations.classId, openClasses.id), ownSeats(userId), isNull(reservations.cancelledAt));

/** undefined: no such class. */
export async function findOpenClass(
  { db }: Pick<CallContext, 'db'>,
  userId: number,
  classId: number,
): Promise<SeenClass | undefined> {
  const [seen] = await db
    .select(columns)
    .from(openClasses)
    .innerJoin(teachers, eq(teachers.id, openClasses.teacherId))
    .leftJoin(reservations, isOwn(userId))
    .where(eq(openClasses.id, classId));
  return allowed(seen, mayRead);
}

/** Upcoming classes first, by start time; then past ones, the latest first. */
const orderAt = (now: Date): SQL[] => [
  sql`${endsAt} <= ${now}`,
  sql`case when ${endsAt} > ${now} then ${openClasses.startsAt} end`,
  desc(openClasses.startsAt),
  asc(openClasses.id),
];

const wantedAt = (when: OpenClassWhen, now: Date): SQL | undefined => {
  if (when === OpenClassWhen.mine) return isNotNull(reservations.userId);
  return when === OpenClassWhen.coming ? sql`${endsAt} > ${now}` : lte(endsAt, now);
};

export const openClassHandlers: HandlersOf<'listOpenClasses' | 'getOpenClass'> = {
  async listOpenClasses({ when, page, limit }, context) {
    const { userId } = requireSession(context);
    const now = context.clock.now();
    const find = (paging: Paging) =>
      context.db
        .select({ ...columns, total: totalRows })
        .from(openClasses)
        .innerJoin(teachers, eq(teachers.id, openClasses.teacherId))
        .leftJoin(reservations, isOwn(userId))
        .where(wantedAt(when, now))
        .orderBy(...orderAt(now))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(
      rows.map((seen) => toOpenClass(seen, context)),
      total,
    );
  },

  async getOpenClass({ classId }, context) {
    const { userId } = requireSession(context);
    const seen = await findOpenClass(context, userId, classId);
    if (seen === undefined) return null;
    const { summary, points, teacherIntroduction, teacherId } = seen.row;
    return { ...toOpenClass(seen, context), summary, points, teacherIntroduction, teacherId };
  },
};
