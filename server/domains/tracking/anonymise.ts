import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { trackedEvents } from './tables';

/** Identifying fields; `ipaddr` only in records of earlier versions. */
const IDENTIFYING = [
  'user_id',
  'userId',
  'device_id',
  'deviceId',
  'session_id',
  'ipaddr',
  'last_url',
  'unificationId',
];

const BATCH = 1_000;

/** Behaviour is needed for statistics for 90 days (jobs.ts): it is kept but anonymised. */
export async function anonymiseBehaviour(tx: Db, userId: number): Promise<void> {
  const keys = sql.join(
    IDENTIFYING.map((key) => sql`${key}`),
    sql`, `,
  );
  const payload = sql`${trackedEvents.payload} - ARRAY[${keys}]::text[]`;
  const mine = await tx
    .select({ id: trackedEvents.id })
    .from(trackedEvents)
    .where(eq(trackedEvents.userId, userId));
  for (let from = 0; from < mine.length; from += BATCH) {
    const ids = mine.slice(from, from + BATCH).map(({ id }) => id);
    await tx
      .update(trackedEvents)
      .set({ userId: null, eventId: null, payload })
      .where(inArray(trackedEvents.id, ids));
  }
}
