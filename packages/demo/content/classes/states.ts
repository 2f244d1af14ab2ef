/** Puts one demo open class into any state for one child. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { eq } from 'drizzle-orm';
import {
  openClasses,
  openClassReservations as reservations,
} from '../../../../server/domains/classes/tables';
import type { Db } from '../../../../server/core/db/types';
import { addDays, type Clock } from '../../../../server/core/time';
import { OPEN_CLASS } from './open-classes';
import { giveSeat } from './seed';
import { onDay, onNow } from './when';

type OpenClassDemoState = ScenarioState<'openClass'>;

/** The class testers open: /openClassCenter/openClassDetail?id=4802. */
export const STATED_CLASS = OPEN_CLASS.oneLeft;

const SEATS = 30;
const PLENTY = 20;

interface State {
  readonly seatsLeft: number;
  readonly isReserved?: true;
  readonly startsAt: (now: Date) => Date;
}

const tomorrow = onDay(1, '19:30');

const STATES: Readonly<Record<OpenClassDemoState, State>> = {
  soon: { seatsLeft: PLENTY, startsAt: tomorrow },
  'one-left': { seatsLeft: 1, startsAt: tomorrow },
  full: { seatsLeft: 0, startsAt: tomorrow },
  reserved: { seatsLeft: PLENTY, isReserved: true, startsAt: tomorrow },
  live: { seatsLeft: PLENTY, isReserved: true, startsAt: onNow },
  'live-full': { seatsLeft: 0, startsAt: onNow },
  over: { seatsLeft: PLENTY, isReserved: true, startsAt: (now) => addDays(now, -1) },
};

/** Removes other parents' seats, so that the counts match the state. */
export async function setOpenClass(
  db: Db,
  clock: Clock,
  userId: number,
  name: OpenClassDemoState,
): Promise<void> {
  const now = clock.now();
  const { seatsLeft, isReserved, startsAt } = STATES[name];
  await db.delete(reservations).where(eq(reservations.classId, STATED_CLASS));
  await db
    .update(openClasses)
    .set({ seats: SEATS, taken: SEATS - seatsLeft - (isReserved ? 1 : 0), startsAt: startsAt(now) })
    .where(eq(openClasses.id, STATED_CLASS));
  const [known] = await db
    .select({ id: openClasses.id })
    .from(openClasses)
    .where(eq(openClasses.id, STATED_CLASS));
  if (isReserved && known) await giveSeat(db, { userId, classId: STATED_CLASS, now });
}
