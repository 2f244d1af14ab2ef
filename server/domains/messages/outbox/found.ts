/** For jobs that find by its time what many parents are to hear of. */
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NoticeKind } from './kinds';
import { notify, type Notice, type NotifyServices } from './notify';

interface Place {
  readonly at: Date;
  readonly id: number;
}

interface Order {
  readonly at: AnyPgColumn;
  readonly id: AnyPgColumn;
}

const AT_ONCE = 1_000;

/** `find`: the next ones after the last, in this order. */
export async function notifyFound(
  services: NotifyServices,
  kind: NoticeKind,
  order: Order,
  find: (isNext: SQL | undefined, limit: number) => Promise<readonly (Notice & Place)[]>,
): Promise<void> {
  let last: Place | undefined;
  do {
    const isNext =
      last && sql`(${order.at}, ${order.id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::bigint)`;
    const found = await find(isNext, AT_ONCE);
    await notify(services, kind, found);
    last = found.length < AT_ONCE ? undefined : found.at(-1);
  } while (last !== undefined);
}
