/** Who did what to which parent. */
import { and, desc, eq } from 'drizzle-orm';
import { totalRows, type Paging } from '../../core/db/page';
import { sweepOldest } from '../../core/db/sweep-oldest';
import type { Db } from '../../core/db/types';
import { addDays, type Clock } from '../../core/time';
import { staffAudit, staffMembers, type AuditDetail } from './tables';

export const AUDIT_DAYS = 180;

interface AuditEntry {
  readonly staffId: number;
  readonly action: string;
  readonly userId?: number | undefined;
  readonly detail?: AuditDetail | undefined;
}

export async function writeAudit(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { detail = {}, ...entry }: AuditEntry,
): Promise<void> {
  await db.insert(staffAudit).values({ ...entry, detail, at: clock.now() });
}

/** Newest first. */
export const auditOf = (
  db: Db,
  { staffId, userId }: { readonly staffId?: number | undefined; readonly userId?: number | undefined },
  { limit, offset }: Paging,
) =>
  db
    .select({ row: staffAudit, name: staffMembers.name, total: totalRows })
    .from(staffAudit)
    .innerJoin(staffMembers, eq(staffMembers.id, staffAudit.staffId))
    .where(
      and(
        staffId === undefined ? undefined : eq(staffAudit.staffId, staffId),
        userId === undefined ? undefined : eq(staffAudit.userId, userId),
      ),
    )
    .orderBy(desc(staffAudit.id))
    .limit(limit)
    .offset(offset);

export const sweepAudit = (db: Db, clock: Clock): Promise<void> =>
  sweepOldest(db, { table: staffAudit, at: staffAudit.at }, addDays(clock.now(), -AUDIT_DAYS));
