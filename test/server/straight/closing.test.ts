import { and, eq } from 'drizzle-orm';
import type { Straight, StudyDetail, StudyEntry } from '../../../src/contract/straight/schema';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { RewardReason } from '../../../src/contract/rewards/values';
import { recordEvents } from '../../../server/domains/learning/events';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { balanceOf } from '../../../server/domains/rewards/ledger';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { studyPkStandings } from '../../../server/domains/straight/tables';
import { shanghaiTime } from '../../../server/core/time';
import { inStudyPk, rightAnswers, withStudyPoints } from '../../builders/straight';
import type { Parent } from '../support/people';
import { WEEK, asked, named, aContest } from './support';

const SETTLING = shanghaiTime('2026-11-23', '11:59');
const CLOSED = shanghaiTime('2026-11-23', '12:00');

const contest = aContest();
const { build, count, member } = contest;
const runAt = (moment: Date) => {
  contest.clock.set(moment);
  return count();
};
const record = ({ userId }: Parent, events: Parameters<typeof recordEvents>[3]) =>
  recordEvents(contest.db, contest.clock, userId, events);
const points = async (of: Parent) =>
  (await asked<StudyDetail>(of, 'getStudyDetail', { period: WEEK })).points;
const state = async (of: Parent) =>
  (await asked<StudyDetail>(of, 'getStudyDetail', { period: WEEK })).period.state;
const stars = async ({ userId }: Parent) => (await balanceOf(contest.db, userId)).stars;
const sunday = { ...rightAnswers(WEEK, 1)[0], occurredAt: shanghaiTime('2026-11-22', '20:00') };
const lateAnswer = (ref: string) => ({ ...sunday, kind: LearningEventKind.answer, ref });

describe('A week of the contest', () => {
  it('accepts late events until it closes, and none afterwards', async () => {
    const one = await member('甲一', 20);
    await runAt(SETTLING);
    await record(one, [lateAnswer('late:1')]);
    expect([await points(one), await state(one)]).toEqual([21, 'settling']);
    await record(one, [lateAnswer('late:2')]);
    await runAt(CLOSED);
    expect([await points(one), await state(one)]).toEqual([22, 'closed']);
    await record(one, [lateAnswer('late:3')]);
    await count();
    expect(await points(one)).toBe(22);
  });

  it('is corrected while it is open, and final once it is closed', async () => {
    const one = await member('甲一', 20);
    await record(one, [{ ...lateAnswer('right'), amount: 0 }]);
    await record(one, [lateAnswer('right')]);
    await runAt(SETTLING);
    expect(await points(one)).toBe(21);
    await record(one, [{ ...lateAnswer('right'), amount: 0 }]);
    await runAt(CLOSED);
    expect(await points(one)).toBe(20);
    await record(one, [lateAnswer('right')]);
    await count();
    expect(await points(one)).toBe(20);
  });

  it('counts homework that is corrected and moves in time in the week of its own day', async () => {
    const one = await member('甲一', 10);
    const handedIn = { kind: LearningEventKind.homework, ref: 'homework:1', isOnTime: true };
    await record(one, [{ ...handedIn, occurredAt: shanghaiTime('2026-11-23', '09:00') }]);
    await record(one, [{ ...handedIn, occurredAt: shanghaiTime('2026-11-22', '09:00') }]);
    await runAt(SETTLING);
    expect(await points(one)).toBe(20);
    expect((await asked<StudyDetail>(one, 'getStudyDetail', { period: '' })).points).toBe(0);
  });

  it('counts who enters Monday’s lesson on Sunday for the week that begins', async () => {
    const one = await member('甲一', 10);
    contest.clock.set(shanghaiTime('2026-11-22', '23:55'));
    const lesson = { kind: LearningEventKind.attended, ref: 'lesson:9', amount: 40, outOf: 40 };
    await record(one, [{ ...lesson, occurredAt: shanghaiTime('2026-11-23', '00:00') }]);
    await count();
    expect((await asked<Straight>(one, 'getStraight')).own?.points).toBe(10);
    contest.clock.set(shanghaiTime('2026-11-23', '00:05'));
    expect((await asked<Straight>(one, 'getStraight')).own?.points).toBe(10);
  });

  it('has its excellent children on the zone’s page once it is closed', async () => {
    const one = await member('甲一', 50);
    for (const [name, some] of [
      ['乙二', 40],
      ['丙三', 35],
      ['丁四', 30],
    ] as const)
      await member(name, some);
    await runAt(SETTLING);
    expect(await asked<Straight>(one, 'getStraight')).toMatchObject({ lastPeriod: '', excellent: [] });
    await runAt(CLOSED);
    const { lastPeriod, excellent } = await asked<Straight>(one, 'getStraight');
    expect(lastPeriod).toBe(WEEK);
    expect(excellent.map(({ name, place, points: some }) => [name, place, some])).toEqual([
      ['小一', 1, 50],
      ['小二', 2, 40],
      ['小三', 3, 35],
    ]);
  });

  it("names the excellent children of the child's own group alone", async () => {
    const one = await member('甲一', 50);
    await build(named('乙二', 'S3-1').with(inStudyPk({}), withStudyPoints(90)));
    await runAt(CLOSED);
    const { group, excellent } = await asked<Straight>(one, 'getStraight');
    expect(excellent.map((each) => [each.name, each.group])).toEqual([['小一', group]]);
  });

  it('keeps the places of the others when a child leaves after it', async () => {
    const one = await member('甲一', 50);
    const other = await member('乙二', 40);
    await runAt(CLOSED);
    await one.visitor.ask('leaveStudyPk');
    const FIRST = { period: WEEK, group: '', page: 1, limit: 10 };
    const entries = await asked<StudyEntry[]>(other, 'listStudyRank', FIRST);
    expect(entries.map(({ name, place }) => [name, place])).toEqual([['小二', 2]]);
    expect(await asked<StudyDetail>(other, 'getStudyDetail', { period: WEEK })).toMatchObject({ place: 2 });
  });
});

describe('Prizes of a week', () => {
  it('are paid once, however many processes work at it and however often, and announced in the inbox', async () => {
    const one = await member('甲一', 60);
    const two = await member('乙二', 40);
    const also = await member('丙三', 40);
    const little = await member('丁四', 29);
    contest.clock.set(CLOSED);
    await Promise.all([count(), count(), count()]);
    await count();
    expect(await Promise.all([one, two, also, little].map(stars))).toEqual([30, 20, 20, 0]);
    const { db } = contest;
    const messages = await db.select().from(inboxMessages).where(eq(inboxMessages.userId, one.userId));
    expect(messages.map(({ body }) => body).join()).toContain('第1名，奖励30颗星星');
    expect(await asked<StudyDetail>(one, 'getStudyDetail', { period: WEEK })).toMatchObject({
      place: 1,
      prize: 30,
    });
  });

  it('are those of the place for the first ten, and none below thirty points', async () => {
    const group = [60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50];
    const members = [];
    for (const some of group) members.push(await member('甲一', some));
    await runAt(CLOSED);
    expect(await Promise.all(members.map(stars))).toEqual([30, 20, 10, 5, 5, 5, 5, 5, 5, 5, 0]);
  });

  it('are left whole by a round that was cut off before it paid', async () => {
    const one = await member('甲一', 60);
    await runAt(CLOSED);
    const { db } = contest;
    await db.update(studyPkStandings).set({ paidAt: null });
    await count();
    const won = and(eq(rewardLedger.userId, one.userId), eq(rewardLedger.reason, RewardReason.studyPk));
    expect(await db.select().from(rewardLedger).where(won)).toHaveLength(1);
    expect(await stars(one)).toBe(30);
  });

  it('are not won by joining after the week', async () => {
    const late = await build(named('甲一').with(withStudyPoints(60)));
    contest.clock.set(shanghaiTime('2026-11-23', '08:00'));
    await late.visitor.ask('joinStudyPk', { nickname: '', showsMedals: false });
    await runAt(CLOSED);
    expect([await stars(late), await points(late)]).toEqual([0, 0]);
  });
});

describe('Counting', () => {
  it('misses no event that arrives while others count', async () => {
    const one = await member('甲一', 0);
    const events = rightAnswers(WEEK, 40);
    await Promise.all([
      ...events.map((event) => record(one, [event])),
      ...Array.from({ length: 10 }, () => count()),
    ]);
    await count();
    const [row] = await contest.db
      .select()
      .from(studyPkStandings)
      .where(eq(studyPkStandings.userId, one.userId));
    expect(row?.points).toBe(40);
  });
});
