/** Messages about reservations: on the first reservation, and before the class begins. */
import { and, between, eq, gt, inArray, isNull } from 'drizzle-orm';
import { OPEN_CLASS_REMINDER_MINUTES } from '../../../src/contract/classes/values';
import { routes } from '../../../src/contract/routes';
import { notify, type NotifyServices } from '../messages/outbox/notify';
import { addMillis, MINUTE, sayMoment } from '../../core/time';
import { CLASS_MESSAGES, RESERVATION_MESSAGES } from './messages';
import { openClasses, openClassReservations as reservations } from './tables';

type ClassRow = Pick<typeof openClasses.$inferSelect, 'id' | 'title' | 'startsAt'>;
type Words = ReturnType<(typeof RESERVATION_MESSAGES)['reserved']>;

const noticeOf = (userId: number, { id }: ClassRow, words: Words) => ({
  ...{ userId, ...words, linkText: RESERVATION_MESSAGES.toClass },
  path: `${routes.openClassCenterOpenClassDetail.path}?id=${id}`,
});

export const reservedNotice = (userId: number, row: ClassRow) =>
  noticeOf(userId, row, RESERVATION_MESSAGES.reserved(row.title, sayMoment(row.startsAt)));

export const notifyReserved = (services: NotifyServices, userId: number, row: ClassRow): Promise<void> =>
  notify(services, 'openClassReserved', [{ ...reservedNotice(userId, row), event: eventOf(row) }]);

const eventOf = ({ id }: ClassRow): string => `openClass:${id}`;

/** Job: reminds each parent once per class, on any number of instances and runs. */
export async function remindOfOpenClasses(services: NotifyServices): Promise<void> {
  const { clock, db } = services;
  const now = clock.now();
  const until = addMillis(now, OPEN_CLASS_REMINDER_MINUTES * MINUTE);
  const near = await db
    .select({ id: openClasses.id, title: openClasses.title, startsAt: openClasses.startsAt })
    .from(openClasses)
    .where(and(between(openClasses.startsAt, now, until), gt(openClasses.taken, 0)));
  for (const row of near) await remind(services, row);
}

const AT_ONCE = 1_000;

async function remind({ clock, db }: NotifyServices, row: ClassRow): Promise<void> {
  const words = RESERVATION_MESSAGES.soon(row.title, sayMoment(row.startsAt));
  const waiting = and(
    eq(reservations.classId, row.id),
    isNull(reservations.cancelledAt),
    isNull(reservations.remindedAt),
  );
  let notified = AT_ONCE;
  while (notified === AT_ONCE) {
    notified = await db.transaction(async (tx) => {
      // Skip rows locked by another instance, which is sending these reminders.
      const some = await tx
        .select({ userId: reservations.userId })
        .from(reservations)
        .where(waiting)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const userIds = some.map(({ userId }) => userId);
      if (userIds.length === 0) return 0;
      await tx
        .update(reservations)
        .set({ remindedAt: clock.now() })
        .where(and(eq(reservations.classId, row.id), inArray(reservations.userId, userIds)));
      const soon = { event: eventOf(row), happensAt: row.startsAt, expiresAt: row.startsAt };
      const brief = { title: row.title, note: CLASS_MESSAGES.openClass };
      const notices = userIds.map((userId) => ({ ...noticeOf(userId, row, words), ...soon, brief }));
      await notify({ db: tx, clock }, 'openClassSoon', notices);
      return userIds.length;
    });
  }
}
