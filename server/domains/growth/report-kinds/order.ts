/** Orders reports; each is generated when it is due (work.ts). */
import type { ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../core/db/types';
import { reportJobs } from '../tables';

export interface NewOrder {
  readonly userId: number;
  readonly kind: ReportKind;
  readonly ref: string;
  readonly dueAt: Date;
}

/** Idempotent. Call it in the transaction of the underlying change, so that both are committed or neither. */
export async function orderReports(db: Db, orders: readonly NewOrder[]): Promise<void> {
  if (orders.length > 0)
    await db
      .insert(reportJobs)
      .values([...orders])
      .onConflictDoNothing();
}
