/** Changing a child's step-up, by the parent or by staff: with its row locked, and a line in the log. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { students } from '../account/tables';
import { standingColumns } from './may-choose';
import { ownStepUps } from './policies';
import { stepUpChanges, stepUps, type ChangeKind, type StaffChangeKind } from './tables';

export type StepUpRow = typeof stepUps.$inferSelect;
export type StepUpColumns = Partial<typeof stepUps.$inferInsert>;

/** Who changes it. */
export interface ChangedBy {
  readonly operatorId: number;
  readonly operator: string;
}

/** In the log that parents may export: staff have no names there. */
export const byStaff = (staffId: number): ChangedBy => ({ operatorId: staffId, operator: '老师' });

export interface Change {
  readonly row: StepUpRow;
  readonly kind: ChangeKind;
  readonly columns: StepUpColumns;
  /** For the log, where the columns do not show it. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly by: ChangedBy;
  readonly now: Date;
}

/** undefined: the child has none. */
export async function lockStepUp(tx: Db, userId: number) {
  const kidName = sql<string>`(select ${students.kidName} from ${students} where ${students.userId} = ${userId})`;
  const [locked] = await tx
    .select({ row: stepUps, standing: standingColumns(userId), kidName })
    .from(stepUps)
    .where(ownStepUps(userId))
    .for('update');
  return locked;
}

const STAFF_KINDS: ReadonlySet<ChangeKind> = new Set<StaffChangeKind>(['open', 'place', 'arrange']);

export async function record(tx: Db, { after, before, by, columns, kind, now, row }: Change): Promise<void> {
  const { userId } = row;
  const old = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof StepUpRow]]));
  await tx.update(stepUps).set(columns).where(ownStepUps(userId));
  await tx.insert(stepUpChanges).values({
    ...{ userId, kind, ...by, changedAt: now },
    ...{ before: { ...old, ...before }, after: { ...columns, ...after } },
    // What staff do, the operator knows.
    notifiedAt: STAFF_KINDS.has(kind) ? now : null,
  });
}
