/** Material requests as editors keep them. Storing refuses an invalid form. */
import { and, desc, eq, getTableColumns, gt, isNull, ne, or } from 'drizzle-orm';
import type { FormSection } from '../../../../src/contract/help/form.schema';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { assertForm } from '../../help/forms/faults';
import { materialRequests, materialSubmissions } from './tables';

export interface KeptRequest {
  readonly title: string;
  readonly asker: string;
  readonly words: string;
  readonly wanted: readonly string[];
  readonly sections: readonly FormSection[];
  readonly consent?: string;
  readonly userIds?: number[];
  readonly endsAt?: Date | null;
}

export interface NewRequest extends KeptRequest {
  readonly askedAt: Date;
}

/** Returns its id. */
export async function storeMaterialRequest(db: Db, request: NewRequest): Promise<number> {
  assertForm(request.sections);
  const [stored] = await db.insert(materialRequests).values(request).returning({ id: materialRequests.id });
  if (stored === undefined) throw new Error('A request for materials was not stored');
  return stored.id;
}

export async function changeMaterialRequest(
  db: Db,
  id: number,
  request: KeptRequest & Partial<NewRequest>,
): Promise<void> {
  assertForm(request.sections);
  await db.update(materialRequests).set(request).where(eq(materialRequests.id, id));
}

/** false: it is over. */
export async function endMaterialRequest(db: Db, id: number, now: Date): Promise<boolean> {
  const isOpen = or(isNull(materialRequests.endsAt), gt(materialRequests.endsAt, now));
  const ended = await db
    .update(materialRequests)
    .set({ endsAt: now })
    .where(and(eq(materialRequests.id, id), isOpen))
    .returning({ id: materialRequests.id });
  return ended.length > 0;
}

const { requestId, state } = materialSubmissions;
const columns = (db: Db) => ({
  ...getTableColumns(materialRequests),
  submissions: db.$count(
    materialSubmissions,
    and(eq(requestId, materialRequests.id), ne(state, 'takenBack')),
  ),
});

/** Newest first. */
export const storedRequests = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ ...columns(db), total: totalRows })
    .from(materialRequests)
    .orderBy(desc(materialRequests.askedAt), desc(materialRequests.id))
    .limit(limit)
    .offset(offset);

/** `lock`: until the transaction ends no parent can send anything in. */
export async function storedRequest(db: Db, id: number, lock?: 'lock') {
  const isIt = eq(materialRequests.id, id);
  if (lock) await db.select({ id: materialRequests.id }).from(materialRequests).where(isIt).for('update');
  const [row] = await db.select(columns(db)).from(materialRequests).where(isIt);
  return row;
}

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof storedRequest>>>;
