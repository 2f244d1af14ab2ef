import { eq } from 'drizzle-orm';
import { StepUpStatus, StepUpType } from '../../../src/contract/stepup/values';
import type { Db } from '../../db/types';
import { addDays, formatDateTime, type Clock } from '../../time';
import { stepUps } from '../../stepup/tables';

const cycle = (week: number, time: string) => JSON.stringify([{ week, time }]);

/** A step-up that waits for the parent's confirmation, or none. */
export async function setStepUp(db: Db, clock: Clock, userId: number, isDue: boolean): Promise<void> {
  await db.delete(stepUps).where(eq(stepUps.userId, userId));
  if (!isDue) return;
  const info = {
    stepId: 11,
    step: 'S1-4',
    course: '豌豆思维',
    newStepId: 21,
    newStep: 'S2-1',
    newTeacherId: 802,
    newTeacherName: '周老师',
    newClassId: 6001,
    newFirstTime: formatDateTime(addDays(clock.now(), 14)),
    status: StepUpStatus.waiting,
    type: StepUpType.y,
    planTime: '',
    planStepId: 21,
    planStep: 'S2-1',
    planCateId: 1,
    oldCycle: cycle(6, '19:00'),
    releaseTime: formatDateTime(addDays(clock.now(), 7)),
    newCycle: cycle(6, '18:00'),
    isUpdate: 0,
  };
  await db.insert(stepUps).values({ userId, info });
}
