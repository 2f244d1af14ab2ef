/**
 * Which tables say something about a parent or a child: read off the tables themselves, so that a new one is in the copy
 * without being named here. Its Chinese name stands in the labels of its domain.
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
  /** As the database calls it. */
  readonly name: string;
  readonly table: PgTable;
  /** Rows of one person. */
  mine(db: Db, person: Person): SQL;
}

const columnOf = (table: PgTable, name: string): AnyPgColumn | undefined =>
  getTableConfig(table).columns.find((column) => column.name === name);

/** Names its owner in a column of its own. */
function owned(table: PgTable): PersonalTable | null {
  const { name } = getTableConfig(table);
  if (table === accounts) return { name, table, mine: (_db, { accountId }) => eq(accounts.id, accountId) };
  const user = columnOf(table, 'user_id');
  if (user) return { name, table, mine: (_db, { userId }) => eq(user, userId) };
  const account = columnOf(table, 'account_id');
  return account ? { name, table, mine: (_db, { accountId }) => eq(account, accountId) } : null;
}

/** Belongs to a row that names its owner, such as the lines of an order. */
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

/** Those of all tables with something personal, owners first. */
export function personalTables(tables: readonly PgTable[]): readonly PersonalTable[] {
  const found = tables.flatMap((table) => owned(table) ?? []);
  let left = tables.filter((table) => !found.some((known) => known.table === table));
  for (;;) {
    const more = left.flatMap((table) => ownedThrough(table, found) ?? []);
    if (more.length === 0) return found;
    found.push(...more);
    left = left.filter((table) => !more.some((known) => known.table === table));
  }
}

/** Columns that list users, such as whom a slot is for. */
export const listsOfUsers = (
  tables: readonly PgTable[],
): readonly { readonly table: PgTable; readonly column: AnyPgColumn }[] =>
  tables.flatMap((table) => {
    const column = columnOf(table, 'user_ids');
    return column ? [{ table, column }] : [];
  });

/** Columns by their names in the database. */
export const columnNames = (table: PgTable): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]));
