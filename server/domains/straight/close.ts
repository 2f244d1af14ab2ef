/** Closes a week once, by whichever instance is first: places and prizes become final, and each prize is paid once. */
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { RedirectType } from '../../../src/contract/links/values';
import { MessageKind } from '../../../src/contract/messages/values';
import { RewardKind, RewardReason } from '../../../src/contract/rewards/values';
import { routes } from '../../../src/contract/routes';
import { PRIZES, PRIZE_LEAST_POINTS } from '../../../src/contract/straight/values';
import type { Db } from '../../core/db/types';
import { inboxMessages } from '../messages/tables';
import { plusDays, type Day } from '../../core/day';
import { add } from '../rewards/ledger';
import type { Clock } from '../../core/time';
import { PRIZE_MESSAGE } from './messages';
import { closesAt, periodAt, WEEK_DAYS } from './period';
import { recountAll, recountIn } from './recount';
import { studyPkPeriods, studyPkStandings } from './tables';

/** Prizes per transaction. */
const AT_ONCE = 200;

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
    await tx.execute(sql`
      update ${studyPkStandings} set place = ranked.place, prize = ${prizeOf(sql`ranked.place`)}
      from (
        select user_id, rank() over (partition by study_group order by points desc) as place
        from ${studyPkStandings} where period = ${period}) ranked
      where ${studyPkStandings.userId} = ranked.user_id and ${studyPkStandings.period} = ${period}`);
    await tx.update(studyPkPeriods).set({ closedAt: clock.now() }).where(open);
  });
}

/** For all of a week in one statement. */
function prizeOf(place: SQL): SQL {
  const cases = PRIZES.map(
    ({ upTo, reward }) => sql`when ${place} <= ${upTo}::int then ${reward.stars}::int`,
  );
  return sql`case when ${studyPkStandings.points} < ${PRIZE_LEAST_POINTS}::int then 0 ${sql.join(cases, sql` `)} else 0 end`;
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
      if (isFirst) await tx.insert(inboxMessages).values(messageOf(won, clock.now()));
      await tx
        .update(studyPkStandings)
        .set({ paidAt: clock.now() })
        .where(and(eq(userId, won.userId), eq(period, won.period)));
    }
    return due.length;
  });
}

type Won = Pick<typeof studyPkStandings.$inferSelect, 'userId' | 'period' | 'place' | 'prize'>;

const messageOf = ({ userId, period, place, prize }: Won, sentAt: Date) => ({
  ...{ userId, sentAt, kind: MessageKind.activity, title: PRIZE_MESSAGE.title },
  body: PRIZE_MESSAGE.body(place ?? 0, prize, period, plusDays(period, WEEK_DAYS - 1)),
  target: {
    redirectType: RedirectType.innerPage,
    url: `${routes.straightDetail.path}?period=${period}`,
    text: PRIZE_MESSAGE.way,
  },
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
