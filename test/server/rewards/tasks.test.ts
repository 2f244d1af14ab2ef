import { eq } from 'drizzle-orm';
import { students } from '../../../server/domains/account/tables';
import { backfillEvents } from '../../../server/domains/growth/backfill';
import { feedbacks } from '../../../server/domains/help/feedback/tables';
import type { Task } from '../../../src/contract/rewards/schema';
import { withManySubjects, withOneSubject } from '../../builders/children';
import { watched } from '../../builders/films';
import { classOf } from '../../builders/lessons';
import { aParent } from '../../builders/parent';
import { formatDateTime } from '../../../server/core/time';
import { buildParent, setScenario, type Parent } from '../support/people';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';

const withStars = withOneSubject().withChild({ starNum: 86, peaCoinNum: 120 });

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, withStars);
});

const list = async (): Promise<Task[]> => (await parent.visitor.ask('listMyTasks')).data.tasks as Task[];
const task = async (kind: string) => (await list()).find((each) => each.kind === kind);
const claim = (taskId: number, period = '') => parent.visitor.ask('claimTask', { taskId, period });
const finished = (page = 1, limit = 10) => parent.visitor.ask('listFinishedTasks', { page, limit });

const sendFeedback = () =>
  parent.visitor.ask('submitFeedback', { kind: 1, content: '希望多一些练习题，谢谢老师', pictures: [] });

describe('Progress is what the database holds', () => {
  it('counts the fields of the profile that are filled', async () => {
    const { db } = backend.services;
    const mine = eq(students.userId, parent.userId);
    expect(await task('profile')).toMatchObject({ done: 5, target: 5, status: 2 });
    await db.update(students).set({ kidBornTime: null, city: ' ', kidSex: 0 }).where(mine);
    expect(await task('profile')).toMatchObject({ done: 2, status: 1 });
  });

  it('counts a province that has no cities as a place', async () => {
    const region = { provinceId: 710000, cityId: 0, areaId: 0 };
    const { version } = (await parent.visitor.ask('getPersonalInfo')).data as { version: number };
    expect((await parent.visitor.ask('savePersonalInfo', { version, region })).code).toBe('00000000');
    expect(await task('profile')).toMatchObject({ done: 5, status: 2 });
  });

  it('counts a feedback that was sent', async () => {
    expect(await task('feedback')).toMatchObject({ done: 0, status: 1, until: '' });
    await sendFeedback();
    expect(await backend.services.db.select().from(feedbacks)).toHaveLength(1);
    expect(await task('feedback')).toMatchObject({ done: 1, status: 2 });
  });

  it('counts a report that was read, a live class that was listened to, a link that was passed on', async () => {
    await setScenario(backend, parent, { report: 1 });
    expect([
      (await task('report'))?.done,
      (await task('liveLesson'))?.done,
      (await task('share'))?.done,
    ]).toEqual([0, 0, 0]);
    await setScenario(backend, parent, { report: null });
    const time = formatDateTime(backend.clock.now()).slice(11, 16);
    await classOf('wandou', { time })(backend.services, parent);
    await parent.visitor.ask('listenOnlineCourse', { taskId: 16 });
    await parent.visitor.ask('shareDone');
    await parent.visitor.ask('shareDone');
    expect([
      (await task('report'))?.done,
      (await task('liveLesson'))?.done,
      (await task('share'))?.done,
    ]).toEqual([1, 1, 1]);
  });

  it('counts the check-ins and the lessons of the month, never above the target', async () => {
    await backfillEvents(backend.services.db, backend.clock);
    await setScenario(backend, parent, { checkIn: true, dayNum: 6 });
    expect(await task('checkIn')).toMatchObject({
      ...{ title: '11月签到7天', period: '2026-11', done: 6, status: 1, until: '2026-11-30' },
    });
    await parent.visitor.ask('signIn');
    expect(await task('checkIn')).toMatchObject({ done: 7, status: 2, until: '2026-12-31' });
    expect(await task('lessons')).toMatchObject({ done: 4, target: 4, status: 2 });
  });

  it('counts the films of the month that were watched to their end, not those that were skipped there', async () => {
    const { services } = backend;
    const of = (itemId: number, more = {}) =>
      watched({ kind: 'story', itemId, position: 100, isFinished: true, ...more });
    for (const gift of [
      of(1),
      of(2, { played: 41 }),
      of(3, { played: 39 }),
      of(4, { isFinished: false }),
      of(5, { secondsAgo: 30 * 86_400 }),
    ]) {
      await gift(services, parent);
    }
    expect(await task('watch')).toMatchObject({
      ...{ title: '11月看完3个视频或故事', period: '2026-11', done: 2, target: 3, status: 1 },
    });
    await of(6)(services, parent);
    expect(await task('watch')).toMatchObject({ done: 3, status: 2, until: '2026-12-31' });
  });

  it('has no check-in task for a parent who takes no part in it', async () => {
    expect(await task('checkIn')).toBeUndefined();
    await setScenario(backend, parent, { checkIn: true, dayNum: 0 });
    expect(await task('checkIn')).toMatchObject({ done: 0, target: 7 });
  });

  it('shows tasks of official students to them alone', async () => {
    const kinds = (await list()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['lessons', 'liveLesson']));
    parent = await buildParent(backend, aParent());
    const others = (await list()).map(({ kind }) => kind);
    expect(others).not.toEqual(expect.arrayContaining(['lessons']));
    expect(others).not.toEqual(expect.arrayContaining(['liveLesson']));
  });

  it('begins with those whose reward waits', async () => {
    const states = (await list()).map(({ status }) => status);
    expect(states).toEqual([...states].sort((left, right) => right - left));
    expect(states[0]).toBe(2);
  });
});

describe('A reward', () => {
  it('is claimed once, however often and however simultaneously it is asked for', async () => {
    const answers = await Promise.all([claim(11), claim(11), claim(11)]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await claim(11)).data).toMatchObject({ id: answers[0]?.data.id, title: '完善孩子资料' });
    expect((await parent.visitor.ask('getPrivateInfo')).data).toMatchObject({ starNum: 91, peaCoinNum: 130 });
    expect(await task('profile')).toBeUndefined();
    expect((await finished()).data).toMatchObject([
      { taskId: 11, reward: { stars: 5, peaCoins: 10 }, claimedAt: '2026-11-21 09:00:00' },
    ]);
  });

  it('is refused for what is not done, is unknown, or is of another time', async () => {
    expect(await claim(14)).toMatchObject({ code: '10000005', message: '任务还没有完成哦' });
    expect(await claim(99)).toMatchObject({ code: '10000002' });
    expect(await claim(11, '2026-11')).toMatchObject({ code: '10000002' });
    expect(await claim(21)).toMatchObject({ code: '10000002' });
    expect(await claim(21, '2026-09')).toMatchObject({ code: '10000005', message: '任务奖励的领取时间已过' });
    expect(await claim(21, '2026-12')).toMatchObject({ code: '10000005' });
    expect(await claim(21, '11月')).toMatchObject({ status: 400, body: { field: 'period' } });
    expect(await claim(2 ** 31)).toMatchObject({ status: 400, body: { field: 'taskId' } });
    expect((await parent.visitor.ask('getPrivateInfo')).data.starNum).toBe(86);
  });

  it('of last month waits through this one', async () => {
    await setScenario(backend, parent, { checkIn: true, dayNum: 8 });
    backend.clock.set(new Date('2026-12-20T09:00:00+08:00'));
    await parent.visitor.passwordLogin(parent.phone);
    expect((await list())[0]).toMatchObject({ title: '11月签到7天', status: 2, until: '2026-12-31' });
    expect((await claim(21, '2026-11')).data).toMatchObject({ title: '11月签到7天' });
    backend.clock.set(new Date('2027-01-01T09:00:00+08:00'));
    await parent.visitor.passwordLogin(parent.phone);
    expect((await list()).filter(({ period }) => period === '2026-11')).toEqual([]);
    expect((await claim(21, '2026-11')).code).toBe('00000000');
  });

  it('is shown to the parent who got it', async () => {
    const { id } = (await claim(11)).data;
    expect((await parent.visitor.ask('getTaskClaim', { id })).data).toMatchObject({
      claim: { id, title: '完善孩子资料' },
      balance: { stars: 91, peaCoins: 130 },
    });
    const other = await buildParent(backend, withManySubjects());
    expect(await other.visitor.ask('getTaskClaim', { id })).toMatchObject({ code: '10000002', data: null });
    expect(await other.visitor.ask('getTaskClaim', { id: 1 })).toMatchObject({ code: '10000002' });
    other.visitor.token = null;
    for (const name of ['listMyTasks', 'shareDone'] as const) {
      expect(await other.visitor.ask(name)).toMatchObject({ status: 401 });
    }
    expect(await other.visitor.ask('claimTask', { taskId: 11, period: '' })).toMatchObject({ status: 401 });
  });
});

describe('What is finished', () => {
  it('comes in pages, the newest first, each once', async () => {
    parent = await buildParent(backend, aParent().withFinishedTasks(14));
    const [first, second] = [await finished(1), await finished(2)];
    expect([first.count, (first.data as unknown as object[]).length]).toEqual([14, 10]);
    expect((second.data as unknown as object[]).length).toBe(4);
    const all = [...(first.data as unknown as { id: number; claimedAt: string }[])].concat(
      second.data as unknown as { id: number; claimedAt: string }[],
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(14);
    const dates = all.map(({ claimedAt }) => claimedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await finished(0)).toMatchObject({ status: 400, body: { field: 'page' } });
    expect(await finished(1, 51)).toMatchObject({ status: 400, body: { field: 'limit' } });
  });
});
