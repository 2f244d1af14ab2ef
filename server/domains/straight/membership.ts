/** Joining is the parent's choice and can be undone at any time. */
import { hasUnseen, lengthOf } from '../../../src/contract/characters';
import { eq } from 'drizzle-orm';
import { complaintOfNickname } from '../../../src/contract/growth/shown-name';
import { NICKNAME_MAX } from '../../../src/contract/growth/values';
import { StudentStatus } from '../../../src/contract/profile/status';
import { STRAIGHT_CODE } from '../../../src/contract/straight/values';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { badInput, BusinessError, requireSession, type HandlersOf } from '../../core/http/handler';
import { STRAIGHT_MESSAGES } from './messages';
import { periodAt } from './period';
import { recount } from './recount';
import { studyPkMembers } from './tables';
import { ownMembership } from './policies';

export type Member = typeof studyPkMembers.$inferSelect;

export async function memberOf(db: Db, userId: number): Promise<Member | undefined> {
  const [found] = await db.select().from(studyPkMembers).where(ownMembership(userId));
  return found;
}

const COMPLAINTS = {
  fullName: STRAIGHT_MESSAGES.nicknameName,
  phone: STRAIGHT_MESSAGES.nicknamePhone,
} as const;

async function checkedNickname(db: Db, userId: number, written: string): Promise<string> {
  const nickname = written.trim();
  if (lengthOf(nickname) > NICKNAME_MAX || hasUnseen(nickname)) {
    throw badInput('nickname', STRAIGHT_MESSAGES.nicknameLength);
  }
  const [child] = await db
    .select({ kidName: students.kidName })
    .from(students)
    .where(eq(students.userId, userId));
  const complaint = complaintOfNickname(nickname, child?.kidName ?? '');
  if (complaint !== undefined) throw badInput('nickname', COMPLAINTS[complaint]);
  return nickname;
}

export const membershipHandlers: HandlersOf<'joinStudyPk' | 'leaveStudyPk'> = {
  async joinStudyPk({ nickname: written, showsMedals }, context) {
    const { db, clock } = context;
    const { userId, studentStatus } = requireSession(context);
    const nickname = await checkedNickname(db, userId, written);
    // A participant may change the settings even if no longer an official student.
    const isIn = (await memberOf(db, userId)) !== undefined;
    if (!isIn && studentStatus !== StudentStatus.official) {
      throw new BusinessError(STRAIGHT_CODE.mayNotJoin, STRAIGHT_MESSAGES.mayNotJoin);
    }
    const now = clock.now();
    await db
      .insert(studyPkMembers)
      .values({ userId, nickname, showsMedals, joinedAt: now, fromPeriod: periodAt(now) })
      .onConflictDoUpdate({ target: studyPkMembers.userId, set: { nickname, showsMedals } });
    await recount(db, clock, userId);
    return null;
  },

  async leaveStudyPk(_request, context) {
    const { userId } = requireSession(context);
    await context.db.delete(studyPkMembers).where(ownMembership(userId));
    return null;
  },
};
