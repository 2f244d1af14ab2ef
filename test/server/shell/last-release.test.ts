/** What the last release reads and writes, while the next one's migrations have run already. */
import { Client, Pool } from 'pg';
import { knownMigrations } from '../../../server/core/db/known-migrations';
import { runMigrations } from '../../../server/core/db/migrate';
import { fillAsBefore, migrateAsBefore } from '../support/before-baseline';
import { administer, urlOf } from '../support/cluster';

const DATABASE = `last_release_${process.pid}`;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isNumbered: boolean;
}

/** Columns that a statement may write. Parts of a partitioned table are written by its name. */
const COLUMNS = `
  SELECT relname AS table, attname AS column, format_type(atttypid, NULL) AS type,
    NOT attnotnull OR atthasdef OR attidentity <> '' AS "isOptional", attidentity <> '' AS "isNumbered"
  FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY 1, attnum`;

const columnsOf = async (client: Client) => (await client.query<Column>(COLUMNS)).rows;

const byTable = (columns: readonly Column[]) =>
  [...new Set(columns.map(({ table }) => table))].map((table) => ({
    table,
    own: columns.filter((column) => column.table === table),
  }));

const PLAIN: Readonly<Record<string, string>> = {
  text: `'a'`,
  bigint: '1',
  integer: '1',
  boolean: 'true',
  date: 'current_date',
  jsonb: `'{}'`,
  'bigint[]': `'{}'`,
  'timestamp with time zone': 'now()',
};

/** A row of plain values in each table that the last release has and the fixture of rows has not. */
async function fillEmpty(client: Client, columns: readonly Column[]): Promise<void> {
  for (const { table, own } of byTable(columns)) {
    if ((await client.query(`SELECT 1 FROM "${table}" LIMIT 1`)).rowCount !== 0) continue;
    const asked = own.filter(({ isOptional }) => !isOptional);
    const values = asked.map(({ type }) => PLAIN[type] ?? `NULL::${type}`);
    const names = asked.map(({ column }) => `"${column}"`);
    await client.query(`INSERT INTO "${table}" (${names.join()}) VALUES (${values.join()})`);
  }
}

/** Reads, changes and inserts again one row of the table, naming only these columns. Nothing stays. */
async function useAsBefore(client: Client, table: string, columns: readonly Column[]): Promise<void> {
  const names = columns.map(({ column }) => `"${column}"`).join();
  await client.query('BEGIN');
  try {
    const { rows } = await client.query(`SELECT ${names} FROM "${table}" LIMIT 1`);
    expect(rows).toHaveLength(1);
    await client.query(`CREATE TEMP TABLE kept ON COMMIT DROP AS SELECT ${names} FROM "${table}" LIMIT 1`);
    await client.query(`DELETE FROM "${table}"`);
    await client.query(`INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM kept`);
    const changed = columns.filter(({ isNumbered }) => !isNumbered);
    const sets = changed.map(({ column }) => `"${column}" = "${column}"`);
    if (sets.length > 0) await client.query(`UPDATE "${table}" SET ${sets.join()}`);
  } finally {
    await client.query('ROLLBACK');
  }
}

let client: Client;
let pool: Pool;
beforeAll(async () => {
  await administer(`CREATE DATABASE ${DATABASE}`);
  client = new Client({ connectionString: urlOf(DATABASE) });
  pool = new Pool({ connectionString: urlOf(DATABASE) });
  await client.connect();
  await migrateAsBefore(client);
  await fillAsBefore(client);
  // One table at a time: what a row refers to is not asked for.
  await client.query('SET session_replication_role = replica');
});
afterAll(async () => {
  await client.end();
  await pool.end();
  await administer(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
});

const all = knownMigrations();
const [baseline, ...later] = all;

describe('After each migration', () => {
  it('what was there before is still read and written by the columns of before', async () => {
    await runMigrations(pool, undefined, [baseline]);
    for (const [index, migration] of later.entries()) {
      const before = await columnsOf(client);
      await fillEmpty(client, before);
      await runMigrations(pool, undefined, [baseline, ...later.slice(0, index + 1)]);
      const now = await columnsOf(client);
      const isThere = (one: Column) =>
        now.some(({ table, column }) => table === one.table && column === one.column);
      // A contract takes away what the release before it stopped to use.
      const isContract = migration.needs !== baseline.name;
      const used = isContract ? before.filter(isThere) : before;
      for (const { table, own } of byTable(used)) {
        await useAsBefore(client, table, own).catch((error: unknown) => {
          throw new Error(`${table} after ${migration.name}: ${String(error)}`);
        });
      }
    }
    expect(await columnsOf(client)).not.toHaveLength(0);
  });

  it('a column that must be given would be found', async () => {
    const before = await columnsOf(client);
    await client.query('ALTER TABLE students ADD COLUMN price integer');
    await client.query('UPDATE students SET price = 1');
    await client.query('ALTER TABLE students ALTER COLUMN price SET NOT NULL');
    const students = before.filter(({ table }) => table === 'students');
    await expect(useAsBefore(client, 'students', students)).rejects.toThrow('"price"');
  });
});
