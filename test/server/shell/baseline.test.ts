/** The baseline creates all tables at once; databases of the last version with single migrations are adopted unchanged. */
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_DIR } from '../../../server/core/db/known-migrations';
import { runMigrations, withDatabaseLock } from '../../../server/core/db/migrate';
import { startBackend } from '../support/backend';
import { fillAsBefore, migrateAsBefore } from '../support/before-baseline';
import { catalogueOf, columnsOf, contentsOf } from '../support/catalogue';
import { administer, urlOf } from '../support/cluster';
import { PHONE } from '../../../packages/demo/test/demo-phones';
import { buildServer, end, endAll, ended, launch } from '../support/processes';
import { Visitor } from '../support/visitor';
import { until } from '../support/waiting';

jest.setTimeout(60_000);

const names: string[] = [];
const clients: Client[] = [];

async function open(database: string): Promise<Client> {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  clients.push(client);
  return client;
}

async function createDatabase(template = 'template1'): Promise<string> {
  const name = `baseline_${process.pid}_${names.length}`;
  names.push(name);
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return name;
}

/** Migrated and filled once; each test has a copy. */
let template = '';
let compiled = '';
beforeAll(async () => {
  template = await createDatabase();
  const client = await open(template);
  await migrateAsBefore(client);
  await fillAsBefore(client);
  await client.end();
  compiled = await buildServer();
});
afterAll(async () => {
  await endAll();
  await Promise.all(clients.map((client) => client.end()));
  for (const name of names) await administer(`DROP DATABASE ${name} WITH (FORCE)`);
});

/** The migration of a start, under its lock. */
async function migrated(database: string): Promise<void> {
  const pool = new Pool({ connectionString: urlOf(database) });
  await withDatabaseLock(pool, () => runMigrations(pool)).finally(() => pool.end());
}

const launchMain = (database: string) =>
  launch([join(compiled, 'main.js')], { DATABASE_URL: urlOf(database), PORT: '0', DEMO: '0' });

const APPLIED = 'drizzle.__drizzle_migrations';
const appliedIn = async (client: Client) =>
  (await client.query<{ hash: string }>(`SELECT hash FROM ${APPLIED} ORDER BY id`)).rows.map(
    ({ hash }) => hash,
  );
const BEFORE = 45;

const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR }).map(({ hash }) => hash);

describe('A database of the version before the baseline', () => {
  it('has the tables that the baseline makes: columns in order, keys, indexes, parts and sequences', async () => {
    const [earlier, now] = await Promise.all([createDatabase(template), createDatabase()]);
    // Includes migrations after the baseline, which both have after a start.
    await Promise.all([migrated(earlier), migrated(now)]);
    const [was, is] = await Promise.all([open(earlier).then(catalogueOf), open(now).then(catalogueOf)]);
    expect(was.length).toBeGreaterThan(2_000);
    expect(is).toEqual(was);
  });

  it('keeps every row of every table, also when two instances start at once', async () => {
    const database = await createDatabase(template);
    const client = await open(database);
    const columns = await columnsOf(client);
    const [before, applied] = [await contentsOf(client, columns), await appliedIn(client)];
    expect(Object.values(before).filter((content) => content.startsWith('0'))).toEqual([]);
    expect(applied).toHaveLength(BEFORE);
    await Promise.all([migrated(database), migrated(database)]);
    expect(await contentsOf(client, columns)).toEqual(before);
    expect(await appliedIn(client)).toEqual([...applied, ...known]);
    await migrated(database);
    expect(await appliedIn(client)).toEqual([...applied, ...known]);
  });

  it('serves its parents', async () => {
    const backend = await startBackend({ database: await createDatabase(template) });
    const { code } = await new Visitor(backend).passwordLogin(PHONE.oneSubject);
    await backend.stop();
    expect(code).toBe('0');
  });

  it.each([
    ['as it was', () => createDatabase(template), BEFORE, `LOCK TABLE ${APPLIED}`],
    ['empty', () => createDatabase(), 0, 'CREATE TABLE works (held integer)'],
  ])('is left %s by a start that is killed on it, and two others go on', async (_how, make, count, hold) => {
    const database = await make();
    const [client, holder] = await Promise.all([open(database), open(database)]);
    const columns = await columnsOf(client);
    const before = await contentsOf(client, columns);
    const locks = async (condition: string) => {
      const { rows } = await client.query(
        `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE datname = current_database() AND ${condition}`,
      );
      return rows.length;
    };

    await holder.query(`BEGIN; ${hold}`);
    const killed = launchMain(database);
    await until(async () => (await locks('NOT granted')) > 0);
    expect(await locks(`locktype = 'advisory' AND granted`)).toBe(1);
    await end(killed, 'SIGKILL');
    await holder.query('ROLLBACK');
    await until(async () => (await locks('pid <> pg_backend_pid()')) === 0);
    expect(await columnsOf(client)).toEqual(columns);
    expect(await contentsOf(client, columns)).toEqual(before);

    await Promise.all([migrated(database), migrated(database)]);
    expect((await appliedIn(client)).slice(count)).toEqual(known);
    expect(await contentsOf(client, columns)).toEqual(before);
  });
});

describe('A database of an even earlier version', () => {
  it('is refused in a sentence that says what to do, and not touched', async () => {
    const database = await createDatabase();
    const client = await open(database);
    await migrateAsBefore(client, 31);
    const before = [await catalogueOf(client), await appliedIn(client)];
    const refused = launchMain(database);
    expect(await ended(refused)).toBe(1);
    expect(refused.output()).toContain(
      'The database is not as the last build with single migrations leaves it (31 applied, 45 expected): start that build on it once, then this one (docs/operations.md). Nothing was changed',
    );
    expect(refused.output()).not.toMatch(/\n\s+at /);
    expect([await catalogueOf(client), await appliedIn(client)]).toEqual(before);
  });
});
