/**
 * Snapshot of the seeded data in a separate schema: a reset copies tables instead of running two thousand statements. Dates of the
 * demo depend on the time of the seed, so a snapshot expires soon.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { emptyDatabase } from '../seed';
import { formatDateTime, MINUTE, type Clock } from '../time';

const LIFE_MS = 10 * MINUTE;
const SCHEMA = 'seed_copy';
const DROP = `DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`;
/** Milliseconds; far below the second after which PostgreSQL's deadlock detection aborts a transaction. */
const LOCK_PATIENCE_MS = 100;
const MAX_ATTEMPTS = 50;
const LOCK_NOT_AVAILABLE = '55P03';

/** Parents before children, since foreign keys are checked at once. */
const TABLES = sql.raw(`
  WITH RECURSIVE keys AS (
    SELECT DISTINCT conrelid AS child, confrelid AS parent FROM pg_constraint
     WHERE contype = 'f' AND conrelid <> confrelid AND conparentid = 0
  ), depths AS (
    SELECT c.oid, 0 AS depth FROM pg_class c
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
    UNION SELECT keys.child, depths.depth + 1 FROM depths JOIN keys ON keys.parent = depths.oid
  )
  SELECT quote_ident(c.relname) AS name,
         (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
           WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM depths JOIN pg_class c ON c.oid = depths.oid
   GROUP BY c.oid, c.relname ORDER BY max(depth), c.relname`);

const SEQUENCES = sql.raw(`
  SELECT format('SELECT setval(%L, %s, %L)', quote_ident(schemaname) || '.' || quote_ident(sequencename),
                coalesce(last_value, start_value), last_value IS NOT NULL) AS put_back
    FROM pg_sequences WHERE schemaname = 'public'`);

interface Table {
  readonly name: string;
  readonly columns: string;
}

async function tablesOf(db: Db): Promise<readonly Table[]> {
  const { rows } = await db.execute<{ name: string; columns: string }>(TABLES);
  return rows;
}

interface Kept {
  readonly at: Date;
  /** Parents before children. */
  readonly tables: readonly Table[];
  /** Names of non-empty tables. */
  readonly filled: ReadonlySet<string>;
  /** SQL that restores the sequences. */
  readonly sequences: string;
  /** Whether triggers record changed tables, so that the others can be skipped. */
  readonly isNoted: boolean;
}

/** The app keeps sending calls: their writes happen before or after the copy, never between two tables. */
const lockOf = (tables: readonly Table[], mode: 'SHARE ROW EXCLUSIVE' | 'ACCESS EXCLUSIVE'): string =>
  `LOCK TABLE ${tables.map(({ name }) => `public.${name}`).join(', ')} IN ${mode} MODE`;

/** Triggers that record each changed table once. */
const NOTES = [
  `CREATE TABLE ${SCHEMA}.changed (name text NOT NULL)`,
  `CREATE FUNCTION ${SCHEMA}.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     INSERT INTO ${SCHEMA}.changed SELECT quote_ident(TG_TABLE_NAME)
      WHERE NOT EXISTS (SELECT FROM ${SCHEMA}.changed WHERE name = quote_ident(TG_TABLE_NAME));
     RETURN NULL;
   END $$`,
];
const noteOf = ({ name }: Table): string =>
  `CREATE TRIGGER seed_copy_note AFTER INSERT OR UPDATE OR DELETE ON public.${name} EXECUTE FUNCTION ${SCHEMA}.note()`;

async function isFilled(db: Db, { name }: Table): Promise<boolean> {
  const { rows } = await db.execute(sql.raw(`SELECT 1 FROM public.${name} LIMIT 1`));
  return rows.length > 0;
}

/** Restoring rows that others reference requires disabling foreign keys, which only a superuser may do. */
async function maySwitchKeysOff(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ may: string }>(sql`SELECT current_setting('is_superuser') AS may`);
  return rows[0]?.may === 'on';
}

async function copyOf(db: Db): Promise<Omit<Kept, 'at'>> {
  const tables = await tablesOf(db);
  await db.execute(sql.raw(lockOf(tables, 'SHARE ROW EXCLUSIVE')));
  const filled = new Set<string>();
  for (const table of tables) if (await isFilled(db, table)) filled.add(table.name);
  const { rows } = await db.execute<{ put_back: string }>(SEQUENCES);
  const isNoted = await maySwitchKeysOff(db);
  await db.execute(
    sql.raw(
      [
        DROP,
        `CREATE SCHEMA ${SCHEMA}`,
        ...[...filled].map((name) => `CREATE TABLE ${SCHEMA}.${name} AS TABLE public.${name}`),
        ...(isNoted ? [...NOTES, ...tables.map(noteOf)] : []),
      ].join(';\n'),
    ),
  );
  return { tables, filled, isNoted, sequences: rows.map(({ put_back }) => put_back).join(';\n') };
}

/** Tables changed since the last reset, with foreign keys disabled; all tables if changes are not recorded. */
async function takeChanged(db: Db, { tables, isNoted }: Kept): Promise<readonly Table[]> {
  if (!isNoted) return tables;
  await db.execute(sql.raw('SET LOCAL session_replication_role = replica'));
  const { rows } = await db.execute<{ name: string }>(
    sql.raw(`DELETE FROM ${SCHEMA}.changed RETURNING name`),
  );
  const names = new Set(rows.map(({ name }) => name));
  return tables.filter(({ name }) => names.has(name));
}

const putBackOf = (changed: readonly Table[], { filled, sequences }: Kept): string =>
  [
    // Tests write few rows: DELETE takes a tenth of the time of TRUNCATE, which creates new files for every table.
    ...[...changed].reverse().map(({ name }) => `DELETE FROM public.${name}`),
    ...changed
      .filter(({ name }) => filled.has(name))
      .map(
        ({ name, columns }) =>
          `INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${SCHEMA}.${name}`,
      ),
    sequences,
  ].join(';\n');

class SeedCopy {
  private kept: Kept | null = null;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Takes a snapshot of the current data. */
  async take(): Promise<void> {
    this.kept = { at: this.clock.now(), ...(await this.undisturbed(copyOf)) };
  }

  /** A transaction that waits for our locks may hold one that we need: we give way and retry, to avoid a deadlock. */
  private async undisturbed<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db.transaction(async (tx) => {
          await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`));
          return work(tx);
        });
      } catch (error) {
        if (!isLocked(error) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** Returns false if there is no snapshot or it is too old: then seed again. */
  async putBack(): Promise<boolean> {
    const { kept } = this;
    if (kept === null || !isFresh(kept.at, this.clock.now())) return false;
    await this.undisturbed(async (tx) => {
      await tx.execute(sql.raw(lockOf(kept.tables, 'ACCESS EXCLUSIVE')));
      await tx.execute(sql.raw(putBackOf(await takeChanged(tx, kept), kept)));
    });
    return true;
  }

  /** Empties all tables and removes the change triggers. */
  async empty(): Promise<void> {
    this.kept = null;
    await this.undisturbed(async (tx) => {
      await tx.execute(sql.raw(lockOf(await tablesOf(tx), 'ACCESS EXCLUSIVE')));
      await tx.execute(sql.raw(DROP));
      await emptyDatabase(tx);
    });
  }
}

export interface Reset {
  /** Takes the current data as the seeded state. */
  readonly keep: () => Promise<void>;
  /** Restores the seeded state; concurrent resets run in sequence. */
  readonly reset: () => Promise<void>;
}

/** `seedAgain` fills the empty tables if there is no fresh snapshot. */
export function createReset(db: Db, clock: Clock, seedAgain: () => Promise<void>): Reset {
  const copy = new SeedCopy(db, clock);
  const putBack = async (): Promise<void> => {
    if (await copy.putBack()) return;
    await copy.empty();
    await seedAgain();
    await copy.take();
  };
  let last: Promise<unknown> = Promise.resolve();
  const reset = (): Promise<void> => {
    const next = last.then(putBack);
    last = next.catch(() => undefined);
    return next;
  };
  return { keep: () => copy.take(), reset };
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const isLocked = (error: unknown): boolean =>
  codeOf(error) === LOCK_NOT_AVAILABLE ||
  (error instanceof Error && codeOf(error.cause) === LOCK_NOT_AVAILABLE);

const hourOf = (moment: Date): string => formatDateTime(moment).slice(0, 13);

const isFresh = (taken: Date, now: Date): boolean =>
  now.getTime() - taken.getTime() < LIFE_MS && hourOf(taken) === hourOf(now);
