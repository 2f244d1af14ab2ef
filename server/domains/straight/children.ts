/** A child: its public view, and the daily details for its parent. */
import { eq } from 'drizzle-orm';
import { medalLevel, medalNames } from '../../../src/contract/rewards/values';
import { students } from '../account/tables';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { dayNumber } from '../../core/day';
import { amounts } from '../rewards/medals/amounts';
import { lastClosed } from './close';
import { freshMember, isClosed, periodsShown } from './contest';
import { askedPeriod, periodShown } from './period';
import { kindsOf, type CountedDay } from './points';
import { placeOf, standingOf } from './rank';
import { groupsIn } from './recount';
import { StudyGroup } from '../../../src/contract/straight/values';
import { studyPkMembers } from './tables';
import { allowed } from '../../core/http/policy';
import { mayReadMember } from './policies';
import { toEntry } from './wire';

export const childHandlers: HandlersOf<'getStudyBaby' | 'getStudyDetail'> = {
  async getStudyBaby({ id, period: asked }, context) {
    const { db, clock } = context;
    const { userId: viewer } = requireSession(context);
    const [row] = await db
      .select({
        userId: studyPkMembers.userId,
        id: studyPkMembers.id,
        nickname: studyPkMembers.nickname,
        showsMedals: studyPkMembers.showsMedals,
        kidName: students.kidName,
      })
      .from(studyPkMembers)
      .innerJoin(students, eq(students.userId, studyPkMembers.userId))
      .where(eq(studyPkMembers.id, id));
    const current = askedPeriod(asked, clock);
    const member = allowed(row, mayReadMember);
    if (member === undefined) return null;
    const last = asked === '' ? await lastClosed(db) : null;
    const standing =
      (last === null ? undefined : await standingOf(db, member.userId, last)) ??
      (await standingOf(db, member.userId, current));
    if (standing === undefined) return null;
    const { period, studyGroup: group, days, points } = standing;
    const { state } = periodShown(period, await isClosed(db, period), clock.now());
    return {
      ...toEntry({ ...member, points }, await placeOf(db, standing), viewer),
      ...{ group, period, state, kinds: kindsOf(days), streak: streakOf(days) },
      medals: member.showsMedals ? await medalsOf(context, member.userId) : [],
    };
  },

  async getStudyDetail({ period: asked }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    const period = askedPeriod(asked, clock);
    if ((await freshMember(context, userId)) === undefined) return null;
    const standing = await standingOf(db, userId, period);
    const now = clock.now();
    const would = standing ? undefined : (await groupsIn(db, [userId], period)).get(userId);
    return {
      period: periodShown(period, await isClosed(db, period), now),
      group: standing?.studyGroup ?? would ?? StudyGroup.sprout,
      place: standing ? await placeOf(db, standing) : 0,
      points: standing?.points ?? 0,
      prize: standing?.prize ?? 0,
      days: (standing?.days ?? []).map(({ from, ...day }) => ({ ...day, from: [...from] })),
      periods: await periodsShown(db, now),
    };
  },
};

/** Longest run of consecutive days. */
function streakOf(days: readonly CountedDay[]): number {
  let longest = 0;
  let row = 0;
  let before = 0;
  for (const number of days.map(({ day }) => dayNumber(day))) {
    row = number === before + 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = number;
  }
  return longest;
}

async function medalsOf({ db, clock }: CallContext, userId: number) {
  const counted = await Promise.all(
    medalNames.map(async (name) => ({
      name,
      level: medalLevel(name, (await amounts[name](db, clock, userId)).amount),
    })),
  );
  return counted.filter(({ level }) => level > 0);
}
