/** A seat of a class for a child, and what its step-up then says of the class. */
import { and, eq } from 'drizzle-orm';
import { stepOfYear } from '../../../src/contract/stepup/year';
import type { Db } from '../../core/db/types';
import { lessonsOf } from './cycle';
import { takeSeat } from './holds';
import type { StepUpColumns, StepUpRow } from './record';
import { stepUpClasses } from './tables';

type ClassRow = typeof stepUpClasses.$inferSelect;

export const ofClass = (offered: ClassRow) =>
  ({
    newClassId: offered.id,
    newTeacherId: offered.teacherIds[0] ?? null,
    newFirstAt: offered.firstLiveAt,
    newCycle: lessonsOf(offered),
  }) satisfies StepUpColumns;

interface Wanted {
  readonly row: Pick<
    StepUpRow,
    'userId' | 'type' | 'newStepId' | 'newStep' | 'planStepId' | 'planStep' | 'planCateId'
  >;
  readonly classId: number;
  readonly now: Date;
}

/** Takes a seat in a class of the child's category and step, or says why not. Needs the child's step-up locked. */
export async function seatIn(
  tx: Db,
  { classId, now, row }: Wanted,
): Promise<ReturnType<typeof ofClass> | 'otherStep' | 'seatTaken'> {
  const [offered] = await tx
    .select()
    .from(stepUpClasses)
    .where(and(eq(stepUpClasses.id, classId), eq(stepUpClasses.cateId, row.planCateId)))
    // Staff who change the class meanwhile wait, and then change what is copied here.
    .for('share');
  if (offered === undefined || offered.stepId !== stepOfYear(row).id) return 'otherStep';
  if (!(await takeSeat(tx, { userId: row.userId, classId, now }))) return 'seatTaken';
  return ofClass(offered);
}
