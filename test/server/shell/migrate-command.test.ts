/** Migrations as a command, and starts on a database that another release has changed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { APPLIED, knownMigrations } from '../../../server/core/db/known-migrations';
import { migrateCommand } from '../../../server/core/db/migrate-command';
import { runMigrations, withDatabaseLock } from '../../../server/core/db/migrate';
import { startBackend } from '../support/backend';
import { administer, urlOf } from '../support/cluster';
import { until } from '../support/waiting';

const names: string[] = [];
const pools: Pool[] = [];
const folders: string[] = [];

async function createDatabase(template = 'template1'): Promise<{ name: string; pool: Pool }> {
  const name = `migrate_${process.pid}_${names.length}`;
  names.push(name);
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const pool = new Pool({ connectionString: urlOf(name) });
  pools.push(pool);
  return { name, pool };
}

afterAll(async () => {
  for (const pool of pools) await pool.end();
  for (const name of names) await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Migrations of another product, so that a test says what is in them. */
function migrationsOf(texts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'wandou-migrate-'));
  folders.push(folder);
  mkdirSync(join(folder, 'meta'));
  const entries = Object.keys(texts).map((tag, idx) => ({ idx, tag, when: idx + 1, version: '7' }));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, text] of Object.entries(texts)) writeFileSync(join(folder, `${tag}.sql`), text);
  return knownMigrations(folder);
}

const TODAY = { '0000_baseline': 'CREATE TABLE toys (name text)' };
const INDEXED = {
  ...TODAY,
  '0001_by_name':
    'DROP INDEX CONCURRENTLY IF EXISTS toys_name;\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY toys_name ON toys (name);',
};

async function command(env: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await migrateCommand(
    env,
    (line) => void lines.push(line),
    (line) => void complaints.push(line),
  );
  return { code, lines, complaints };
}

const tablesOf = async (pool: Pool) =>
  (await pool.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)).rowCount;

describe('The command that migrates', () => {
  it('says what it does, and nothing is left for a second one', async () => {
    const { name, pool } = await createDatabase();
    // The address of a pooler: never asked.
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', MIGRATION_DATABASE_URL: urlOf(name) };
    const known = knownMigrations();
    const first = await command(env);
    expect(first).toMatchObject({ code: 0, complaints: [] });
    expect(first.lines[0]).toMatch(/^0000_baseline: \d+ statements$/);
    expect(first.lines.at(-1)).toBe(`Migrations done: ${known.length}`);
    expect(await tablesOf(pool)).toBeGreaterThan(150);
    expect((await command(env)).lines).toEqual(['The database has every migration already']);
  });

  it('is safe when two run at once: one waits, and says so', async () => {
    const { name, pool } = await createDatabase();
    const env = { DATABASE_URL: urlOf(name) };
    const both = await Promise.all([command(env), command(env)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const lines = both.flatMap((each) => each.lines);
    expect(lines).toContain('Another process migrates or starts on this database: waiting');
    expect(lines.filter((line) => line.startsWith('Migrations done'))).toHaveLength(1);
    expect((await pool.query(`SELECT 1 FROM ${APPLIED}`)).rowCount).toBe(knownMigrations().length);
  });

  it('names the database that it cannot reach, without the password', async () => {
    const env = { MIGRATION_DATABASE_URL: 'postgres://wandou:secret@127.0.0.1:1/parents' };
    const { code, complaints } = await command(env);
    expect(code).toBe(1);
    expect(complaints).toEqual([
      'MIGRATION_DATABASE_URL: the database parents at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    ]);
  });

  it('does not make a database of its own in production', async () => {
    const { code, complaints } = await command({ NODE_ENV: 'production' });
    expect([code, complaints.join()]).toEqual([1, expect.stringContaining('MIGRATION_DATABASE_URL')]);
  });
});

describe('A migration', () => {
  it('gives up a lock that it does not get, and tries again', async () => {
    const { pool } = await createDatabase();
    await runMigrations(pool, undefined, migrationsOf(TODAY));
    const reader = await pool.connect();
    await reader.query('BEGIN; SELECT * FROM toys');
    const lines: string[] = [];
    const wider = migrationsOf({ ...TODAY, '0001_price': 'ALTER TABLE toys ADD COLUMN price integer' });
    const how = { lockMs: 50, print: (line: string) => void lines.push(line) };
    const migrating = runMigrations(pool, how, wider);
    await until(async () => lines.includes('0001_price: no lock within 0.05 s, trying again'));
    await reader.query('COMMIT');
    reader.release();
    expect(await migrating).toBe(1);
    expect((await pool.query('SELECT price FROM toys')).rowCount).toBe(0);
  });

  it('makes an index while writes go on and another start waits', async () => {
    const { pool } = await createDatabase();
    await runMigrations(pool, undefined, migrationsOf(TODAY));
    const waiting: string[] = [];
    const work = () =>
      withDatabaseLock(
        pool,
        () => runMigrations(pool, undefined, migrationsOf(INDEXED)),
        () => void waiting.push('waits'),
      );
    const counts = await Promise.all([work(), work()]);
    expect([counts.sort(), waiting]).toEqual([[0, 1], ['waits']]);
    const { rows } = await pool.query(
      `SELECT indisvalid FROM pg_index WHERE indexrelid = 'toys_name'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});

describe('A start', () => {
  const off = { MIGRATE_ON_START: '0' };

  it('that shall not migrate refuses a database that lacks something, in one sentence', async () => {
    const { name } = await createDatabase();
    await expect(startBackend({ database: name, env: off })).rejects.toThrow(
      /^The database lacks 0000_baseline, .* of this release: run the migration first, npm run db:migrate \(docs\/operations.md\). Nothing was changed$/,
    );
    await command({ DATABASE_URL: urlOf(name) });
    const backend = await startBackend({ database: name, env: off });
    expect((await backend.app.inject('/readyz')).statusCode).toBe(200);
    await backend.stop();
  });

  it.each([['1'], ['0']])(
    'refuses what nobody knows or a later release took away (MIGRATE_ON_START=%s)',
    async (MIGRATE_ON_START) => {
      const { name, pool } = await createDatabase();
      await command({ DATABASE_URL: urlOf(name) });
      for (const needs of [null, '0099_later']) {
        await pool.query(`DELETE FROM ${APPLIED} WHERE hash = 'later'`);
        await pool.query(`INSERT INTO ${APPLIED} (hash, created_at, needs) VALUES ('later', 9e15, $1)`, [
          needs,
        ]);
        await expect(startBackend({ database: name, env: { MIGRATE_ON_START } })).rejects.toThrow(
          'The database was changed by a later release in a way that this one cannot work with',
        );
      }
    },
  );

  it('accepts what a later release only added: an instance of the last one may start again', async () => {
    const { pool } = await createDatabase();
    const later = { ...TODAY, '0001_price': 'ALTER TABLE toys ADD COLUMN price integer' };
    await runMigrations(pool, undefined, migrationsOf(later));
    expect(await runMigrations(pool, undefined, migrationsOf(TODAY))).toBe(0);
    const latest = {
      ...later,
      '0002_no_name':
        '-- contract of 0001_price: only builds before it read the name\nALTER TABLE toys DROP COLUMN name',
    };
    await runMigrations(pool, undefined, migrationsOf(latest));
    expect(await runMigrations(pool, undefined, migrationsOf(later))).toBe(0);
    await expect(runMigrations(pool, undefined, migrationsOf(TODAY))).rejects.toThrow('a later release');
  });
});
