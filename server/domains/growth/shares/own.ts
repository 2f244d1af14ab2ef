/** A parent's shares: create, list, revoke. */
import { and, asc, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { complaintOfNickname, shownNameOf } from '../../../../src/contract/growth/shown-name';
import { SHARE_DAYS, ShareOf, SHARES_AT_ONCE, SituationPeriod } from '../../../../src/contract/growth/values';
import type { RequestOf } from '../../../../src/contract/define';
import type { growthCalls } from '../../../../src/contract/growth/calls';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { lockChild } from '../../account/lock-child';
import type { Db } from '../../../core/db/types';
import { badInput, BusinessError, requireSession, type HandlersOf } from '../../../core/http/handler';
import { isDay } from '../../../core/day';
import { badFieldMessage } from '../../../core/http/messages';
import { addDays, formatDateTime } from '../../../core/time';
import { learningReports } from '../../learning/tables';
import { reportShares } from '../tables';
import { hashOf, newKey } from './key';
import { SHARE_MESSAGES } from './messages';
import { ownReports } from '../../learning/policies';
import { ownShares } from '../policies';
import { orNotFound } from '../../../core/http/policy';
import { toShare } from './wire';
import { contentOf } from '../reports/content';
import { openOf } from './find';
import { weekShown } from '../week/span';

type Request = RequestOf<typeof growthCalls.createShare>;

export const ownShareHandlers: HandlersOf<'createShare' | 'listShares' | 'revokeShare'> = {
  async createShare(request, { db, clock, random, session }) {
    const { userId } = requireSession({ session });
    const now = clock.now();
    const shareKey = newKey(random);
    const endsAt = addDays(now, SHARE_DAYS);
    const made = await db.transaction(async (tx) => {
      // Lock: concurrent requests must not exceed the limit.
      const child = await lockChild(tx, userId);
      const shownName = nameShown(request.nickname ?? '', child);
      const what = await whatOf(tx, userId, request, now);
      await assertRoom(tx, userId, now);
      await forgetOldRevoked(tx, userId);
      const row = { userId, keyHash: hashOf(shareKey), ...what, shownName, createdAt: now, endsAt };
      const [stored] = await tx.insert(reportShares).values(row).returning({ id: reportShares.id });
      if (stored === undefined) throw new Error('A share was not stored');
      return { id: stored.id, shownName };
    });
    return { ...made, shareKey, endsAt: formatDateTime(endsAt) };
  },

  async listShares(_request, { db, clock, session }) {
    const { userId } = requireSession({ session });
    const open = await openOf(db, userId, clock.now())
      .orderBy(desc(reportShares.createdAt), desc(reportShares.id))
      .limit(SHARES_AT_ONCE);
    return open.map(toShare);
  },

  /** Idempotent; no effect on another parent's share. */
  async revokeShare({ id }, { db, clock, session }) {
    const { userId } = requireSession({ session });
    const changed = await db
      .update(reportShares)
      .set({ revokedAt: sql`coalesce(${reportShares.revokedAt}, ${clock.now()})` })
      .where(and(eq(reportShares.id, id), ownShares(userId)))
      .returning({ id: reportShares.id });
    orNotFound(changed[0], SHARE_MESSAGES.unknown);
    return null;
  },
};

function nameShown(nickname: string, child: string): string {
  const chosen = nickname.trim();
  if (chosen === '') return shownNameOf(child);
  const complaint = complaintOfNickname(chosen, child);
  if (complaint !== undefined) throw badInput('nickname', SHARE_MESSAGES[complaint]);
  return chosen;
}

/** For a report: the parent's own; for the situation: the filters as viewed. Fields of other kinds are dropped. */
async function whatOf(tx: Db, userId: number, { of, reportId, subject, period, week }: Request, now: Date) {
  if (of === ShareOf.plan) return { of };
  if (week !== undefined && !isDay(week)) throw badInput('week', badFieldMessage('week', 'format'));
  if (of === ShareOf.week) return { of, week: weekShown(now, week) };
  if (of === ShareOf.situation)
    return { of, subject: subject ?? null, period: period ?? SituationPeriod.month };
  const [report] = await tx
    .select()
    .from(learningReports)
    .where(and(eq(learningReports.id, reportId ?? 0), ownReports(userId)));
  const own = orNotFound(report, SHARE_MESSAGES.nothing);
  // A report without data is not shown to its parent either.
  orNotFound((await contentOf(tx, own)) ?? undefined, SHARE_MESSAGES.nothing);
  return { of, reportId: own.id };
}

async function assertRoom(tx: Db, userId: number, now: Date): Promise<void> {
  const open = await openOf(tx, userId, now).orderBy(asc(reportShares.createdAt), asc(reportShares.id));
  const [oldest] = open;
  if (oldest !== undefined && open.length >= SHARES_AT_ONCE)
    throw new BusinessError(
      BACKEND_CODE.conflict,
      SHARE_MESSAGES.tooMany(SHARES_AT_ONCE, toShare(oldest).title),
    );
}

/** Number of revoked shares kept for the "revoked" message; limits the rows of repeated sharing and revoking. */
const REVOKED_KEPT = 50;

async function forgetOldRevoked(tx: Db, userId: number): Promise<void> {
  const revoked = and(ownShares(userId), isNotNull(reportShares.revokedAt));
  const newest = tx
    .select({ id: reportShares.id })
    .from(reportShares)
    .where(revoked)
    .orderBy(desc(reportShares.createdAt), desc(reportShares.id))
    .limit(REVOKED_KEPT);
  await tx.delete(reportShares).where(and(revoked, notInArray(reportShares.id, newest)));
}
