/**
 * Finds tables with personal data from the schema itself, so that new tables are exported without being listed here. Their Chinese
 * labels are in the domain's labels.
 */
import { eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../tables';
import type { Db } from '../../../core/db/types';

export interface Person {
  readonly accountId: number;
  readonly userId: number;
}

export interface PersonalTable {
  /** Database name. */
  readonly name: string;
  readonly table: PgTable;
  /** SQL condition for one person's rows. */
  mine(db: Db, person: Person): SQL;
}

const columnOf = (table: PgTable, name: string): AnyPgColumn | undefined =>
  getTableConfig(table).columns.find((column) => column.name === name);

/** Tables with an owner column. */
function owned(table: PgTable): PersonalTable | null {
  const { name } = getTableConfig(table);
  if (table === accounts) return { name, table, mine: (_db, { accountId }) => eq(accounts.id, accountId) };
  const user = columnOf(table, 'user_id');
  if (user) return { name, table, mine: (_db, { userId }) => eq(user, userId) };
  const account = columnOf(table, 'account_id');
  return account ? { name, table, mine: (_db, { accountId }) => eq(account, accountId) } : null;
}

/** Tables that reference an owned table, such as order lines. */
function ownedThrough(table: PgTable, parents: readonly PersonalTable[]): PersonalTable | null {
  const { name, foreignKeys } = getTableConfig(table);
  for (const key of foreignKeys) {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const parent = parents.find((candidate) => candidate.table === foreignTable);
    const [column] = columns;
    const [foreign] = foreignColumns;
    if (!parent || !column || !foreign || key.onDelete !== 'cascade') continue;
    const mine = (db: Db, person: Person) =>
      inArray(column, db.select({ id: foreign }).from(parent.table).where(parent.mine(db, person)));
    return { name, table, mine };
  }
  return null;
}

/** All tables with personal data, directly owned ones first. */
export function personalTables(tables: readonly PgTable[]): readonly PersonalTable[] {
  const found = tables.flatMap((table) => owned(table) ?? []);
  let remaining = tables.filter((table) => !found.some((known) => known.table === table));
  for (;;) {
    const more = remaining.flatMap((table) => ownedThrough(table, found) ?? []);
    if (more.length === 0) return found;
    found.push(...more);
    remaining = remaining.filter((table) => !more.some((known) => known.table === table));
  }
}

/** Columns that hold lists of user ids, such as a slot's audience. */
export const listsOfUsers = (
  tables: readonly PgTable[],
): readonly { readonly table: PgTable; readonly column: AnyPgColumn }[] =>
  tables.flatMap((table) => {
    const column = columnOf(table, 'user_ids');
    return column ? [{ table, column }] : [];
  });

/** Property name to database column name. */
export const columnNames = (table: PgTable): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]));
