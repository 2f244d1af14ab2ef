/**
 * The only code that changes seats of open classes. Writes the parent's reservation first, then increments the class's counter, so
 * that the class row is locked only from there to the commit. The counter never exceeds the seats, and both writes are one transaction.
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

/** first: first reservation of this parent. again: after a cancellation. had: already has a seat. none: no seat available. */
export type Taken = 'first' | 'again' | 'had' | 'none';

class NoSeat extends Error {}

/** End of an open class, for SQL comparisons. */
export const endsAt = sql`${openClasses.startsAt} + make_interval(mins => ${openClasses.minutes})`;

/** Before the class, a seat can be reserved; during it, entering takes a free seat. */
const MAY_TAKE: Readonly<Record<'reserve' | 'enter', (now: Date) => SQL | undefined>> = {
  reserve: (now) => gt(openClasses.startsAt, now),
  enter: (now) => and(lte(openClasses.startsAt, now), gt(endsAt, now)),
};

/** In the transaction that takes the seat: their first reservation of this class. */
type OnFirst = (tx: Db) => Promise<void>;

export async function takeSeat(
  db: Db,
  seat: Seat,
  how: 'reserve' | 'enter',
  onFirst: OnFirst = async () => undefined,
): Promise<Taken> {
  try {
    return await db.transaction((tx) => take(tx, seat, how, onFirst));
  } catch (error) {
    if (error instanceof NoSeat) return 'none';
    throw error;
  }
}

async function take(
  tx: Db,
  { userId, classId, now }: Seat,
  how: 'reserve' | 'enter',
  onFirst: OnFirst,
): Promise<Taken> {
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
  // Before the class's row is locked, for which other parents wait.
  if (written.isFirst) await onFirst(tx);
  const counted = await tx
    .update(openClasses)
    .set({ taken: sql`${openClasses.taken} + 1` })
    .where(and(eq(openClasses.id, classId), lt(openClasses.taken, openClasses.seats), MAY_TAKE[how](now)));
  // Rolls back the reservation.
  if (counted.rowCount !== 1) throw new NoSeat();
  return written.isFirst ? 'first' : 'again';
}

/** false: the class has begun, or there was no seat to give back. */
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

/** Account removal: frees the seats for others; the rows cascade with the child. */
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
