/** Open classes as one parent sees them. */
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { OpenClass } from '../../../src/contract/classes/schema';
import { OpenClassState, OpenClassWhen } from '../../../src/contract/classes/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../core/http/handler';
import { teachers } from '../courses/timetable/tables';
import { addMillis, formatDateTime, MINUTE } from '../../core/time';
import { endsAt } from './seats';
import { openClasses, openClassReservations as reservations } from './tables';

export type ClassRow = typeof openClasses.$inferSelect;

export interface SeenClass {
  readonly row: ClassRow;
  readonly teacherName: string;
  readonly teacherAvatar: string;
  /** null: this parent has no seat. */
  readonly reservedAt: Date | null;
}

export const endOf = ({ startsAt, minutes }: Pick<ClassRow, 'startsAt' | 'minutes'>): Date =>
  addMillis(startsAt, minutes * MINUTE);

export function stateOf({ row, reservedAt }: SeenClass, now: Date): OpenClassState {
  if (now >= endOf(row)) return OpenClassState.over;
  if (now >= row.startsAt) return OpenClassState.live;
  if (reservedAt !== null) return OpenClassState.reserved;
  return row.taken >= row.seats ? OpenClassState.full : OpenClassState.soon;
}

export function toOpenClass(seen: SeenClass, context: CallContext): OpenClass {
  const { row, reservedAt, teacherName, teacherAvatar } = seen;
  return {
    classId: row.id,
    title: row.title,
    subject: row.subject,
    teacherName,
    teacherAvatar: pictureUrl(context, teacherAvatar),
    picture: pictureUrl(context, row.picture),
    ages: row.ages,
    startsAt: formatDateTime(row.startsAt),
    minutes: row.minutes,
    state: stateOf(seen, context.clock.now()),
    isReserved: reservedAt !== null,
    seats: row.seats,
    seatsLeft: row.seats - row.taken,
    hasReplay: row.filmId !== null,
  };
}

const columns = {
  row: getTableColumns(openClasses),
  teacherName: teachers.name,
  teacherAvatar: teachers.avatar,
  reservedAt: reservations.reservedAt,
};

const isOwn = (userId: number): SQL | undefined =>
  and(
    eq(reservations.classId, openClasses.id),
    eq(reservations.userId, userId),
    isNull(reservations.cancelledAt),
  );

/** undefined: there is no such class. */
export async function findOpenClass(
  { db }: Pick<CallContext, 'db'>,
  userId: number,
  classId: number,
): Promise<SeenClass | undefined> {
  const [found] = await db
    .select(columns)
    .from(openClasses)
    .innerJoin(teachers, eq(teachers.id, openClasses.teacherId))
    .leftJoin(reservations, isOwn(userId))
    .where(eq(openClasses.id, classId));
  return found;
}

/** What is over stands below what is not; of those the last one first, of these the next one. */
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
