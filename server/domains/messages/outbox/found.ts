/** For jobs that find by its time what many parents are to hear of. */
import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NoticeKind } from './kinds';
import { notify, type Notice, type NotifyServices } from './notify';
import { outbox } from './tables';

interface Source {
  readonly kind: NoticeKind;
  /** The event is this with the row's id. */
  readonly event: string;
  readonly at: AnyPgColumn;
  readonly id: AnyPgColumn;
  readonly userId: AnyPgColumn;
}

interface Found extends Omit<Notice, 'event'> {
  readonly at: Date;
  readonly id: number;
}

interface Batch {
  /** After those of the batch before, and not notified yet. */
  readonly isNext: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
}

const AT_ONCE = 1_000;

export async function notifyFound(
  services: NotifyServices,
  { at, event, id, kind, userId }: Source,
  find: (batch: Batch) => Promise<readonly Found[]>,
): Promise<void> {
  // As a value, it is looked up row by row: NOT EXISTS may read the whole table.
  const isNew = sql`(SELECT 1 FROM ${outbox} WHERE ${outbox.userId} = ${userId}
    AND ${outbox.kind} = ${kind} AND ${outbox.event} = ${`${event}:`} || ${id}::text LIMIT 1) IS NULL`;
  let last: Found | undefined;
  do {
    const isAfter = last && sql`(${at}, ${id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::bigint)`;
    const found = await find({ isNext: and(isAfter, isNew), order: [asc(at), asc(id)], limit: AT_ONCE });
    await notify(
      services,
      kind,
      found.map((row) => ({ ...row, event: `${event}:${row.id}` })),
    );
    last = found.length < AT_ONCE ? undefined : found.at(-1);
  } while (last !== undefined);
}
