import { eq } from 'drizzle-orm';
import type { StudyEntry } from '../../../src/contract/straight/schema';
import { StudentStatus } from '../../../src/contract/profile/status';
import { STRAIGHT_CODE } from '../../../src/contract/straight/values';
import { students } from '../../../server/domains/account/tables';
import { learningEvents } from '../../../server/domains/learning/tables';
import { recordEvents } from '../../../server/domains/learning/events';
import { shanghaiTime } from '../../../server/core/time';
import { anOfficialParent, aParent } from '../../builders/parent';
import { inStudyPk, rightAnswers, withStudyPoints } from '../../builders/straight';
import { WEEK, home, rank, standing, baby, detail, named, aContest, FIRST } from './support';

const contest = aContest();
const { build, count, member } = contest;
const rowsOf = (entries: readonly StudyEntry[]) =>
  entries.map(({ name, place, points }) => [name, place, points]);

describe('Taking part', () => {
  it('is the parent’s choice: who did not choose it is shown nowhere', async () => {
    const outside = await build(named('王小明').with(withStudyPoints(60)));
    const inside = await member('李小豆', 20);
    await count();
    expect(await home(outside)).toMatchObject({ part: 'mayJoin', membership: null, own: null, group: 's1' });
    expect(rowsOf(await rank(outside))).toEqual([['豆豆', 1, 20]]);
    expect(await standing(outside)).toMatchObject({ own: null, near: [] });
    expect(await detail(outside)).toBeNull();
    expect(JSON.stringify(await rank(inside))).not.toContain('明');
  });

  it('shows the nickname, else the shortened name, and no user id', async () => {
    const one = await build(named('王小明').with(withStudyPoints(40)));
    await one.visitor.ask('joinStudyPk', { nickname: '  小火箭 ', showsMedals: false });
    expect(await home(one)).toMatchObject({
      part: 'joined',
      shortName: '明明',
      membership: { nickname: '小火箭', shownName: '小火箭' },
      own: { name: '小火箭', place: 1, points: 40, isMine: true },
    });
    await one.visitor.ask('joinStudyPk', { nickname: '', showsMedals: true });
    const [entry] = await rank(one);
    expect(entry).toMatchObject({ name: '明明', isMine: true });
    expect(JSON.stringify(await rank(one))).not.toContain(String(one.userId));
  });

  it.each([
    ['a full name', '我是王小明呀'],
    ['a phone', '小明13812345678'],
    ['too many characters', '一二三四五六七八九十十一十二'],
  ])('refuses a nickname with %s, by its field', async (_what, nickname) => {
    const one = await build(named('王小明'));
    expect(await one.visitor.ask('joinStudyPk', { nickname, showsMedals: false })).toMatchObject({
      status: 400,
      code: '10000001',
      body: { field: 'nickname' },
    });
    expect((await home(one)).part).toBe('mayJoin');
  });

  it('shortens a nickname that became the child’s own name', async () => {
    const one = await member('豆豆', 20, { nickname: '王小明' });
    const { db } = contest;
    await db.update(students).set({ kidName: '王小明' }).where(eq(students.userId, one.userId));
    await count();
    expect(rowsOf(await rank(one))).toEqual([['明明', 1, 20]]);
  });

  it('is for children with a course of ours; others get their status', async () => {
    const tourist = await build(aParent().withChild({ studentStatus: StudentStatus.tourist }));
    const newcomer = await build(aParent().withChild({ studentStatus: StudentStatus.unofficial }));
    expect(await home(tourist)).toMatchObject({ part: 'visitor', own: null, excellent: [] });
    expect((await home(newcomer)).part).toBe('newcomer');
    for (const one of [tourist, newcomer]) {
      const answer = await one.visitor.ask('joinStudyPk', { nickname: '', showsMedals: false });
      expect(answer.code).toBe(STRAIGHT_CODE.mayNotJoin);
      expect(await rank(one)).toEqual([]);
    }
  });

  it('ends at once, with all that others saw, and begins with the week in which one joins again', async () => {
    const one = await member('王小明', 30);
    const other = await member('李小豆', 20);
    await count();
    const id = (await home(one)).membership?.id ?? 0;
    expect(await baby(other, id)).toMatchObject({ name: '明明', points: 30 });
    await one.visitor.ask('leaveStudyPk');
    await one.visitor.ask('leaveStudyPk');
    expect(rowsOf(await rank(other))).toEqual([['豆豆', 1, 20]]);
    expect(await baby(other, id)).toBeNull();
    contest.clock.set(shanghaiTime('2026-11-24', '12:00'));
    await one.visitor.ask('joinStudyPk', { nickname: '', showsMedals: false });
    expect((await home(one)).own).toBeNull();
    expect(await detail(one, WEEK)).toMatchObject({ points: 0, place: 0, days: [] });
  });

  it('goes with the account', async () => {
    const one = await member('王小明', 30);
    const other = await member('李小豆', 20);
    await contest.db.delete(students).where(eq(students.userId, one.userId));
    expect(rowsOf(await rank(other))).toEqual([]);
    await count();
    expect(rowsOf(await rank(other))).toEqual([['豆豆', 1, 20]]);
  });
});

describe('A scenario', () => {
  it('has nothing of a time to come, on a Monday before school too', async () => {
    const now = new Date('2026-11-16T06:40:00+08:00');
    contest.clock.set(now);
    for (const straight of ['joined', 'leading', 'won'] as const) {
      const one = await contest.build(named('王小明'));
      const { userId } = one;
      await contest.services.setScenario({ userId }, { checkIn: true, dayNum: 20, straight });
      const events = await contest.db.select().from(learningEvents).where(eq(learningEvents.userId, userId));
      expect(events.filter(({ occurredAt }) => occurredAt > now)).toEqual([]);
      expect((await home(one)).own?.points).toBeGreaterThan(0);
    }
  });
});

describe('The ranking', () => {
  it('gives those with as many points one place, and the next one the place after all of them', async () => {
    const one = await member('甲一', 50);
    for (const [name, points] of [
      ['乙二', 40],
      ['丙三', 40],
      ['丁四', 10],
    ] as const)
      await member(name, points);
    await count();
    expect((await rank(one)).map(({ place, points }) => [place, points])).toEqual([
      [1, 50],
      [2, 40],
      [2, 40],
      [4, 10],
    ]);
  });

  it('comes in pages, each place once, with the total', async () => {
    const one = await member('甲一', 50);
    for (let points = 10; points < 15; points += 1) await member('乙二', points);
    await count();
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(await one.visitor.ask('listStudyRank', { ...FIRST, page, limit: 2 }));
    expect(pages.map(({ count: total }) => total)).toEqual([6, 6, 6]);
    const entries = pages.flatMap(({ data }) => data as unknown as StudyEntry[]);
    expect(entries.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(6);
  });

  it("is returned around the child's own place, with the same places as in the list", async () => {
    const points = [60, 50, 50, 40, 40, 40, 30, 20, 20, 10];
    const all = [];
    for (const some of points) all.push(await member('甲一', some));
    await count();
    for (const one of all) {
      const whole = await rank(one);
      const at = whole.findIndex(({ isMine }) => isMine);
      const { near, own } = await standing(one);
      expect(near).toEqual(whole.slice(Math.max(0, at - 3), at + 4));
      expect(own).toEqual(whole[at]);
    }
  });

  it('compares children of a group alone; another group may be looked at', async () => {
    const one = await member('甲一', 20);
    await build(named('乙二', 'S2-1').with(inStudyPk(), withStudyPoints(60)));
    await build(anOfficialParent().withChild({ kidName: '丙三' }).with(inStudyPk(), withStudyPoints(50)));
    await count();
    expect(rowsOf(await rank(one))).toEqual([['小一', 1, 20]]);
    expect(rowsOf(await rank(one, { group: 's2' }))).toEqual([['小二', 1, 60]]);
    expect(rowsOf(await rank(one, { group: 'sprout' }))).toEqual([['小三', 1, 50]]);
    expect(await standing(one, { group: 's2' })).toMatchObject({ group: 's2', own: null, near: [] });
  });

  it('keeps a child in its group until the week is over, whatever its step is by then', async () => {
    const one = await member('甲一', 20);
    await count();
    const { db } = contest;
    await db.update(students).set({ step: 'S3-1' }).where(eq(students.userId, one.userId));
    await recordEvents(db, contest.clock, one.userId, rightAnswers(WEEK, 30));
    await count();
    expect(await home(one)).toMatchObject({ group: 's1', own: { points: 30 } });
    contest.clock.set(shanghaiTime('2026-11-24', '12:00'));
    expect((await home(one)).group).toBe('s3');
  });

  it.each(['2026-11-17', '2026-11-23', '2026-02-30', '2020-01-06'])(
    'is of existing weeks: %s is none',
    async (period) => {
      const one = await member('甲一', 20);
      for (const name of ['listStudyRank', 'getStudyStanding', 'getStudyDetail'] as const) {
        const answer = await one.visitor.ask(name, { ...FIRST, period });
        expect(answer).toMatchObject({ status: 400, body: { field: 'period' } });
      }
    },
  );
});
