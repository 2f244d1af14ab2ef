/** Messages about reservations: on the first reservation, and before the class begins, in WeChat too. */
import { and, between, eq, gt, inArray, isNull } from 'drizzle-orm';
import { OPEN_CLASS_REMINDER_MINUTES } from '../../../src/contract/classes/values';
import { RedirectType } from '../../../src/contract/links/values';
import { MessageKind, SubscribeTopic } from '../../../src/contract/messages/values';
import { routes } from '../../../src/contract/routes';
import type { Db } from '../../core/db/types';
import { enqueue } from '../messages/subscribe/enqueue';
import { inboxMessages } from '../messages/tables';
import { addMillis, formatDateTime, MINUTE } from '../../core/time';
import { CLASS_MESSAGES, RESERVATION_MESSAGES } from './messages';
import { openClasses, openClassReservations as reservations } from './tables';

type ClassRow = Pick<typeof openClasses.$inferSelect, 'id' | 'title' | 'startsAt'>;
type Words = ReturnType<(typeof RESERVATION_MESSAGES)['reserved']>;

/** '11月21日 19:00', in Shanghai time. */
function sayMoment(moment: Date): string {
  const [day = '', time = ''] = formatDateTime(moment).split(' ');
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日 ${time.slice(0, 5)}`;
}

const pathOf = (id: number): string => `${routes.openClassCenterOpenClassDetail.path}?id=${id}`;

const messageOf = (userId: number, { id }: ClassRow, words: Words, sentAt: Date) => ({
  userId,
  kind: MessageKind.class,
  ...words,
  target: {
    redirectType: RedirectType.innerPage,
    url: pathOf(id),
    text: RESERVATION_MESSAGES.toClass,
  },
  sentAt,
});

const eventOf = (userId: number, { id, startsAt, title }: ClassRow) => ({
  ...{ userId, title, event: `openClass:${id}`, happensAt: startsAt, expiresAt: startsAt },
  ...{ note: CLASS_MESSAGES.openClass, path: pathOf(id) },
});

interface Reserved {
  readonly userId: number;
  readonly row: ClassRow;
  readonly now: Date;
}

export async function notifyReserved(db: Db, reserved: Reserved): Promise<void> {
  await db.insert(inboxMessages).values(reservedMessageOf(reserved));
}

export const reservedMessageOf = ({ userId, row, now }: Reserved) =>
  messageOf(userId, row, RESERVATION_MESSAGES.reserved(row.title, sayMoment(row.startsAt)), now);

/** Job: reminds each parent once per class, on any number of instances and runs. */
export async function remindOfOpenClasses(db: Db, now: Date): Promise<void> {
  const until = addMillis(now, OPEN_CLASS_REMINDER_MINUTES * MINUTE);
  const near = await db
    .select({ id: openClasses.id, title: openClasses.title, startsAt: openClasses.startsAt })
    .from(openClasses)
    .where(and(between(openClasses.startsAt, now, until), gt(openClasses.taken, 0)));
  for (const row of near) await remind(db, row, now);
}

const AT_ONCE = 1_000;

async function remind(db: Db, row: ClassRow, now: Date): Promise<void> {
  const words = RESERVATION_MESSAGES.soon(row.title, sayMoment(row.startsAt));
  const waiting = and(
    eq(reservations.classId, row.id),
    isNull(reservations.cancelledAt),
    isNull(reservations.remindedAt),
  );
  let told = AT_ONCE;
  while (told === AT_ONCE) {
    told = await db.transaction(async (tx) => {
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
        .set({ remindedAt: now })
        .where(and(eq(reservations.classId, row.id), inArray(reservations.userId, userIds)));
      await tx.insert(inboxMessages).values(userIds.map((userId) => messageOf(userId, row, words, now)));
      const events = userIds.map((userId) => eventOf(userId, row));
      await enqueue(tx, SubscribeTopic.classSoon, events, now);
      return userIds.length;
    });
  }
}
