/** The inbox of a demo account: what the server would have told it of what it has, each message leading to the thing itself. */
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

/** After everything that is told of. The newest first: `unread` that wait, and `read` older ones. */
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
  const told = newestFirst([...own.slice(0, wanted - LEAST_WEEKLY), ...weekly(now, wanted, own.length)]);
  const rows = told.slice(0, wanted).map(({ target, ...message }, index) => ({
    userId,
    ...message,
    ...(target ? { target: toOwnPage(target) } : {}),
    readAt:
      index < unread ? null : new Date(Math.min(now.getTime(), addMillis(message.sentAt, HOUR).getTime())),
  }));
  if (rows.length > 0) await db.insert(inboxMessages).values(rows);
}

const newestFirst = (told: readonly Notification[]): Notification[] =>
  told.toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime());

/** So many are there in any inbox, so that each kind is. */
const LEAST_WEEKLY = 2;
const IN_THE_MORNING = '10:00';
/** 0: Monday. */
const SATURDAY = 5;
const WEEK = 7;

/** As many as are wanted beside what the child's own things give. */
function weekly(now: Date, wanted: number, own: number): Notification[] {
  const number = Math.min(wanted, Math.max(LEAST_WEEKLY, wanted - own));
  return Array.from({ length: number }, (_, index) => {
    const words = WEEKLY[index % WEEKLY.length];
    if (words === undefined) throw new Error('There is nothing to say each week');
    const saturday = plusDays(mondayOf(formatDate(now)), SATURDAY - WEEK * (index + 1));
    return { ...words, sentAt: shanghaiTime(saturday, IN_THE_MORNING) };
  });
}

/** Of a demonstration that is older; what surveys and requests for materials told stays. */
async function forget(db: Db, userId: number): Promise<void> {
  const path = sql`split_part(${inboxMessages.target} ->> 'url', '?', 1)`;
  const isOther = or(isNull(inboxMessages.target), notInArray(path, OF_FORMS));
  await db.delete(inboxMessages).where(and(eq(inboxMessages.userId, userId), isOther));
}

const OF_FORMS = [routes.materialSubmit.path, routes.materialList.path, routes.survey.path];
