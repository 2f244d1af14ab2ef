/** The free trial, once per child and therefore once per phone. Its lesson is booked like any other. */
import { eq } from 'drizzle-orm';
import { FreeTrialState } from '../../../../src/contract/activities/values';
import type { FreeTrial } from '../../../../src/contract/activities/newcomers.schema';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { AuditionStatus, StudentStatus } from '../../../../src/contract/profile/status';
import { students } from '../../account/tables';
import type { Db } from '../../../core/db/types';
import { BusinessError, requireSession, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { ensureLessonWindow } from '../../courses/timetable/window';
import { formatDateTime } from '../../../core/time';
import { ACTIVITY_MESSAGES } from '../messages';
import { freeTrials } from '../tables';
import { comingLesson, isTrialLesson } from './lesson';

/** Why the trial is not available; undefined: available. */
async function refusalOf(db: Db, userId: number): Promise<string | undefined> {
  const [student] = await db
    .select({ status: students.studentStatus, auditions: students.studentAuditionStatusEnums })
    .from(students)
    .where(eq(students.userId, userId));
  if (student?.status === StudentStatus.official) return ACTIVITY_MESSAGES.officialAlready;
  const isDone = student?.auditions.some(({ status }) => status === AuditionStatus.done) ?? false;
  return isDone ? ACTIVITY_MESSAGES.auditioned : undefined;
}

async function trialOf({ db, clock }: CallContext, userId: number): Promise<FreeTrial> {
  await ensureLessonWindow(db, clock, userId);
  const [claim] = await db.select().from(freeTrials).where(eq(freeTrials.userId, userId));
  const claimedAt = claim === undefined ? '' : formatDateTime(claim.claimedAt);
  if ((await refusalOf(db, userId)) !== undefined) return { state: FreeTrialState.had, claimedAt };
  const lesson = await comingLesson(db, userId, clock.now(), isTrialLesson);
  if (lesson !== undefined) return { state: FreeTrialState.booked, claimedAt, lesson };
  return { state: claim === undefined ? FreeTrialState.open : FreeTrialState.claimed, claimedAt };
}

export const freeTrialHandlers: HandlersOf<'getFreeTrial' | 'claimFreeTrial'> = {
  getFreeTrial: (_request, context) => trialOf(context, requireSession(context).userId),

  async claimFreeTrial(_request, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const refusal = await refusalOf(db, userId);
    if (refusal !== undefined) throw new BusinessError(BACKEND_CODE.conflict, refusal);
    const row = { userId, claimedAt: clock.now() };
    const made = await db
      .insert(freeTrials)
      .values(row)
      .onConflictDoNothing()
      .returning({ userId: freeTrials.userId });
    return { ...(await trialOf(context, userId)), isNew: made.length > 0 };
  },
};
