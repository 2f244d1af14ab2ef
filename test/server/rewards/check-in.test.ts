import { eq } from 'drizzle-orm';
import { accounts } from '../../../server/domains/account/tables';
import { DAY } from '../../../server/core/time';
import { withManySubjects, withOneSubject } from '../../builders/children';
import { buildParent, type InsideParent, setScenario } from '../support/people';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';

const withStars = withOneSubject()
  .since(400)
  .withChild({ starNum: 86, peaCoinNum: 120 })
  .withScenario({ checkIn: true });

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, withStars);
});

const today = () => parent.visitor.ask('getCheckIn');
const checkIn = () => parent.visitor.ask('signIn');
const month = (asked?: string) => parent.visitor.ask('getCheckInMonth', asked ? { month: asked } : {});
const stars = async () => Number((await parent.visitor.ask('getPrivateInfo')).data.starNum);

describe('What the check-in returns', () => {
  it('says what today would give, and what it gave', async () => {
    expect((await today()).data).toMatchObject({
      ...{ takesPart: true, isDone: false, today: '2026-11-21', dayNum: 0, monthDays: 30, streak: 0 },
      ...{ reward: { stars: 1, peaCoins: 0 }, balance: { stars: 86, peaCoins: 120 } },
    });
    expect((await checkIn()).data).toEqual({
      ...{ dayNum: 1, isNew: true, streak: 1 },
      ...{ reward: { stars: 1, peaCoins: 0 }, balance: { stars: 87, peaCoins: 120 } },
    });
    expect((await today()).data).toMatchObject({ isDone: true, dayNum: 1, streak: 1 });
    expect(await stars()).toBe(87);
  });

  it('gives once, however often and however simultaneously it is done', async () => {
    const answers = await Promise.all([checkIn(), checkIn(), checkIn()]);
    expect(answers.filter(({ data }) => data.isNew)).toHaveLength(1);
    expect((await checkIn()).data).toMatchObject({ isNew: false, reward: { stars: 1, peaCoins: 0 } });
    expect(await stars()).toBe(87);
  });

  it.each([
    [6, { stars: 4, peaCoins: 5 }],
    [13, { stars: 6, peaCoins: 10 }],
    [20, { stars: 1, peaCoins: 0 }],
    [29, { stars: 11, peaCoins: 30 }],
  ])('gives more on the day after %d', async (days, reward) => {
    backend.clock.set(new Date('2026-11-30T09:00:00+08:00'));
    await parent.visitor.passwordLogin(parent.phone);
    await setScenario(backend, parent, { dayNum: days });
    expect((await today()).data.reward).toEqual(reward);
    expect((await checkIn()).data).toMatchObject({ dayNum: days + 1, reward });
  });

  it('gives the last reward of a February on its last day', async () => {
    backend.clock.set(new Date('2027-02-28T08:00:00+08:00'));
    parent = await buildParent(backend, withStars);
    await setScenario(backend, parent, { dayNum: 27 });
    expect((await checkIn()).data).toMatchObject({
      dayNum: 28,
      streak: 28,
      reward: { stars: 11, peaCoins: 30 },
    });
  });

  it('counts days in a row over the end of a month, and a day left out ends them', async () => {
    await setScenario(backend, parent, { dayNum: 3 });
    expect((await today()).data.streak).toBe(3);
    await checkIn();
    backend.clock.pass(DAY);
    expect((await today()).data).toMatchObject({ streak: 4, isDone: false });
    backend.clock.pass(DAY);
    expect((await today()).data.streak).toBe(0);
    expect((await checkIn()).data.streak).toBe(1);
  });

  it('shows the week from Monday on', async () => {
    await setScenario(backend, parent, { dayNum: 2 });
    const { week } = (await today()).data as { week: { day: string; isDone: boolean }[] };
    expect([week[0]?.day, week[6]?.day]).toEqual(['2026-11-16', '2026-11-22']);
    expect(week.map(({ isDone }) => isDone)).toEqual([false, false, false, true, true, false, false]);
  });

  it('takes what a tester undoes out of the balance, and gives it again', async () => {
    await checkIn();
    await setScenario(backend, parent, { checkIn: true });
    expect(await stars()).toBe(86);
    expect((await checkIn()).data).toMatchObject({ isNew: true, balance: { stars: 87 } });
  });
});

describe('The calendar', () => {
  it('says as many days of this month as the check-in does, on its first too', async () => {
    for (const moment of ['2026-11-21T09:00:00+08:00', '2026-12-01T06:40:00+08:00']) {
      backend.clock.set(new Date(moment));
      await parent.visitor.passwordLogin(parent.phone);
      await setScenario(backend, parent, { checkIn: true, dayNum: 12 });
      expect((await month()).data.days).toHaveLength(Number((await today()).data.dayNum));
    }
    expect((await today()).data.dayNum).toBe(0);
  });

  it('has each day with its moment and what it gave, this month unless one is named', async () => {
    await setScenario(backend, parent, { dayNum: 7 });
    await checkIn();
    const { data } = await month();
    const days = data.days as { day: string; signedAt: string; reward: object }[];
    expect(data).toMatchObject({ month: '2026-11', today: '2026-11-21' });
    expect(days).toHaveLength(8);
    expect(days[6]).toMatchObject({ day: '2026-11-20', reward: { stars: 4, peaCoins: 5 } });
    expect(days[7]).toEqual({
      day: '2026-11-21',
      signedAt: '2026-11-21 09:00:00',
      reward: { stars: 1, peaCoins: 0 },
    });
    expect((await month('2026-10')).data).toMatchObject({ month: '2026-10', days: [] });
  });

  it('goes back to the beginning of the account and not further, and not into the future', async () => {
    const { db } = backend.services;
    await db
      .update(accounts)
      .set({ createdAt: new Date('2026-08-31T23:00:00Z') })
      .where(eq(accounts.id, parent.accountId));
    expect((await month()).data.first).toBe('2026-09');
    expect(await month('2026-09')).toMatchObject({ status: 200 });
    expect(await month('2026-08')).toMatchObject({ status: 400, body: { field: 'month' } });
    expect(await month('2026-12')).toMatchObject({ status: 400, body: { field: 'month' } });
    expect(await month('2026-13')).toMatchObject({ status: 400, body: { field: 'month' } });
  });

  it('is the child’s own', async () => {
    await checkIn();
    const other = await buildParent(backend, withManySubjects());
    expect((await other.visitor.ask('getCheckInMonth')).data.days).toEqual([]);
    expect((await other.visitor.ask('getCheckIn')).data).toMatchObject({ takesPart: false, isDone: false });
    other.visitor.token = null;
    expect(await other.visitor.ask('getCheckIn')).toMatchObject({ status: 401 });
    expect(await other.visitor.ask('getCheckInMonth')).toMatchObject({ status: 401 });
  });
});
