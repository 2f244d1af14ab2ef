import { and, eq, isNull } from 'drizzle-orm';
import { openClasses, openClassReservations as reservations } from '../../../server/domains/classes/tables';
import type { Backend } from '../support/backend';
import type { Parent } from '../support/people';

export const reserve = ({ visitor }: Parent, classId: number) => visitor.ask('reserveOpenClass', { classId });
export const cancel = ({ visitor }: Parent, classId: number) => visitor.ask('cancelOpenClass', { classId });
export const enter = ({ visitor }: Parent, classId: number) => visitor.ask('enterOpenClass', { classId });
export const look = ({ visitor }: Parent, classId: number) => visitor.ask('getOpenClass', { classId });

export const ownersOf = async (
  { services: { db } }: Backend,
  classId: number,
): Promise<readonly number[]> => {
  const rows = await db
    .select({ userId: reservations.userId })
    .from(reservations)
    .where(and(eq(reservations.classId, classId), isNull(reservations.cancelledAt)));
  return rows.map(({ userId }) => userId).sort((left, right) => left - right);
};

export async function takenOf({ services: { db } }: Backend, classId: number): Promise<number> {
  const [row] = await db
    .select({ taken: openClasses.taken })
    .from(openClasses)
    .where(eq(openClasses.id, classId));
  return row?.taken ?? -1;
}
