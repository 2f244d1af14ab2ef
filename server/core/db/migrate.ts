import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { StartRefused } from '../start-refused';

export const MIGRATIONS_DIR = join(__dirname, 'migrations');

/** An arbitrary number that no other program uses in this database. */
const LOCK_KEY = 7_182_2021;

/**
 * Runs `work` in one instance at a time: concurrent starts wait for each other. The lock is a transaction's: behind a pooler one of a session
 * would stay on a connection that others get.
 */
export async function withDatabaseLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // The first start's work may exceed the timeouts.
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK_KEY]);
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

/** Drizzle's migrations table. */
const NAME = 'drizzle.__drizzle_migrations';
const APPLIED = sql.raw(NAME);

const digestOf = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.join('\n')).digest('hex');

/** A database made by the build before the baseline already has everything: record the baseline as applied without running it. */
async function takeOver(db: NodePgDatabase, baseline: MigrationMeta): Promise<void> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`SELECT to_regclass(${NAME}) IS NOT NULL AS "isThere"`,
  );
  if (rows[0]?.isThere !== true) return;
  await db.transaction(async (tx) => {
    // A killed start may still be committing.
    await tx.execute(sql`LOCK TABLE ${APPLIED} IN SHARE ROW EXCLUSIVE MODE`);
    const applied = await tx.execute<{ hash: string }>(
      sql`SELECT hash FROM ${APPLIED} ORDER BY created_at, id`,
    );
    const hashes = applied.rows.map(({ hash }) => hash);
    if (hashes.length === 0 || hashes.includes(baseline.hash)) return;
    const { migrations, digest } = BEFORE_BASELINE;
    if (digestOf(hashes) !== digest) {
      throw new StartRefused(
        `The database is not as the last build with single migrations leaves it (${hashes.length} applied, ${migrations} expected): start that build on it once, then this one (docs/operations.md). Nothing was changed`,
      );
    }
    await tx.execute(
      sql`INSERT INTO ${APPLIED} (hash, created_at) VALUES (${baseline.hash}, ${baseline.folderMillis})`,
    );
  });
}

export async function runMigrations(pool: Pool): Promise<void> {
  const db = drizzle(pool);
  const config = { migrationsFolder: MIGRATIONS_DIR };
  const [baseline] = readMigrationFiles(config);
  if (baseline !== undefined) await takeOver(db, baseline);
  await migrate(db, config);
}
