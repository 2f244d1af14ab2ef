/** Deletes files that no work references from the storage. Failures are retried by a job. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { personalTables } from '../../account/own-data/tables-of-person';
import { students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import type { CallContext } from '../../../core/http/handler';
import { removeWithRenditions } from '../../files/renditions';
import { partUploads, uploads } from '../../files/tables';
import { accessOf } from '../../files/access';
import type { SchemaRegistry } from '../../../core/schema-registry';
import { addDays, type Clock } from '../../../core/time';
import { workFileRemovals } from '../tables';

type FileServices = Pick<CallContext, 'db' | 'clock' | 'providers' | 'schemaRegistry'>;

/** A file dropped from a draft may return with another device's late save. */
const DRAFT_DAYS = 1;

/** In the transaction that removes them from the work. Shared demo drawings are kept. */
export async function giveUpFiles(
  tx: Db,
  clock: Clock,
  userId: number,
  keys: readonly string[],
  how: 'now' | 'later',
): Promise<void> {
  const dueAt = how === 'now' ? clock.now() : addDays(clock.now(), DRAFT_DAYS);
  const rows = keys.filter((key) => accessOf(key) === 'uploader').map((key) => ({ key, userId, dueAt }));
  if (rows.length === 0) return;
  await tx
    .insert(workFileRemovals)
    .values(rows)
    .onConflictDoUpdate({ target: workFileRemovals.key, set: { dueAt } });
}

/** Of one parent, or all that are due. Rethrows the first error after trying the rest. */
export async function removeGivenUp(services: FileServices, userId?: number): Promise<void> {
  const { clock, db } = services;
  const isTheirs = userId === undefined ? undefined : eq(workFileRemovals.userId, userId);
  const due = await db
    .select()
    .from(workFileRemovals)
    .where(and(lte(workFileRemovals.dueAt, clock.now()), isTheirs));
  const failures: unknown[] = [];
  for (const { key, userId: owner } of due) {
    await removeFile(services, owner, key).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * First all references except the removal's row are deleted, then the bytes, then that row, so that storage failures
 * are retried. No database connection is held during the storage call, which may need one itself.
 */
async function removeFile(services: FileServices, userId: number, key: string): Promise<void> {
  const { db, providers } = services;
  if (!(await forget(services, userId, key))) return;
  await removeWithRenditions(providers.storage, key);
  await db.delete(workFileRemovals).where(eq(workFileRemovals.key, key));
}

/** false: already removed by another worker, or the file is still in use. */
const forget = ({ db, schemaRegistry }: FileServices, userId: number, key: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Blocks concurrent saves of this parent that might reference the file.
    await tx.select({ id: students.userId }).from(students).where(eq(students.userId, userId)).for('update');
    const isIt = eq(workFileRemovals.key, key);
    const [row] = await tx.select().from(workFileRemovals).where(isIt);
    if (row === undefined) return false;
    if (await isNamedElsewhere(tx, schemaRegistry, userId, key)) {
      await tx.delete(workFileRemovals).where(isIt);
      return false;
    }
    await tx.delete(uploads).where(and(eq(uploads.key, key), eq(uploads.userId, userId)));
    // Otherwise a resumed upload of the same file would return a URL without bytes.
    await tx.delete(partUploads).where(and(eq(partUploads.userId, userId), eq(partUploads.key, key)));
    return true;
  });

const KNOW_ALL_FILES: readonly string[] = ['uploads', 'part_uploads', 'part_pieces', 'work_file_removals'];

/** Any other reference of this family: another work, homework, a form. Derived from the schema, so that new tables are included. */
async function isNamedElsewhere(
  tx: Db,
  schemaRegistry: SchemaRegistry,
  userId: number,
  key: string,
): Promise<boolean> {
  const [owner] = await tx
    .select({ accountId: students.accountId })
    .from(students)
    .where(eq(students.userId, userId));
  if (owner === undefined) return false;
  const looks = personalTables(schemaRegistry.tables)
    .filter(({ name }) => !KNOW_ALL_FILES.includes(name))
    .map(({ mine, table }) => {
      const whole = sql`row_to_json(${table})::text`;
      const isNamed = sql`strpos(${whole}, ${key}) > 0`;
      return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${mine(tx, { userId, ...owner })} AND ${isNamed})`;
    });
  const { rows } = await tx.execute<{ is_named: boolean }>(
    sql`SELECT ${sql.join(looks, sql` OR `)} AS is_named`,
  );
  return rows[0]?.is_named === true;
}

/** A file that is saved again is kept. */
export const keepFiles = async (tx: Db, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await tx.delete(workFileRemovals).where(inArray(workFileRemovals.key, [...keys]));
};
