import { activitiesCalls } from '@/contract/activities/calls';
import { profileCalls } from '@/contract/profile/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import { ok } from '@/contract/errors';
import { ActivityCenterStore } from '@/pages/activities/activity-center/store';
import { RecordStore } from '@/pages/rewards/check-in-record/store';
import { CheckInStore } from '@/pages/rewards/daily-check-in/store';
import { TaskListStore } from '@/pages/rewards/task-list/store';
import { activity, CHECKED_IN, task, TODAY } from '../../pages/rewards/answers';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';

const appWith = async (api: FakeApi) => {
  api.on(profileCalls.getPrivateInfo, PRIVATE_INFO);
  const { app, toasts } = await fakeApp({ api, user: TEST_USER, student: OFFICIAL });
  return { app, toasts };
};

describe('a double tap sends once', () => {
  test('the check-in', async () => {
    const api = new FakeApi().on(rewardsCalls.getCheckIn, TODAY);
    const release = api.onHold(rewardsCalls.signIn);
    const store = new CheckInStore((await appWith(api)).app);
    await store.load();
    const first = store.checkIn();
    await store.checkIn();
    release(ok(CHECKED_IN));
    await first;
    await store.checkIn();
    expect(api.requests(rewardsCalls.signIn)).toHaveLength(1);
    expect([store.today.value?.isDone, store.given]).toEqual([true, CHECKED_IN.reward]);
  });

  test('nor is it sent before the state of today is known', async () => {
    const api = new FakeApi();
    await new CheckInStore((await appWith(api)).app).checkIn();
    expect(api.requests(rewardsCalls.signIn)).toEqual([]);
  });

  test('the claim of a reward, of whatever task', async () => {
    const api = new FakeApi();
    const release = api.onHold(rewardsCalls.claimTask);
    const store = new TaskListStore((await appWith(api)).app);
    const ready = task({ status: 2 });
    const first = store.claim(ready);
    expect(await store.claim(ready)).toBeUndefined();
    expect(await store.claim({ ...ready, taskId: 22 })).toBeUndefined();
    const claim = { id: 7, taskId: 21, period: '2026-11', title: '', reward: ready.reward, claimedAt: '' };
    release(ok(claim));
    expect(await first).toBe(7);
    expect(api.requests(rewardsCalls.claimTask)).toHaveLength(1);
  });

  test('and what is not done is not claimed', async () => {
    const api = new FakeApi();
    expect(await new TaskListStore((await appWith(api)).app).claim(task())).toBeUndefined();
    expect(api.requests(rewardsCalls.claimTask)).toEqual([]);
  });

  test('taking part in an activity', async () => {
    const api = new FakeApi();
    const release = api.onHold(activitiesCalls.joinActivity);
    const store = new ActivityCenterStore((await appWith(api)).app);
    const first = store.join(activity(1));
    await store.join(activity(1));
    await store.join(activity(2));
    release(ok(null));
    await first;
    await store.join(activity(1));
    expect(api.requests(activitiesCalls.joinActivity)).toEqual([{ activityId: 1 }]);
    expect(store.isJoined(activity(1))).toBe(true);
  });
});

describe('the calendar', () => {
  const months = () =>
    new FakeApi().on(rewardsCalls.getCheckInMonth, ({ month = '2026-11' }: { month?: string }) => ({
      ...{ month, today: '2026-11-21', first: '2026-09', days: [] },
    }));

  test('turns from the first month of the account to this one, no further', async () => {
    const api = months();
    const store = new RecordStore((await appWith(api)).app);
    await store.move(-1);
    await store.load();
    await store.move(1);
    for (let round = 0; round < 4; round += 1) await store.move(-1);
    expect([store.month, store.canGoBack, store.canGoOn]).toEqual(['2026-09', false, true]);
    await store.move(1);
    expect(api.requests(rewardsCalls.getCheckInMonth)).toEqual([
      {},
      { month: '2026-10' },
      { month: '2026-09' },
      { month: '2026-10' },
    ]);
  });

  test('an answer that is overtaken by the next turn changes nothing', async () => {
    const api = months();
    const store = new RecordStore((await appWith(api)).app);
    await store.load();
    const release = api.onHold(rewardsCalls.getCheckInMonth);
    const slow = store.move(-1);
    api.on(rewardsCalls.getCheckInMonth, {
      ...{ month: '2026-09', today: '2026-11-21', first: '2026-09', days: [] },
    });
    await store.move(-1);
    release(ok({ month: '2026-10', today: '2026-11-21', first: '2026-09', days: [] }));
    await slow;
    expect([store.month, store.sheet.value?.month]).toEqual(['2026-09', '2026-09']);
  });
});

describe('a shared link', () => {
  test('that does not reach the server changes nothing', async () => {
    const api = new FakeApi().onFailure(rewardsCalls.shareDone, { kind: 'network' });
    await new TaskListStore((await appWith(api)).app).shared();
    expect(api.requests(rewardsCalls.listMyTasks)).toEqual([]);
  });

  test('tasks are set up once a visit', async () => {
    const api = new FakeApi()
      .on(rewardsCalls.initTask, null)
      .on(rewardsCalls.listMyTasks, { today: '2026-11-21', balance: { stars: 0, peaCoins: 0 }, tasks: [] });
    const store = new TaskListStore((await appWith(api)).app);
    await store.load();
    await store.load();
    expect(api.requests(rewardsCalls.initTask)).toHaveLength(1);
    expect(api.requests(rewardsCalls.listMyTasks)).toHaveLength(2);
  });
});
