/**
 * Many parents like one who has everything: each of that parent's rows is copied so many times, in every table that names a
 * parent, with ids, keys and texts that must differ shifted by the number of the copy. New tables come along by themselves.
 */
import { is, sql, SQL, type Column } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { personalTables, type Person } from '../../../server/domains/account/own-data/tables-of-person';
import { captchaPasses, captchas } from '../../../server/domains/account/captcha/tables';
import { smsCodes } from '../../../server/domains/account/sms/tables';
import type { Db } from '../../../server/core/db/types';
import { counters } from '../../../server/core/limits/tables';
import { schemaRegistry } from '../../../server/registry';

/** A request may not take as long as this. */
const NO_HURRY = sql`SET LOCAL statement_timeout = 0`;

/** Further apart than the ids of one parent. */
const STRIDE = 10_000_000;

/** They grow with traffic and name nobody: what is there is copied as a whole. */
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

/** Columns that point into a table which is copied too, or are its own number. */
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

/** A copy ends with its number. */
function isNoCopy(table: PgTable): SQL {
  const key = getTableConfig(table).columns.find((column) => column.getSQLType() === 'text');
  return sql`${sql.identifier(key?.name ?? '')} !~ '-[0-9]+$'`;
}

/** Copies number `from` to `to` of the parent. */
export async function addCrowd(db: Db, person: Person, from: number, to: number): Promise<void> {
  const personal = personalTables(schemaRegistry.tables);
  const copied = personal.map(({ table }) => table);
  const sources = [
    ...personal.map(({ name, table, mine }) => ({ name, table, which: mine(db, person) })),
    ...NAMELESS.map((table) => ({ name: getTableConfig(table).name, table, which: isNoCopy(table) })),
  ];
  await db.transaction(async (tx) => {
    // Every row that is pointed at is copied too: checking it for each would take longer than copying.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(NO_HURRY);
    for (const { name, table, which } of sources) {
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

/** What the planner knows, brought up to date. */
export const takeStatistics = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(NO_HURRY);
    await tx.execute(sql`ANALYZE`);
  });
