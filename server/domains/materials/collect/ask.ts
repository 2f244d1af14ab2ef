/** Parents hear once of a request: the first of them when staff make it, the others of a request to all by a job. */
import { and, asc, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { routes } from '../../../../src/contract/routes';
import type { Db } from '../../../core/db/types';
import type { JobServices } from '../../../core/jobs';
import { addDays } from '../../../core/time';
import { students } from '../../account/tables';
import { expireNotices } from '../../messages/outbox/expire';
import { notify, type NotifyServices } from '../../messages/outbox/notify';
import { inboxMessages } from '../../messages/tables';
import { COLLECT_INBOX } from './messages';
import { materialRequests } from './tables';
import { isOver } from './wire';

type Asked = Pick<typeof materialRequests.$inferSelect, 'id' | 'title' | 'asker' | 'userIds' | 'endsAt'>;

const KIND = 'materialAsked';
const AT_ONCE = 1_000;

const eventOf = (id: number): string => `request:${id}`;

/** Of all now, and of some until now. */
export const isWidened = (before: readonly number[], after: readonly number[]): boolean =>
  before.length > 0 && after.length === 0;

/** `before`: of whom it was asked until now, empty for all; null: it is new. */
export async function notifyAsked(
  services: NotifyServices,
  request: Asked,
  before: readonly number[] | null,
): Promise<void> {
  if (isOver(request, services.clock.now())) return;
  if (before === null || isWidened(before, request.userIds)) await notifySome(services, request);
  else if (before.length > 0) {
    const userIds = request.userIds.filter((userId) => !before.includes(userId));
    if (userIds.length > 0) await notifySome(services, { ...request, userIds });
  }
}

/** What still waits to go out goes before that moment or not at all. */
export const expireAsked = (db: Db, id: number, at: Date): Promise<void> =>
  expireNotices(db, { kind: KIND, event: eventOf(id) }, at);

/** Those to all, for a day. */
export async function notifyAskedOfAll(services: JobServices): Promise<void> {
  const now = services.clock.now();
  const { askedAt, endsAt, userIds } = materialRequests;
  const isOpen = or(isNull(endsAt), gt(endsAt, now));
  const isToAll = eq(sql`cardinality(${userIds})`, 0);
  const requests = await services.db
    .select()
    .from(materialRequests)
    .where(and(isToAll, isOpen, gt(askedAt, addDays(now, -1))));
  for (const request of requests)
    while (!services.isStopping() && (await notifySome(services, request)) === AT_ONCE);
}

/** The next of those who have not heard of it; how many. */
async function notifySome({ clock, db }: NotifyServices, request: Asked): Promise<number> {
  const { asker, endsAt, id, title, userIds } = request;
  const path = `${routes.materialSubmit.path}?id=${id}`;
  // The inbox, which outlives the outbox: a request may be widened months later.
  const isIt = and(
    eq(inboxMessages.userId, students.userId),
    eq(sql`${inboxMessages.target} ->> 'url'`, path),
  );
  const isNew = notExists(
    db
      .select({ one: sql`1` })
      .from(inboxMessages)
      .where(isIt),
  );
  const parents = await db
    .select({ userId: students.userId })
    .from(students)
    .where(and(userIds.length === 0 ? undefined : inArray(students.userId, userIds), isNew))
    .orderBy(asc(students.userId))
    .limit(AT_ONCE);
  const inADay = addDays(clock.now(), 1);
  const notice = {
    ...{ ...COLLECT_INBOX.asked(title, asker), linkText: COLLECT_INBOX.send },
    ...{ event: eventOf(id), path },
    expiresAt: endsAt !== null && endsAt < inADay ? endsAt : inADay,
  };
  await notify(
    { db, clock },
    KIND,
    parents.map(({ userId }) => ({ ...notice, userId })),
  );
  return parents.length;
}
