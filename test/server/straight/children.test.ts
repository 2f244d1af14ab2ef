import { LearningEventKind } from '../../../src/contract/learning/values';
import { forgetEvents, recordEvents } from '../../../server/domains/learning/events';
import { shanghaiTime } from '../../../server/core/time';
import { inStudyPk, rightAnswers, withStudyPoints } from '../../builders/straight';
import { WEEK, home, rank, baby, detail, named, aContest } from './support';

const contest = aContest();
const { build, count, member } = contest;

describe("The child's own points", () => {
  it('are those of this moment, before the next round of counting', async () => {
    const one = await member('甲一', 20);
    expect((await home(one)).own?.points).toBe(20);
    const { db } = contest;
    const last = rightAnswers(WEEK, 21)[20];
    if (last) await recordEvents(db, contest.clock, one.userId, [last]);
    expect((await home(one)).own?.points).toBe(21);
    await forgetEvents(db, one.userId, [LearningEventKind.answer], [last?.ref ?? '']);
    expect((await home(one)).own?.points).toBe(20);
  });

  it('vanish with what they came from', async () => {
    const one = await member('甲一', 2);
    await count();
    const { db } = contest;
    const refs = rightAnswers(WEEK, 2).map(({ ref }) => ref);
    await forgetEvents(db, one.userId, [LearningEventKind.answer], refs);
    await count();
    expect(await rank(one)).toEqual([]);
  });

  it('are listed day by day, with what each came from and what was too much', async () => {
    const one = await member('甲一', 25);
    const { db, clock } = contest;
    await recordEvents(db, clock, one.userId, [
      ...Array.from({ length: 2 }, (_, index) => ({
        ...{ kind: LearningEventKind.answer, ref: `more:${index}`, amount: 1, outOf: 1 },
        occurredAt: shanghaiTime(WEEK, '20:00'),
      })),
      { kind: LearningEventKind.checkIn, ref: 'day:2026-11-17', occurredAt: shanghaiTime('2026-11-17') },
    ]);
    expect(await detail(one)).toMatchObject({
      group: 's1',
      place: 1,
      points: 27,
      prize: 0,
      period: { period: WEEK, lastDay: '2026-11-22', state: 'open', closesAt: '2026-11-23 12:00:00' },
      days: [
        { day: WEEK, points: 20, from: [{ kind: 'answer', count: 22, points: 20, isCapped: true }] },
        {
          day: '2026-11-17',
          points: 7,
          from: [
            { kind: 'answer', count: 5, points: 5, isCapped: false },
            { kind: 'checkIn', count: 1, points: 2, isCapped: false },
          ],
        },
      ],
    });
  });
});

describe('A child’s card', () => {
  it('has its points by kind and its row of days, and medals only where its parent shows them', async () => {
    const shown = await build(
      named('甲一')
        .withCheckInsLastMonth(7)
        .with(inStudyPk({ showsMedals: true }), withStudyPoints(45)),
    );
    const hidden = await member('乙二', 30);
    await count();
    const ids = await Promise.all([shown, hidden].map(async (one) => (await home(one)).membership?.id ?? 0));
    const card = await baby(hidden, ids[0] ?? 0);
    expect(card).toMatchObject({
      ...{ name: '小一', place: 1, points: 45, isMine: false, group: 's1', period: WEEK, state: 'open' },
      ...{ kinds: [{ kind: 'answer', points: 45 }], streak: 3 },
    });
    expect(card?.medals).toContainEqual({ name: 'checkIn', level: 1 });
    expect((await baby(shown, ids[1] ?? 0))?.medals).toEqual([]);
    expect(await baby(shown, 999_999)).toBeNull();
  });
});
