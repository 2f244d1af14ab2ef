/**
 * Many copies of a parent with data of every kind: each row of the parent is copied so many times, in every table that refers to a parent;
 * ids, keys and unique texts are shifted by the copy's number. New tables are included automatically.
 */
import { is, sql, SQL, type Column } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { personalTables, type Person } from '../../../server/domains/account/own-data/tables-of-person';
import { captchaPasses, captchas } from '../../../server/domains/account/captcha/tables';
import { smsCodes } from '../../../server/domains/account/sms/tables';
import type { Db } from '../../../server/core/db/types';
import { counters } from '../../../server/core/limits/tables';
import { schemaRegistry } from '../../../server/registry';

/** Copying takes longer than a request may. */
const NO_HURRY = sql`SET LOCAL statement_timeout = 0`;

/** Greater than the range of one parent's ids. */
const STRIDE = 10_000_000;

/** Tables that grow with traffic without reference to a parent: copied as a whole. */
const NAMELESS: readonly PgTable[] = [counters, smsCodes, captchas, captchaPasses];

const whose = new Set(['user_id', 'account_id', 'phone_lookup', 'phone_cipher', 'event_id']);

function uniqueColumns(table: PgTable): ReadonlySet<string> {
  const { primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const keys = [...primaryKeys, ...uniqueConstraints].flatMap(({ columns }) => columns);
  const unique = indexes.filter(({ config }) => config.unique).flatMap(({ config }) => config.columns);
  return new Set(
    [...keys, ...unique.filter((column) => !is(column, SQL))].map((column) => (column as Column).name),
  );
}

/** Columns that refer to a copied table, or are its own id. */
function shiftedColumns(table: PgTable, copied: readonly PgTable[]): ReadonlySet<string> {
  const { foreignKeys, columns } = getTableConfig(table);
  const own = columns.filter(({ generatedIdentity }) => generatedIdentity !== undefined);
  const pointing = foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => copied.includes(foreignTable as PgTable))
    .flatMap(({ columns: from }) => from);
  return new Set([...own, ...pointing].map(({ name }) => name));
}

function copyOf(column: AnyPgColumn, shifted: ReadonlySet<string>, unique: ReadonlySet<string>): SQL {
  const { name } = column;
  const isText = column.getSQLType() === 'text';
  if (!isText && (shifted.has(name) || whose.has(name)))
    return sql`${sql.identifier(name)} + k * ${STRIDE}::bigint`;
  const differs =
    isText && (shifted.has(name) || unique.has(name) || column.isUnique || column.primary || whose.has(name));
  return differs ? sql`${sql.identifier(name)} || '-' || k` : sql`${sql.identifier(name)}`;
}

/** Keys of copies end in their number. */
function isNoCopy(table: PgTable): SQL {
  const key = getTableConfig(table).columns.find((column) => column.getSQLType() === 'text');
  return sql`${sql.identifier(key?.name ?? '')} !~ '-[0-9]+$'`;
}

/** Makes copies number `from` to `to` of the parent; `only`: in the tables of these names. */
export async function addCrowd(
  db: Db,
  person: Person,
  from: number,
  to: number,
  only?: readonly string[],
): Promise<void> {
  const personal = personalTables(schemaRegistry.tables);
  const copied = personal.map(({ table }) => table);
  const sources = [
    ...personal.map(({ name, table, mine }) => ({ name, table, which: mine(db, person) })),
    ...NAMELESS.map((table) => ({ name: getTableConfig(table).name, table, which: isNoCopy(table) })),
  ];
  const wanted = sources.filter(({ name }) => only === undefined || only.includes(name));
  await db.transaction(async (tx) => {
    // All referenced rows are copied too; checking foreign keys would take longer than copying.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(NO_HURRY);
    for (const { name, table, which } of wanted) {
      const columns = getTableConfig(table).columns.filter(({ generated }) => generated === undefined);
      const shifted = shiftedColumns(table, copied);
      const unique = uniqueColumns(table);
      const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
      await tx.execute(sql`
        INSERT INTO ${table} (${list(columns.map((column) => sql`${sql.identifier(column.name)}`))})
        OVERRIDING SYSTEM VALUE
        SELECT ${list(columns.map((column) => copyOf(column, shifted, unique)))}
        FROM (SELECT * FROM ${sql.identifier(name)} WHERE ${which}) AS ${sql.identifier(name)},
          generate_series(${from}::int, ${to}::int) AS k`);
    }
  });
}

/** Updates the planner's statistics. */
export const takeStatistics = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(NO_HURRY);
    await tx.execute(sql`ANALYZE`);
  });
