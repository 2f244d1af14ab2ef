/** Submitted materials, as those who judge them see them. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { totalRows, waitingFirst, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { students } from '../../account/tables';
import { ownSubmissions } from '../policies';
import { materialRequests, materialSubmissions } from './tables';

const sent = (db: Db) =>
  db
    .select({
      row: materialSubmissions,
      request: materialRequests,
      childName: sql<string>`coalesce(${students.kidName}, '')`,
      total: totalRows,
    })
    .from(materialSubmissions)
    .innerJoin(materialRequests, eq(materialRequests.id, materialSubmissions.requestId))
    .innerJoin(students, eq(students.userId, materialSubmissions.userId));

export type SentMaterial = Omit<Awaited<ReturnType<typeof sentMaterials>>[number], 'total'>;

const isThere = ne(materialSubmissions.state, 'takenBack');
const waits = eq(materialSubmissions.state, 'submitted');

/** Waiting ones, longest waiting first; then, if wanted, the latest others. */
export const sentMaterials = (
  db: Db,
  { limit, offset, withOthers = false }: Paging & { readonly withOthers?: boolean },
) =>
  sent(db)
    .where(withOthers ? isThere : waits)
    .orderBy(...waitingFirst(waits, materialSubmissions.sentAt))
    .limit(limit)
    .offset(offset);

export async function sentMaterial(
  db: Db,
  { requestId, userId }: { readonly requestId: number; readonly userId: number },
): Promise<SentMaterial | undefined> {
  const isIt = and(eq(materialSubmissions.requestId, requestId), ownSubmissions(userId));
  const [found] = await sent(db).where(and(isIt, isThere));
  return found;
}

export const isOfMaterial = ({ row }: SentMaterial, key: string): boolean =>
  row.answers.some(({ answer }) => answer.kind === 'files' && answer.files.some(({ url }) => url === key));
