/**
 * Seats of open classes change hands here alone. A parent's own reservation is written first, then the class is counted:
 * parents wait for each other only from that count to the end of the transaction, and none is counted beyond the seats. Both
 * are kept, or neither.
 */
import { and, eq, gt, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { openClasses, openClassReservations as reservations } from './tables';
import { ownSeats } from './policies';

interface Seat {
  readonly userId: number;
  readonly classId: number;
  readonly now: Date;
}

/** first: this parent never had one before. again: had given one back. had: has one already. none: there is none to have. */
export type Taken = 'first' | 'again' | 'had' | 'none';

class NoSeat extends Error {}

/** When an open class is over, for the database to compare. */
export const endsAt = sql`${openClasses.startsAt} + make_interval(mins => ${openClasses.minutes})`;

/** Before it begins a seat is reserved; while it is on, whoever comes takes one that is left. */
const MAY_TAKE: Readonly<Record<'reserve' | 'enter', (now: Date) => SQL | undefined>> = {
  reserve: (now) => gt(openClasses.startsAt, now),
  enter: (now) => and(lte(openClasses.startsAt, now), gt(endsAt, now)),
};

export async function takeSeat(db: Db, seat: Seat, how: 'reserve' | 'enter'): Promise<Taken> {
  try {
    return await db.transaction((tx) => take(tx, seat, how));
  } catch (error) {
    if (error instanceof NoSeat) return 'none';
    throw error;
  }
}

async function take(tx: Db, { userId, classId, now }: Seat, how: 'reserve' | 'enter'): Promise<Taken> {
  const [written] = await tx
    .insert(reservations)
    .values({ userId, classId, reservedAt: now })
    .onConflictDoUpdate({
      target: [reservations.userId, reservations.classId],
      set: { reservedAt: now, cancelledAt: null },
      setWhere: sql`${reservations.cancelledAt} is not null`,
    })
    .returning({ isFirst: sql<boolean>`xmax = 0` });
  if (written === undefined) return 'had';
  const counted = await tx
    .update(openClasses)
    .set({ taken: sql`${openClasses.taken} + 1` })
    .where(and(eq(openClasses.id, classId), lt(openClasses.taken, openClasses.seats), MAY_TAKE[how](now)));
  // Takes the reservation back with it.
  if (counted.rowCount !== 1) throw new NoSeat();
  return written.isFirst ? 'first' : 'again';
}

/** False: it has begun, or there was none to give back. */
export async function giveSeatBack(db: Db, { userId, classId, now }: Seat): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(reservations)
        .set({ cancelledAt: now })
        .where(and(ownSeats(userId), eq(reservations.classId, classId), isNull(reservations.cancelledAt)));
      if (rowCount !== 1) return false;
      const counted = await tx
        .update(openClasses)
        .set({ taken: sql`${openClasses.taken} - 1` })
        .where(and(eq(openClasses.id, classId), gt(openClasses.startsAt, now)));
      if (counted.rowCount !== 1) throw new NoSeat();
      return true;
    });
  } catch (error) {
    if (error instanceof NoSeat) return false;
    throw error;
  }
}

/** Of a parent who goes for good: the rows go with the child, and somebody else may have the seats. */
export async function giveSeatsBack(tx: Db, userId: number): Promise<void> {
  const held = tx
    .select({ id: reservations.classId })
    .from(reservations)
    .where(and(ownSeats(userId), isNull(reservations.cancelledAt)));
  await tx
    .update(openClasses)
    .set({ taken: sql`${openClasses.taken} - 1` })
    .where(inArray(openClasses.id, held));
}
