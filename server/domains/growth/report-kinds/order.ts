/** Orders reports: the release makes each of them once its time has come (work.ts). */
import type { ReportKind } from '../../../../src/contract/growth/values';
import type { Db } from '../../../core/db/types';
import { reportJobs } from '../tables';

export interface NewOrder {
  readonly userId: number;
  readonly kind: ReportKind;
  readonly ref: string;
  readonly dueAt: Date;
}

/** Ordered again it is the same report. In the transaction of what it is about: both or neither. */
export async function orderReports(db: Db, orders: readonly NewOrder[]): Promise<void> {
  if (orders.length > 0)
    await db
      .insert(reportJobs)
      .values([...orders])
      .onConflictDoNothing();
}
