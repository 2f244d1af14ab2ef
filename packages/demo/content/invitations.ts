/** Demo families invited by account 8: one in each state. Not listed as demo accounts. */
import { eq } from 'drizzle-orm';
import { InvitationState } from '../../../src/contract/share/invite';
import { RewardReason } from '../../../src/contract/rewards/values';
import { register } from '../../../server/domains/account/register';
import { accounts } from '../../../server/domains/account/tables';
import { accountOrigins } from '../../../server/domains/account/origins/tables';
import type { Db } from '../../../server/core/db/types';
import type { Keys } from '../../../server/core/keys';
import { plusDays } from '../../../server/core/day';
import { lessons, timetables } from '../../../server/domains/courses/timetable/tables';
import { ensureLessonWindow } from '../../../server/domains/courses/timetable/window';
import { addReward } from '../../../server/domains/rewards/ledger';
import { invitations } from '../../../server/domains/share/invitations/tables';
import { addDays, today, type Clock } from '../../../server/core/time';
import { demoPhone } from '../families';
import { findCourses } from './courses/seed';
import { findTeachers } from './lessons/seed';

interface Friend {
  readonly state: InvitationState;
  readonly daysAgo: number;
}

const FRIENDS: readonly Friend[] = [
  { state: InvitationState.attended, daysAgo: 16 },
  { state: InvitationState.credited, daysAgo: 12 },
  { state: InvitationState.booked, daysAgo: 3 },
  { state: InvitationState.registered, daysAgo: 1 },
];

/** The operator's reward at that time. */
const GIVEN = { stars: 10, peaCoins: 20 };
const FIRST_PHONE = 13_800_008_801;
/** An interval long enough for a single lesson. */
const ONCE_DAYS = 36_500;

interface Seeding {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly inviterId: number;
}

export async function seedInvitations(seeding: Seeding): Promise<void> {
  for (const [index, friend] of FRIENDS.entries()) {
    const phone = demoPhone(String(FIRST_PHONE + index));
    const made = await register(seeding, phone);
    if (made !== null) await invite(seeding, friend, { accountId: made.account.id, friendId: made.userId });
  }
}

async function invite(
  { db, clock, inviterId }: Seeding,
  { state, daysAgo }: Friend,
  { accountId, friendId }: { readonly accountId: number; readonly friendId: number },
): Promise<void> {
  const cameAt = addDays(clock.now(), -daysAgo);
  await db.update(accounts).set({ createdAt: cameAt }).where(eq(accounts.id, accountId));
  await db.insert(accountOrigins).values({ accountId, way: 'sms', inviterId, source: 20002, cameAt });
  const row = { userId: inviterId, friendId, registeredAt: cameAt };
  const [kept] = await db.insert(invitations).values(row).returning({ id: invitations.id });
  if (kept === undefined || state === InvitationState.registered) return;
  await giveTrial({ db, clock }, friendId, state === InvitationState.booked ? 2 : 2 - daysAgo);
  if (state === InvitationState.booked) return;
  await db.update(lessons).set({ attendance: 'joined' }).where(eq(lessons.userId, friendId));
  if (state !== InvitationState.credited) return;
  await addReward(db, clock, {
    ...{ userId: inviterId, reason: RewardReason.invitation, ref: String(kept.id) },
    ...GIVEN,
  });
  const creditedAt = addDays(cameAt, 2);
  await db
    .update(invitations)
    .set({ creditedAt, ...GIVEN })
    .where(eq(invitations.id, kept.id));
}

async function giveTrial(
  { db, clock }: Pick<Seeding, 'db' | 'clock'>,
  userId: number,
  inDays: number,
): Promise<void> {
  const { wandouTrial } = await findCourses(db);
  const { lin } = await findTeachers(db);
  await db.insert(timetables).values({
    ...{ userId, courseId: wandouTrial, teacherId: lin, everyDays: ONCE_DAYS },
    ...{ startsOn: plusDays(today(clock), inDays), time: '10:00', durationMinutes: 40 },
  });
  await ensureLessonWindow(db, clock, userId);
}
