/** Puts the free trial and the entrance link of a newcomer into a state for testers. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq } from 'drizzle-orm';
import { ENTRANCE_LINK_HOURS } from '../../../../src/contract/activities/values';
import { AuditionStatus, StudentStatus } from '../../../../src/contract/profile/status';
import { students, temporaryTokens } from '../../../../server/domains/account/tables';
import { hashToken } from '../../../../server/domains/account/tokens';
import { freeTrials } from '../../../../server/domains/activities/tables';
import { learningReports } from '../../../../server/domains/learning/tables';
import { reportJobs } from '../../../../server/domains/growth/tables';
import { plusDays } from '../../../../server/core/day';
import { addDays, addMillis, HOUR, shanghaiTime, today } from '../../../../server/core/time';
import { addLesson, forgetLessons, type Child } from './scenes';

const TRIALS = ['to-claim', 'claimed', 'booked', 'auditioned'] as const;
const LINKS = ['link-open', 'link-used', 'link-expired', 'link-none'] as const;
type NewcomerDemoState = ScenarioState<'newcomer'>;

/** As long as a real code. Only stored by the testers' route, which does not exist in production. */
export const DEMO_ENTRANCE_CODE = 'demo-entrance-link-00000000000000000000001';

export async function setNewcomer(child: Child, state: NewcomerDemoState): Promise<void> {
  const link = LINKS.find((known) => known === state);
  const trial = TRIALS.find((known) => known === state);
  if (link !== undefined) await setLink(child, link);
  if (trial !== undefined) await setTrial(child, trial);
}

/** A child before its first purchase, with this trial only. */
async function setTrial(child: Child, state: (typeof TRIALS)[number]): Promise<void> {
  const { db, clock, userId } = child;
  await forgetLessons(child);
  await db.delete(reportJobs).where(eq(reportJobs.userId, userId));
  await db.delete(learningReports).where(eq(learningReports.userId, userId));
  await db.delete(freeTrials).where(eq(freeTrials.userId, userId));
  const status = state === 'auditioned' ? AuditionStatus.done : AuditionStatus.notYet;
  await db
    .update(students)
    .set({ studentStatus: StudentStatus.unofficial, studentAuditionStatusEnums: [{ status }] })
    .where(eq(students.userId, userId));
  if (state === 'to-claim') return;
  await db.insert(freeTrials).values({ userId, claimedAt: addDays(clock.now(), -1) });
  if (state === 'booked') await addLesson(child, shanghaiTime(plusDays(today(clock), 2), '10:00'), null);
  if (state === 'auditioned') await addLesson(child, addDays(clock.now(), -1), 'joined');
}

async function setLink({ db, clock, userId }: Child, state: (typeof LINKS)[number]): Promise<void> {
  const tokenHash = hashToken(DEMO_ENTRANCE_CODE);
  await db.delete(temporaryTokens).where(and(eq(temporaryTokens.tokenHash, tokenHash)));
  if (state === 'link-none') return;
  const [student] = await db
    .select({ accountId: students.accountId })
    .from(students)
    .where(eq(students.userId, userId));
  if (student === undefined) return;
  const now = clock.now();
  await db.insert(temporaryTokens).values({
    ...{ tokenHash, kind: 'entrance', accountId: student.accountId },
    expiresAt: addMillis(now, (state === 'link-expired' ? -1 : ENTRANCE_LINK_HOURS) * HOUR),
    usedAt: state === 'link-used' ? now : null,
  });
}
