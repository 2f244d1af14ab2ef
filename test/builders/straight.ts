/** Members of the study PK, and its prizes. */
import { LearningEventKind } from '../../src/contract/learning/values';
import { ExchangeCurrency } from '../../src/contract/orders/values';
import { recordEvents, type NewEvent } from '../../server/domains/learning/events';
import { plusDays, type Day } from '../../server/core/day';
import { straightGifts } from '../../server/domains/orders/tables';
import { studyPkMembers } from '../../server/domains/straight/tables';
import { periodAt } from '../../server/domains/straight/period';
import { ensurePeriods } from '../../server/domains/straight/recount';
import { shanghaiTime } from '../../server/core/time';
import { stored, type Fixture, type TestContext } from './test-context';

interface MemberDetails {
  readonly nickname?: string;
  readonly showsMedals?: boolean;
}

/** Joined at the beginning of the week. */
export const inStudyPk =
  ({ nickname = '', showsMedals = false }: MemberDetails = {}): Fixture =>
  async ({ db, clock }, { userId }) => {
    const fromPeriod = periodAt(clock.now());
    await ensurePeriods(db, clock.now());
    const joinedAt = shanghaiTime(fromPeriod);
    await db.insert(studyPkMembers).values({ userId, nickname, showsMedals, joinedAt, fromPeriod });
  };

const A_DAY = 20;

/** Right answers in the week of `period`, up to the daily limit each day. */
export function rightAnswers(period: Day, points: number): NewEvent[] {
  return Array.from({ length: points }, (_, index) => ({
    kind: LearningEventKind.answer,
    ref: `lesson:${period}:${index}`,
    occurredAt: shanghaiTime(plusDays(period, Math.floor(index / A_DAY)), '19:00'),
    amount: 1,
    outOf: 1,
  }));
}

/** Points of the current week, at most 20 a day. */
export const withStudyPoints =
  (points: number): Fixture =>
  async ({ db, clock }, { userId }) =>
    recordEvents(db, clock, userId, rightAnswers(periodAt(clock.now()), points));

/** Ten lessons before any week of the contest, so that the child is not a beginner. */
export const pastLessons =
  (lessons = 10): Fixture =>
  async ({ db, clock }, { userId }) => {
    const events = Array.from({ length: lessons }, (_, index): NewEvent => ({
      kind: LearningEventKind.attended,
      ref: `lesson:past:${index}`,
      occurredAt: shanghaiTime(plusDays('2026-03-01', index), '19:00'),
      amount: 40,
      outOf: 40,
    }));
    await recordEvents(db, clock, userId, events);
  };

type GiftRow = typeof straightGifts.$inferInsert;

export const aGift = async ({ db }: Pick<TestContext, 'db'>, details: Partial<GiftRow> = {}) =>
  stored(
    await db
      .insert(straightGifts)
      .values({
        ...{ title: '豌豆书签', words: '读书时夹一枚', picture: 'x.svg', place: 1 },
        ...{ currency: ExchangeCurrency.star, cost: 20, stock: 5, mostEach: 1, isSent: false },
        ...details,
      })
      .returning(),
  );
