/** Seats in an open class: reserve, cancel, enter. */
import { and, eq } from 'drizzle-orm';
import type { LiveCourseData } from '../../../src/contract/lessons/schema';
import { OPEN_CLASS_CALENDAR_PATH } from '../../../src/contract/classes/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { CALENDAR_SECONDS, LiveStatus } from '../../../src/contract/lessons/values';
import { issueTemporaryToken } from '../account/tokens';
import type { Db } from '../../core/db/types';
import { publicOrigin } from '../../core/http/file-url';
import { BusinessError, requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { SECOND } from '../../core/time';
import { CLASS_MESSAGES } from './messages';
import { findOpenClass } from './open-classes';
import { notifyReserved } from './reminders';
import { giveSeatBack, takeSeat } from './seats';
import { openClassReservations as reservations } from './tables';
import { ownSeats } from './policies';
import { orNotFound } from '../../core/http/policy';
import { endOf, toOpenClass, type SeenClass } from './wire';

export const noSuchClass = () => new BusinessError(BACKEND_CODE.notFound, CLASS_MESSAGES.unknown);
export const refused = (message: string) => new BusinessError(BACKEND_CODE.conflict, message);

const existing = async (context: CallContext, userId: number, classId: number): Promise<SeenClass> =>
  orNotFound(await findOpenClass(context, userId, classId), noSuchClass);

/** Why there is no seat; the reason most relevant to a parent first. */
function whyNot({ row }: SeenClass, now: Date): string {
  if (now >= endOf(row)) return CLASS_MESSAGES.over;
  return now >= row.startsAt ? CLASS_MESSAGES.begun : CLASS_MESSAGES.full;
}

const enteredNow = (db: Db, userId: number, classId: number, enteredAt: Date) =>
  db
    .update(reservations)
    .set({ enteredAt })
    .where(and(ownSeats(userId), eq(reservations.classId, classId)));

export const roomOf = (liveId: number): LiveCourseData => ({ liveId, liveStatus: LiveStatus.live });

export const reservationHandlers: HandlersOf<
  'reserveOpenClass' | 'cancelOpenClass' | 'enterOpenClass' | 'exportOpenClassCalendar'
> = {
  async reserveOpenClass({ classId }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const before = await existing(context, userId, classId);
    const now = clock.now();
    // Skip the row lock if the parent already has a seat or the class is full.
    const mayBe =
      before.reservedAt === null && before.row.taken < before.row.seats && now < before.row.startsAt;
    if (mayBe)
      await takeSeat(db, { userId, classId, now }, 'reserve', (tx) =>
        notifyReserved({ db: tx, clock }, userId, before.row),
      );
    const seen = mayBe ? await existing(context, userId, classId) : before;
    if (seen.reservedAt === null) throw refused(whyNot(seen, now)).carrying(toOpenClass(seen, context));
    return toOpenClass(seen, context);
  },

  async cancelOpenClass({ classId }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    await existing(context, userId, classId);
    await giveSeatBack(db, { userId, classId, now: clock.now() });
    const seen = await existing(context, userId, classId);
    if (seen.reservedAt !== null)
      throw refused(CLASS_MESSAGES.tooLateToCancel).carrying(toOpenClass(seen, context));
    return toOpenClass(seen, context);
  },

  async enterOpenClass({ classId }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const { row, reservedAt } = await existing(context, userId, classId);
    const now = clock.now();
    if (now < row.startsAt) throw refused(CLASS_MESSAGES.notBegun);
    if (now >= endOf(row)) throw refused(CLASS_MESSAGES.over);
    if (reservedAt === null && (await takeSeat(db, { userId, classId, now }, 'enter')) === 'none')
      throw refused(CLASS_MESSAGES.noSeat);
    await enteredNow(db, userId, classId, now);
    return roomOf(row.liveId);
  },

  /** Returns only a URL: browser downloads send no headers. */
  async exportOpenClassCalendar({ classId }, context) {
    const { userId, accountId, deviceId } = requireSession(context);
    if ((await existing(context, userId, classId)).reservedAt === null) throw noSuchClass();
    const lifeMs = CALENDAR_SECONDS * SECOND;
    const token = await issueTemporaryToken(context, { kind: 'calendar', accountId, deviceId, lifeMs });
    return {
      url: `${publicOrigin(context)}${OPEN_CLASS_CALENDAR_PATH}/${token}/open-class-${classId}.ics`,
      expiresInSeconds: CALENDAR_SECONDS,
    };
  },
};
