/** The contest as parents see it. Only participants are included. */
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { shownNameOf } from '../../../src/contract/growth/shown-name';
import { StudentStatus } from '../../../src/contract/profile/status';
import { StraightPart, StudyGroup, type StudyGroup as Group } from '../../../src/contract/straight/values';
import { students } from '../account/tables';
import { pageOf } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import {
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
  type Session,
} from '../../core/http/handler';
import type { Day } from '../../core/day';
import { lastClosed } from './close';
import { memberOf, type Member } from './membership';
import { askedPeriod, oldestShown, periodAt, periodShown } from './period';
import { excellentIn, nearOf, placeOf, standingOf, topEntries, type Standing } from './rank';
import { groupsIn, recount } from './recount';
import { shownAs, toEntry } from './wire';
import { studyPkPeriods } from './tables';

/** Recounts the parent's own child, so that its points are current. */
export async function freshMember({ db, clock }: CallContext, userId: number): Promise<Member | undefined> {
  const member = await memberOf(db, userId);
  if (member?.isStale === true) await recount(db, clock, userId);
  return member;
}

export async function isClosed(db: Db, period: Day): Promise<boolean> {
  const [found] = await db.select().from(studyPkPeriods).where(eq(studyPkPeriods.period, period));
  return found !== undefined && found.closedAt !== null;
}

/** Available weeks, newest first, always including the current one. */
export async function periodsShown(db: Db, now: Date): Promise<Day[]> {
  const current = periodAt(now);
  const { period } = studyPkPeriods;
  const found = await db
    .select({ period })
    .from(studyPkPeriods)
    .where(and(gte(period, oldestShown(now)), lte(period, current)))
    .orderBy(desc(period));
  return [...new Set([current, ...found.map((row) => row.period)])];
}

/** The group of its points, or the one it would join. */
async function groupFor(db: Db, userId: number, period: Day, own?: Standing): Promise<Group> {
  return own?.studyGroup ?? (await groupsIn(db, [userId], period)).get(userId) ?? StudyGroup.sprout;
}

function partOf({ studentStatus }: Session, member: Member | undefined): StraightPart {
  if (member !== undefined) return StraightPart.joined;
  if (studentStatus === StudentStatus.official) return StraightPart.mayJoin;
  return studentStatus === StudentStatus.unofficial ? StraightPart.newcomer : StraightPart.visitor;
}

async function nameOf(db: Db, userId: number): Promise<string> {
  const [found] = await db
    .select({ kidName: students.kidName })
    .from(students)
    .where(eq(students.userId, userId));
  return found?.kidName ?? '';
}

export const contestHandlers: HandlersOf<'getStraight' | 'listStudyRank' | 'getStudyStanding'> = {
  async getStraight(_request, context) {
    const { db, clock } = context;
    const session = requireSession(context);
    const { userId } = session;
    const now = clock.now();
    const period = periodAt(now);
    const member = await freshMember(context, userId);
    const kidName = await nameOf(db, userId);
    const own = member && (await standingOf(db, userId, period));
    const group = await groupFor(db, userId, period, own);
    const last = await lastClosed(db);
    const named = member && { ...member, kidName };
    return {
      part: partOf(session, member),
      period: periodShown(period, false, now),
      group,
      shortName: shownNameOf(kidName),
      membership: named
        ? {
            id: named.id,
            nickname: named.nickname,
            shownName: shownAs(named),
            showsMedals: named.showsMedals,
          }
        : null,
      own: named && own ? toEntry({ ...named, points: own.points }, await placeOf(db, own), userId) : null,
      lastPeriod: last ?? '',
      excellent: last === null ? [] : await excellentIn(db, { period: last, group }, userId),
    };
  },

  async listStudyRank({ period: asked, group, page, limit }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    const period = askedPeriod(asked, clock);
    const own =
      group === '' ? await groupFor(db, userId, period, await standingOf(db, userId, period)) : group;
    const { rows, total } = await pageOf((paging) => topEntries(db, { period, group: own, ...paging }), {
      page,
      limit,
    });
    return withCount(
      rows.map((row) => toEntry(row, row.place, userId)),
      total,
    );
  },

  async getStudyStanding({ period: asked, group }, context) {
    const { db, clock } = context;
    const { userId } = requireSession(context);
    const now = clock.now();
    const period = askedPeriod(asked, clock);
    const member = await freshMember(context, userId);
    const own = member && (await standingOf(db, userId, period));
    const shown = group === '' ? await groupFor(db, userId, period, own) : group;
    const near = own !== undefined && own.studyGroup === shown ? await nearOf(db, own) : [];
    return {
      period: periodShown(period, await isClosed(db, period), now),
      group: shown,
      own: near.find(({ isMine }) => isMine) ?? null,
      near,
      periods: await periodsShown(db, now),
    };
  },
};
