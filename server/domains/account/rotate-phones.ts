/** Stores every phone by PHONE_KEY that is still stored by PHONE_KEY_ALSO, in batches, while instances that know both serve. */
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/types';
import type { Keys } from '../../core/keys';
import type { SchemaRegistry } from '../../core/schema-registry';
import { openPhoneBy, renewedLookup, sealPhone } from './phone';
import { accounts } from './tables';

/** Pages of a table at a time: some hundred rows, locked for milliseconds. */
const BLOCKS = 16;

export interface Rotated {
  readonly renewed: number;
  /** Neither key opens them, or another account has the phone already: left as they are. */
  readonly remaining: number;
}

const NONE: Rotated = { renewed: 0, remaining: 0 };
const sum = (one: Rotated, other: Rotated): Rotated => ({
  renewed: one.renewed + other.renewed,
  remaining: one.remaining + other.remaining,
});

/** By its name, so that none of a new table is forgotten. Accounts have a hash beside it. */
const sealedColumns = ({ tables }: SchemaRegistry): readonly PgColumn[] =>
  tables
    .flatMap((table) => Object.values<PgColumn>(getTableColumns(table)))
    .filter((column) => column.name.endsWith('phone_cipher') && column.table !== accounts);

/** Ranges of places in the table, each a batch. What is changed moves behind or stays, and is not looked at twice in vain. */
async function* batchesOf(db: Db, table: PgTable) {
  const { rows } = await db.execute<{ blocks: number }>(
    sql`SELECT pg_relation_size(${getTableName(table)}::regclass) / current_setting('block_size')::int AS blocks`,
  );
  const blocks = Number(rows[0]?.blocks ?? 0);
  for (let block = 0; block < blocks; block += BLOCKS)
    yield sql`ctid >= ${`(${block},0)`}::tid AND ctid < ${`(${block + BLOCKS},0)`}::tid`;
}

/** The phone by the current key; null: it is by the current one already; undefined: by neither. */
function renewedCipher(keys: Keys, sealed: string): { number: string; cipher: string } | null | undefined {
  if (openPhoneBy(keys, sealed) !== null) return null;
  const number = keys.alsoPhone === null ? null : openPhoneBy(keys.alsoPhone, sealed);
  return number === null ? undefined : { number, cipher: sealPhone(keys, { number }) };
}

async function rotateColumn(db: Db, keys: Keys, column: PgColumn): Promise<Rotated> {
  const { table } = column;
  let rotated = NONE;
  for await (const batch of batchesOf(db, table)) {
    const { rows } = await db.execute<{ sealed: string }>(
      sql`SELECT ${column} AS sealed FROM ${table} WHERE ${batch} AND ${column} IS NOT NULL`,
    );
    const pairs = rows.flatMap(({ sealed }) => {
      const fresh = renewedCipher(keys, sealed);
      if (fresh === undefined) rotated = sum(rotated, { renewed: 0, remaining: 1 });
      return fresh ? [sql`(${sealed}, ${fresh.cipher})`] : [];
    });
    if (pairs.length === 0) continue;
    // By what it was: a parent may have changed it meanwhile.
    const { rowCount } = await db.execute(
      sql`UPDATE ${table} SET ${sql.identifier(column.name)} = fresh
          FROM (VALUES ${sql.join(pairs, sql`, `)}) AS pairs (was, fresh) WHERE ${batch} AND ${column} = was`,
    );
    rotated = sum(rotated, { renewed: rowCount ?? 0, remaining: 0 });
  }
  return rotated;
}

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'phoneLookup' | 'phoneCipher' | 'areaCode'>;

async function rotateAccount(db: Db, keys: Keys, account: Account): Promise<Rotated> {
  const fresh = renewedCipher(keys, account.phoneCipher);
  if (fresh === null) return NONE;
  if (fresh === undefined) return { renewed: 0, remaining: 1 };
  const phone = { areaCode: account.areaCode, number: fresh.number };
  const phoneLookup = renewedLookup(keys, phone, account.phoneLookup);
  if (phoneLookup === null) return { renewed: 0, remaining: 1 };
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.phoneLookup, phoneLookup));
    if (held !== undefined) return { renewed: 0, remaining: 1 };
    // A login may have done it meanwhile.
    const done = await tx
      .update(accounts)
      .set({ phoneLookup, phoneCipher: fresh.cipher })
      .where(sql`${accounts.id} = ${account.id} AND ${accounts.phoneCipher} = ${account.phoneCipher}`)
      .returning({ id: accounts.id });
    return { renewed: done.length, remaining: 0 };
  });
}

async function rotateAccounts(db: Db, keys: Keys): Promise<Rotated> {
  let rotated = NONE;
  for await (const batch of batchesOf(db, accounts)) {
    const { id, phoneLookup, phoneCipher, areaCode } = accounts;
    const rows = await db.select({ id, phoneLookup, phoneCipher, areaCode }).from(accounts).where(batch);
    for (const account of rows) rotated = sum(rotated, await rotateAccount(db, keys, account));
  }
  return rotated;
}

/** Until nothing is left that could be renewed: instances write while this goes on. */
export async function rotatePhones(
  {
    db,
    keys,
    schemaRegistry,
  }: { readonly db: Db; readonly keys: Keys; readonly schemaRegistry: SchemaRegistry },
  print: (line: string) => void,
): Promise<Rotated> {
  let all = NONE;
  for (;;) {
    let round = await rotateAccounts(db, keys);
    print(`accounts: ${round.renewed} renewed, ${round.remaining} left`);
    for (const column of sealedColumns(schemaRegistry)) {
      const one = await rotateColumn(db, keys, column);
      print(`${getTableName(column.table)}: ${one.renewed} renewed, ${one.remaining} left`);
      round = sum(round, one);
    }
    all = { renewed: all.renewed + round.renewed, remaining: round.remaining };
    if (round.renewed === 0) return all;
  }
}
