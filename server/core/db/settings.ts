/** Where the database is; read apart from the rest, since a migration needs nothing else. */
import { resolve } from 'node:path';
import { Client } from 'pg';
import type { EnvReader } from '../env';
import { SECOND } from '../time';

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** A direct connection, where DATABASE_URL leads to a pooler; null: DATABASE_URL. */
  readonly migrationDatabaseUrl: string | null;
  readonly migrateOnStart: boolean;
  /** Milliseconds that a statement of a migration waits for a lock, with every call to that table waiting behind it. */
  readonly migrationLockMs: number;
}

function readUrl(env: EnvReader, name: string): string | null {
  const value = env.text(name);
  if (value === null) return null;
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) {
    try {
      // The constructor reads the files that the URL names, but does not connect.
      new Client({ connectionString: value });
      return value;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      env.problems.push(`${name} cannot be used: ${why}`);
      return null;
    }
  }
  env.problems.push(`${name} must be an address such as postgres://user:password@host:5432/name`);
  return null;
}

export const readDatabaseSettings = (env: EnvReader): DatabaseSettings => ({
  dataDir: resolve(env.text('DATA_DIR') ?? '.data'),
  databaseUrl: readUrl(env, 'DATABASE_URL'),
  databasePoolSize: env.integer('DATABASE_POOL_SIZE', 10, 2, 1_000),
  migrationDatabaseUrl: readUrl(env, 'MIGRATION_DATABASE_URL'),
  migrateOnStart: env.flag('MIGRATE_ON_START', true),
  migrationLockMs: env.integer('MIGRATION_LOCK_SECONDS', 5, 1, 3_600) * SECOND,
});
