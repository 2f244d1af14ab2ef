/**
 * Behaviour grows fastest, so it is partitioned by month: coming partitions are created ahead, and an expired one is dropped, which is
 * cheap and frees its space. Rows without a partition go to the default partition until one is created.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import type { Clock } from '../../core/time';
import { trackedEvents } from './tables';

const AHEAD = 2;
const REST = sql.raw('parts.tracked_events_rest');
/** Two instances must not create the same partition at once. */
const LOCK_KEY = 7_182_2022;
/** If the lock takes longer, the next run retries: inserts must not wait. */
const LOCK_PATIENCE = sql.raw(`SET LOCAL lock_timeout = '2s'`);

interface Month {
  readonly name: string;
  readonly from: Date;
  readonly until: Date;
}

function monthOf(moment: Date, offset = 0): Month {
  const from = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + offset));
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1));
  return { name: `tracked_events_${from.toISOString().slice(0, 7).replace('-', '_')}`, from, until };
}

const partOf = ({ name }: Month): SQL => sql`${sql.identifier('parts')}.${sql.identifier(name)}`;
const literal = (moment: Date): SQL => sql.raw(`'${moment.toISOString()}'`);

async function knownParts(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT relname AS name FROM pg_class JOIN pg_inherits ON inhrelid = oid
        WHERE inhparent = 'tracked_events'::regclass ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

const alone = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(LOCK_PATIENCE);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    return work(tx);
  });

async function makeMonth(db: Db, month: Month): Promise<void> {
  const part = partOf(month);
  const [from, until] = [literal(month.from), literal(month.until)];
  await alone(db, async (tx) => {
    if ((await knownParts(tx)).includes(month.name)) return;
    await tx.execute(sql`CREATE TABLE ${part} (LIKE ${trackedEvents})`);
    await tx.execute(sql`
      WITH moved AS (DELETE FROM ${REST} WHERE received_at >= ${from} AND received_at < ${until} RETURNING *)
      INSERT INTO ${part} SELECT * FROM moved`);
    await tx.execute(sql`CREATE UNIQUE INDEX ON ${part} (event_id)`);
    await tx.execute(
      sql`ALTER TABLE ${trackedEvents} ATTACH PARTITION ${part} FOR VALUES FROM (${from}) TO (${until})`,
    );
  });
}

/** The current and coming months. */
export async function makeMonths(db: Db, clock: Clock): Promise<void> {
  const known = await knownParts(db);
  const wanted = Array.from({ length: AHEAD + 1 }, (_, offset) => monthOf(clock.now(), offset));
  for (const month of wanted.filter(({ name }) => !known.includes(name))) await makeMonth(db, month);
}

/** Partitions whose rows are all older than `before`. */
export async function dropMonths(db: Db, before: Date): Promise<void> {
  const isOver = (name: string) => {
    const [, year, month] = /_(\d{4})_(\d{2})$/.exec(name) ?? [];
    return year !== undefined && monthOf(new Date(Date.UTC(Number(year), Number(month) - 1))).until <= before;
  };
  for (const name of (await knownParts(db)).filter(isOver)) {
    await alone(db, (tx) => tx.execute(sql`DROP TABLE IF EXISTS parts.${sql.identifier(name)}`));
  }
}
