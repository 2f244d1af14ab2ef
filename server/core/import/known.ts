/** What earlier imports brought in. */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Keys } from '../keys';
import { isPhone } from './fields';
import type { Import } from './kind';
import { importIds } from './tables';

export interface Known {
  readonly own: number;
  readonly digest: string;
  /** Removed since: by the parent, with the account, or by staff. */
  readonly isDeleted: boolean;
}

export async function knownOf(db: Db, { kind, target }: Import): Promise<Map<string, Known>> {
  const { rows } = await db.execute<{ external: string; own: number; digest: string; deleted: boolean }>(
    sql`SELECT external_id AS external, own_id AS own, digest,
        NOT EXISTS (SELECT FROM ${target.table} WHERE ${target} = own_id) AS deleted
      FROM ${importIds} WHERE kind = ${kind}`,
  );
  return new Map(
    rows.map(({ external, own, digest, deleted }) => [
      external,
      { own: Number(own), digest, isDeleted: deleted },
    ]),
  );
}

export const externalIdOf = ({ key = ['id'] }: Import, row: Readonly<Record<string, unknown>>): string =>
  key.map((column) => String(row[column])).join(' · ');

/** The same for the columns in any order. Phones are few enough to be guessed from a hash without a key. */
export function digestOf({ schema }: Import, keys: Keys, row: Readonly<Record<string, unknown>>): string {
  const hasPhone = Object.values(schema.properties).some(isPhone);
  const sorted = Object.keys(row)
    .sort()
    .map((name) => [name, row[name]]);
  return createHmac('sha256', hasPhone ? keys.phoneLookup : 'import')
    .update(JSON.stringify(sorted))
    .digest('base64url');
}
