/** The migrations of this build, and what it makes of those that a database has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool } from 'pg';
import { StartRefused } from '../start-refused';

export const MIGRATIONS_DIR = join(__dirname, 'migrations');

export interface Migration {
  readonly name: string;
  readonly hash: string;
  /** Drizzle's timestamp. */
  readonly when: number;
  readonly statements: readonly string[];
  /** Builds that lack this migration cannot work once the one here has run. */
  readonly needs: string;
  /** Indexes made without holding up writes, which PostgreSQL does outside of a transaction only. */
  readonly isConcurrent: boolean;
}

/** Drizzle's table, with a column of ours. */
export const APPLIED = 'drizzle.__drizzle_migrations';

/** First line of a migration that takes away what builds without the named one still use. */
const CONTRACT = /^-- contract of (\d{4}_\w+)/m;

export function knownMigrations(folder = MIGRATIONS_DIR): readonly [Migration, ...Migration[]] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  const names = journal.entries.map(({ tag }) => tag);
  const [baseline, ...later] = readMigrationFiles({ migrationsFolder: folder }).map(
    ({ hash, folderMillis, sql }, index): Migration => ({
      name: names[index] ?? hash,
      hash,
      when: folderMillis,
      statements: sql,
      needs: CONTRACT.exec(sql.join('\n'))?.[1] ?? names[0] ?? '',
      isConcurrent: sql.some((statement) => /^\s*(CREATE|DROP)\b.*\bCONCURRENTLY\b/im.test(statement)),
    }),
  );
  if (baseline === undefined) throw new Error('There are no migrations');
  return [baseline, ...later];
}

interface Applied {
  readonly hash: string;
  readonly needs: string | null;
}

async function appliedIn(pool: Pool): Promise<readonly Applied[]> {
  const { rows } = await pool.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    APPLIED,
  ]);
  if (rows[0]?.there !== true) return [];
  // An earlier build made the table without our column.
  const applied = await pool.query<Applied>(
    `SELECT hash, to_jsonb(m) ->> 'needs' AS needs FROM ${APPLIED} m ORDER BY id`,
  );
  return applied.rows;
}

/** Missing migrations. Refuses a database that a later build took something away from, or with unknown migrations. */
export async function missingIn(pool: Pool, known = knownMigrations()): Promise<readonly Migration[]> {
  const applied = await appliedIn(pool);
  const start = applied.findIndex(({ hash }) => hash === known[0].hash);
  const later = start === -1 ? [] : applied.slice(start);
  const unknown = later.filter(({ hash }) => known.every((migration) => migration.hash !== hash));
  if (unknown.some(({ needs }) => known.every(({ name }) => name !== needs)))
    throw new StartRefused(
      'The database was changed by a later release in a way that this one cannot work with: start that release or a later one (docs/operations.md). Nothing was changed',
    );
  return known.filter(({ hash }) => later.every((row) => row.hash !== hash));
}

/** For a start that does not migrate. */
export async function refuseOldSchema(pool: Pool): Promise<void> {
  const missing = (await missingIn(pool)).map(({ name }) => name);
  if (missing.length > 0)
    throw new StartRefused(
      `The database lacks ${missing.join(', ')} of this release: run the migration first, npm run db:migrate (docs/operations.md). Nothing was changed`,
    );
}
