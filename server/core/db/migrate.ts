/** Runs the migrations of this build: at a start, or as a command of its own (migrate-command.ts). */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StartRefused } from '../start-refused';
import { APPLIED, knownMigrations, missingIn, type Migration } from './known-migrations';

/** An arbitrary number that no other program uses in this database. */
const LOCK_KEY = 7_182_2021;
const LOOK_AGAIN_MS = 100;

/** Begins a transaction that holds the lock, or none: an index made concurrently waits for each transaction that runs a statement. */
async function isLocked(client: PoolClient): Promise<boolean> {
  await client.query('BEGIN');
  // The work may exceed the timeout.
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  // Without parameters: their protocol leaves the statement's snapshot open.
  const { rows } = await client.query<{ got: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${LOCK_KEY}) AS got`,
  );
  if (rows[0]?.got === true) return true;
  await client.query('ROLLBACK');
  return false;
}

/**
 * Runs `work` in one instance at a time: concurrent starts wait for each other. The lock is a transaction's: behind a pooler one of a session
 * would stay on a connection that others get.
 */
export async function withDatabaseLock<T>(
  pool: Pool,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  const client = await pool.connect();
  try {
    for (let looks = 0; !(await isLocked(client)); looks += 1) {
      if (looks === 0) onWait();
      await sleep(LOOK_AGAIN_MS);
    }
    return await work();
  } finally {
    await client.query('COMMIT').catch(() => undefined);
    // Destroy the connection, so that the lock cannot outlive the work.
    client.release(true);
  }
}

/** The last build with individual migrations; the baseline creates the same tables at once. */
const BEFORE_BASELINE = {
  migrations: 45,
  /** SHA-256 of their hashes in order, one per line. */
  digest: 'e338486392ae16b861e698a6b72b7eece65a2730f6cf6a630edac094d7197c59',
} as const;

const digestOf = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.join('\n')).digest('hex');

export interface Migrating {
  readonly lockMs: number;
  /** Lines about the progress. */
  readonly print: (line: string) => void;
}

const QUIET: Migrating = { lockMs: 5_000, print: () => undefined };

/** Runs `work` in a transaction that excludes other changes of the applied migrations: a killed start may still be committing. */
async function alone(
  pool: Pool,
  lockMs: number,
  work: (client: PoolClient, applied: readonly string[]) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query(`LOCK TABLE ${APPLIED} IN SHARE ROW EXCLUSIVE MODE`);
    const { rows } = await client.query<{ hash: string }>(
      `SELECT hash FROM ${APPLIED} ORDER BY created_at, id`,
    );
    await work(
      client,
      rows.map(({ hash }) => hash),
    );
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const note = (client: PoolClient, { hash, when, needs }: Migration) =>
  client.query(`INSERT INTO ${APPLIED} (hash, created_at, needs) VALUES ($1, $2, $3)`, [hash, when, needs]);

/** A database made by the build before the baseline already has everything: note the baseline without running it. */
const takeOver = (pool: Pool, baseline: Migration, { lockMs }: Migrating): Promise<void> =>
  alone(pool, lockMs, async (client, hashes) => {
    if (hashes.length === 0 || hashes.includes(baseline.hash)) return;
    const { migrations, digest } = BEFORE_BASELINE;
    if (digestOf(hashes) !== digest) {
      throw new StartRefused(
        `The database is not as the last build with single migrations leaves it (${hashes.length} applied, ${migrations} expected): start that build on it once, then this one (docs/operations.md). Nothing was changed`,
      );
    }
    await note(client, baseline);
  });

const inTransaction = (pool: Pool, migration: Migration, { lockMs }: Migrating): Promise<void> =>
  alone(pool, lockMs, async (client, applied) => {
    if (applied.includes(migration.hash)) return;
    for (const statement of migration.statements) await client.query(statement);
    await note(client, migration);
  });

/** Such a migration drops what an interrupted run left of its indexes first (docs/decisions/0027). */
async function oneByOne(pool: Pool, migration: Migration, { lockMs, print }: Migrating): Promise<void> {
  const client = await pool.connect();
  try {
    // It waits for transactions, not they for it.
    await client.query('SET lock_timeout = 0');
    await client.query('SET statement_timeout = 0');
    for (const statement of migration.statements) {
      print(`${migration.name}: ${statement.trim().split('\n').at(-1) ?? ''}`);
      await client.query(statement);
    }
  } finally {
    // Others must not get the settings.
    client.release(true);
  }
  await alone(pool, lockMs, async (own, applied) => {
    if (!applied.includes(migration.hash)) await note(own, migration);
  });
}

const ATTEMPTS = 10;
const LOCK_NOT_AVAILABLE = '55P03';

/** While a statement waits for its lock, every call to the table waits behind it: so it gives up, lets them through and tries again. */
async function withPatience({ lockMs, print }: Migrating, name: string, work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isLock = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isLock) throw error;
      const what = `${name}: no lock within ${lockMs / 1000} s`;
      if (attempt === ATTEMPTS)
        throw new StartRefused(
          `${what}, ${ATTEMPTS} times: end what holds the table, or try again at a quieter time. What was done before stays done`,
        );
      print(`${what}, trying again`);
      await sleep(lockMs);
    }
  }
}

/** Migrations one after the other, each as a whole. Returns how many have run. */
export async function runMigrations(
  pool: Pool,
  how: Migrating = QUIET,
  known = knownMigrations(),
): Promise<number> {
  // As drizzle-kit makes it.
  await pool.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await pool.query(
    `CREATE TABLE IF NOT EXISTS ${APPLIED} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  await pool.query(`ALTER TABLE ${APPLIED} ADD COLUMN IF NOT EXISTS needs text`);
  await withPatience(how, known[0].name, () => takeOver(pool, known[0], how));
  const missing = await missingIn(pool, known);
  for (const migration of missing) {
    how.print(`${migration.name}: ${migration.statements.length} statements`);
    const begun = Date.now();
    const run = migration.isConcurrent ? oneByOne : inTransaction;
    await withPatience(how, migration.name, () => run(pool, migration, how));
    how.print(`${migration.name}: done in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  }
  return missing.length;
}
