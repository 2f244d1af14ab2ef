/** Writes many rows of a table whose ids are the database's, new and known ones in the same statements. */
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/types';
import type { ImportServices, WrittenLine } from './kind';

/** Rows of a statement: with 20 columns far below PostgreSQL's 65,535 parameters. */
const BATCH = 1_000;

type Values = Readonly<Record<string, unknown>>;

export function* inBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

async function newIds(db: Db, id: PgColumn, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT nextval(sequence)::bigint AS id FROM generate_series(1, ${count}),
      (SELECT pg_get_serial_sequence(quote_ident(${getTableName(id.table)}), ${id.name}) AS sequence) AS found`,
  );
  return rows.map((row) => Number(row.id));
}

/** A column that may be empty keeps what it has where the line says nothing. */
function changes(table: PgTable, rows: readonly Values[]): Record<string, SQL> {
  const named = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== undefined)));
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => named.has(key));
  return Object.fromEntries(
    columns.map(([key, column]) => {
      const given = sql.raw(`excluded."${column.name}"`);
      return [key, column.notNull ? given : sql`coalesce(${given}, ${column})`];
    }),
  );
}

/** Returns the ids in the rows' order. */
export async function upsertRows(
  db: Db,
  target: PgColumn,
  rows: readonly { readonly own: number | null; readonly values: Values }[],
): Promise<number[]> {
  const table = target.table as PgTable;
  const key = Object.entries<PgColumn>(getTableColumns(table)).find(([, column]) => column === target)?.[0];
  if (key === undefined) throw new Error(`${target.name} is no column of its table`);
  const ids: number[] = [];
  for (const batch of inBatches(rows)) {
    const fresh = await newIds(db, target, batch.filter(({ own }) => own === null).length);
    const own = batch.map((row) => row.own ?? fresh.shift() ?? 0);
    const values = batch.map((row, index) => ({ ...row.values, [key]: own[index] }));
    await db
      .insert(table)
      .overridingSystemValue()
      .values(values)
      .onConflictDoUpdate({
        target,
        set: changes(
          table,
          batch.map((row) => row.values),
        ),
      });
    ids.push(...own);
  }
  return ids;
}

/** For a kind whose line is a row of one table. */
export const rowsOf =
  <Row>(target: PgColumn, valuesOf: (row: Row, line: WrittenLine<Row>, services: ImportServices) => Values) =>
  (services: ImportServices, lines: readonly WrittenLine<Row>[]): Promise<number[]> =>
    upsertRows(
      services.db,
      target,
      lines.map((line) => ({ own: line.own, values: valuesOf(line.row, line, services) })),
    );
