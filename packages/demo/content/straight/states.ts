/** Puts a child into a state of the study PK, for testers. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq, like } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { RewardReason } from '../../../../src/contract/rewards/values';
import type { Db } from '../../../../server/core/db/types';
import { recordEvents, type NewEvent } from '../../../../server/domains/learning/events';
import { learningEvents } from '../../../../server/domains/learning/tables';
import { plusDays, type Day } from '../../../../server/core/day';
import { takeBack } from '../../../../server/domains/rewards/ledger';
import { runContest } from '../../../../server/domains/straight/close';
import { periodAt, WEEK_DAYS } from '../../../../server/domains/straight/period';
import { ensurePeriods } from '../../../../server/domains/straight/recount';
import { studyPkMembers, studyPkPeriods } from '../../../../server/domains/straight/tables';
import { formatDate, shanghaiTime, type Clock } from '../../../../server/core/time';
import { lastOver } from './weeks';

/**
 * none: does not take part. no-points: no points yet. joined: some points. leading: the most points. won: first place last week, with
 * the reward paid.
 */
type StraightState = ScenarioState<'straight'>;

const REF = 'due-straight';

export async function setStraight(db: Db, clock: Clock, userId: number, state: StraightState): Promise<void> {
  const now = clock.now();
  const current = periodAt(now);
  const won = lastOver(now);
  await db.delete(studyPkMembers).where(eq(studyPkMembers.userId, userId));
  const ours = and(eq(learningEvents.userId, userId), like(learningEvents.ref, `${REF}:%`));
  await db.delete(learningEvents).where(ours);
  if (state === 'none') return;
  await ensurePeriods(db, now);
  const nextWeek = plusDays(current, WEEK_DAYS);
  const fromPeriod = state === 'no-points' ? nextWeek : state === 'won' ? won : current;
  await db.insert(studyPkMembers).values({ userId, joinedAt: now, fromPeriod });
  const until = formatDate(now);
  const recorded = (first: Day, last: Day, each: (day: Day) => NewEvent[]) =>
    recordEvents(db, clock, userId, daysFrom(first, last).flatMap(each).map(notAfter(now)));
  if (state === 'joined') await recorded(current, until, aLittle);
  if (state === 'leading' || state === 'won') await recorded(current, until, asMuchAsCounts);
  if (state === 'won') {
    await recorded(won, plusDays(won, WEEK_DAYS - 1), asMuchAsCounts);
    // Settles last week again, including this child.
    await takeBack(db, userId, RewardReason.studyPk, [won]);
    const reopened = { period: won, closedAt: null };
    await db
      .insert(studyPkPeriods)
      .values(reopened)
      .onConflictDoUpdate({ target: studyPkPeriods.period, set: reopened });
  }
  await runContest(db, clock);
}

const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
};

/** Early in the morning, what the day has at half past seven is of this moment: nothing is of a time to come. */
const notAfter =
  (now: Date) =>
  (event: NewEvent): NewEvent =>
    event.occurredAt <= now ? event : { ...event, occurredAt: now };

const aLittle = (day: Day): NewEvent[] => [
  {
    ...{ kind: LearningEventKind.homework, ref: `${REF}:${day}`, isOnTime: true },
    occurredAt: shanghaiTime(day, '07:30'),
  },
];

const asMuchAsCounts = (day: Day): NewEvent[] => {
  const base = { occurredAt: shanghaiTime(day, '07:30'), isOnTime: true, amount: 20, outOf: 20 };
  const { attended, homework, answer, participation, film, evaluation, checkIn } = LearningEventKind;
  const kinds = [
    attended,
    attended,
    homework,
    homework,
    answer,
    participation,
    film,
    film,
    evaluation,
    checkIn,
  ];
  return kinds.map((kind, index) => ({ ...base, kind, ref: `${REF}:${day}:${index}` }));
};
