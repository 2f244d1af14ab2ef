/** Inbox of a demo account: the messages that the server would have sent about its data, each linking to its subject. */
import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { routes } from '../../../../src/contract/routes';
import type { Db } from '../../../../server/core/db/types';
import { inboxMessages } from '../../../../server/domains/messages/tables';
import { mondayOf, plusDays } from '../../../../server/core/day';
import { addMillis, formatDate, HOUR, shanghaiTime, type Clock } from '../../../../server/core/time';
import { toOwnPage } from '../../pages';
import { WEEKLY, type Notification } from './messages';
import { notificationsBy } from './notifications';

interface Counted {
  readonly unread: number;
  readonly read: number;
}

/** Run after all seeds that messages refer to. Newest first: `unread` unread messages, then `read` older ones. */
export async function seedMessages(
  db: Db,
  clock: Clock,
  userId: number,
  { unread, read }: Counted,
): Promise<void> {
  await forget(db, userId);
  const now = clock.now();
  const wanted = unread + read;
  const own = newestFirst(await notificationsBy(db, userId, now));
  const notifications = newestFirst([
    ...own.slice(0, wanted - LEAST_WEEKLY),
    ...weekly(now, wanted, own.length),
  ]);
  const rows = notifications.slice(0, wanted).map(({ target, ...message }, index) => ({
    userId,
    ...message,
    ...(target ? { target: toOwnPage(target) } : {}),
    readAt:
      index < unread ? null : new Date(Math.min(now.getTime(), addMillis(message.sentAt, HOUR).getTime())),
  }));
  if (rows.length > 0) await db.insert(inboxMessages).values(rows);
}

const newestFirst = (notifications: readonly Notification[]): Notification[] =>
  notifications.toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime());

/** Minimum in every inbox, so that each message kind occurs. */
const LEAST_WEEKLY = 2;
const IN_THE_MORNING = '10:00';
/** 0: Monday. */
const SATURDAY = 5;
const WEEK = 7;

/** Fills up to the wanted number. */
function weekly(now: Date, wanted: number, own: number): Notification[] {
  const number = Math.min(wanted, Math.max(LEAST_WEEKLY, wanted - own));
  return Array.from({ length: number }, (_, index) => {
    const words = WEEKLY[index % WEEKLY.length];
    if (words === undefined) throw new Error('There is nothing to say each week');
    const saturday = plusDays(mondayOf(formatDate(now)), SATURDAY - WEEK * (index + 1));
    return { ...words, sentAt: shanghaiTime(saturday, IN_THE_MORNING) };
  });
}

/** Messages of an older demo version; keeps those about surveys and material requests. */
async function forget(db: Db, userId: number): Promise<void> {
  const path = sql`split_part(${inboxMessages.target} ->> 'url', '?', 1)`;
  const isOther = or(isNull(inboxMessages.target), notInArray(path, OF_FORMS));
  await db.delete(inboxMessages).where(and(eq(inboxMessages.userId, userId), isOther));
}

const OF_FORMS = [routes.materialSubmit.path, routes.materialList.path, routes.survey.path];
