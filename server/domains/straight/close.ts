/** Closes a week once, by whichever instance is first: places and prizes become final, and each prize is paid once. */
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { RewardKind, RewardReason } from '../../../src/contract/rewards/values';
import { routes } from '../../../src/contract/routes';
import { PRIZES, PRIZE_LEAST_POINTS, StudyGroup } from '../../../src/contract/straight/values';
import type { Db } from '../../core/db/types';
import { notify } from '../messages/outbox/notify';
import { plusDays, type Day } from '../../core/day';
import { add } from '../rewards/ledger';
import type { Clock } from '../../core/time';
import { PRIZE_MESSAGE } from './messages';
import { closesAt, periodAt, WEEK_DAYS } from './period';
import { recountAll, recountIn } from './recount';
import { studyPkPeriods, studyPkStandings } from './tables';

/** Prizes per transaction. */
const AT_ONCE = 200;
/** Children per statement. */
const RANKED_AT_ONCE = 5_000;

/** One run: recounts stale children, closes ended weeks, pays prizes. Idempotent. */
export async function runContest(db: Db, clock: Clock): Promise<void> {
  await recountAll(db, clock);
  await closeDue(db, clock);
  while ((await payPrizes(db, clock)) > 0);
}

async function closeDue(db: Db, clock: Clock): Promise<void> {
  const open = await db
    .select({ period: studyPkPeriods.period })
    .from(studyPkPeriods)
    .where(and(isNull(studyPkPeriods.closedAt), lt(studyPkPeriods.period, periodAt(clock.now()))))
    .orderBy(asc(studyPkPeriods.period));
  for (const { period } of open) if (closesAt(period) <= clock.now()) await close(db, clock, period);
}

async function close(db: Db, clock: Clock, period: Day): Promise<void> {
  await db.transaction(async (tx) => {
    const open = and(eq(studyPkPeriods.period, period), isNull(studyPkPeriods.closedAt));
    const [held] = await tx.select().from(studyPkPeriods).where(open).for('update');
    if (held === undefined) return;
    await recountIn(tx, period);
    for (const group of Object.values(StudyGroup)) await rank(tx, period, group);
    await tx.update(studyPkPeriods).set({ closedAt: clock.now() }).where(open);
  });
}

/** From the best down, a batch a statement: calls end statements after seconds, however many children there are. */
async function rank(tx: Db, period: Day, group: StudyGroup): Promise<void> {
  const { userId, points, studyGroup } = studyPkStandings;
  const inGroup = and(eq(studyPkStandings.period, period), eq(studyGroup, group));
  let last = { userId: 0, points: Infinity, place: 0 };
  for (let before = 0; ; before += RANKED_AT_ONCE) {
    const below = before === 0 ? undefined : sql`(${points}, ${userId}) < (${last.points}, ${last.userId})`;
    const children = await tx
      .select({ userId, points })
      .from(studyPkStandings)
      .where(and(inGroup, below))
      .orderBy(desc(points), desc(userId))
      .limit(RANKED_AT_ONCE);
    if (children.length === 0) return;
    const placed = children.map((child, index) => {
      // Children with the same points share a place.
      const place = child.points === last.points ? last.place : before + index + 1;
      last = { ...child, place };
      return last;
    });
    await tx.execute(sql`
      update ${studyPkStandings} set place = placed.place, prize = placed.prize
      from unnest(
        ${arrayOf(placed.map((child) => child.userId))}::bigint[],
        ${arrayOf(placed.map(({ place }) => place))}::int[],
        ${arrayOf(placed.map(prizeOf))}::int[]) as placed(user_id, place, prize)
      where ${userId} = placed.user_id and ${studyPkStandings.period} = ${period}`);
  }
}

const arrayOf = (numbers: readonly number[]) => sql.param(`{${numbers.join()}}`);

function prizeOf({ place, points }: { readonly place: number; readonly points: number }): number {
  if (points < PRIZE_LEAST_POINTS) return 0;
  return PRIZES.find(({ upTo }) => place <= upTo)?.reward.stars ?? 0;
}

/** Returns how many were paid. The ledger admits one entry per child and week. */
async function payPrizes(db: Db, clock: Clock): Promise<number> {
  return db.transaction(async (tx) => {
    const { userId, period, place, prize, paidAt } = studyPkStandings;
    const due = await tx
      .select({ userId, period, place, prize })
      .from(studyPkStandings)
      .where(and(gt(prize, 0), isNull(paidAt)))
      .orderBy(asc(userId))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const won of due) {
      const entry = { userId: won.userId, kind: RewardKind.star, amount: won.prize };
      const isFirst = await add(tx, clock, { ...entry, reason: RewardReason.studyPk, ref: won.period });
      if (isFirst) await notify({ db: tx, clock }, 'prizeWon', [noticeOf(won)]);
      await tx
        .update(studyPkStandings)
        .set({ paidAt: clock.now() })
        .where(and(eq(userId, won.userId), eq(period, won.period)));
    }
    return due.length;
  });
}

type Won = Pick<typeof studyPkStandings.$inferSelect, 'userId' | 'period' | 'place' | 'prize'>;

const noticeOf = ({ userId, period, place, prize }: Won) => ({
  ...{ userId, event: `studyPk:${period}`, title: PRIZE_MESSAGE.title, linkText: PRIZE_MESSAGE.linkText },
  body: PRIZE_MESSAGE.body(place ?? 0, prize, period, plusDays(period, WEEK_DAYS - 1)),
  path: `${routes.straightDetail.path}?period=${period}`,
});

/** The week closed last; null: none yet. */
export async function lastClosed(db: Db): Promise<Day | null> {
  const [found] = await db
    .select({ period: studyPkPeriods.period })
    .from(studyPkPeriods)
    .where(isNotNull(studyPkPeriods.closedAt))
    .orderBy(desc(studyPkPeriods.period))
    .limit(1);
  return found?.period ?? null;
}
