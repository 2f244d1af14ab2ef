import { act } from 'react';
import { profileCalls } from '@/contract/profile/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import type { Task } from '@/contract/rewards/schema';
import { BACKEND_CODE, ok } from '@/contract/errors';
import { moments } from '@/features/shapes/celebration/moments';
import MyTaskFinish from '@/pages/rewards/task-finish';
import MyTaskList from '@/pages/rewards/task-list';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { task } from './answers';

const READY = task({
  taskId: 11,
  kind: 'profile',
  period: '',
  title: '完善孩子资料',
  done: 5,
  target: 5,
  status: 2,
  until: '',
});
const claimOf = (id: number) => ({
  id,
  ...{ taskId: 11, period: '', title: `任务${id}`, reward: { stars: 5, peaCoins: 10 } },
  claimedAt: id === 1 ? '2025-12-20 09:00:00' : '2026-11-20 09:00:00',
});
const BALANCE = { stars: 86, peaCoins: 120 };

function backend(tasks: Task[] = [READY, task()], finished = 12): FakeApi {
  const claims = Array.from({ length: finished }, (_, index) => claimOf(finished - index));
  return new FakeApi()
    .on(rewardsCalls.initTask, null)
    .on(rewardsCalls.listMyTasks, { today: '2026-11-21', balance: BALANCE, tasks })
    .on(rewardsCalls.claimTask, claimOf(7))
    .on(rewardsCalls.shareDone, null)
    .on(profileCalls.getPrivateInfo, PRIVATE_INFO)
    .on(
      rewardsCalls.listFinishedTasks,
      ({ page, limit }: { page: number; limit: number }) => claims.slice((page - 1) * limit, page * limit),
      finished,
    );
}

const open = (api = backend()) =>
  openScreen('myTaskCenterMyTaskList', MyTaskList, { user: TEST_USER, student: OFFICIAL, api });

const labelled = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;
const CLAIM = '领取奖励：完善孩子资料';

describe('my tasks', () => {
  test('lead to one reward: the others look second', async () => {
    const screen = await open(backend([task(), READY, { ...READY, taskId: 12 }]));
    expect(screen.allByClass('button--primary').map((each) => each.getAttribute('aria-label'))).toEqual([
      CLAIM,
    ]);
  });

  test('are set up, then shown with what is done of each and what it gives', async () => {
    const screen = await open();
    expect(screen.api.sent.map(({ call }) => call).slice(0, 2)).toEqual([
      rewardsCalls.initTask,
      rewardsCalls.listMyTasks,
    ]);
    for (const text of [
      '86颗星星',
      '120豌豆币',
      '11月签到7天',
      '3/7',
      '奖励5颗星星 + 10豌豆币',
      '11月30日截止',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    const bars = screen.allByClass('progress').map((bar) => bar.getAttribute('aria-valuenow'));
    expect(bars).toEqual(['5', '3']);
  });

  test('whose reward can be claimed until today only say so in a tag', async () => {
    const [today, later] = ['2026-11-21', '2026-12-31'];
    const { status } = READY;
    const screen = await open(
      backend([task({ status, until: today }), task({ taskId: 12, status, until: later })]),
    );
    expect(screen.allByClass('tag--accent').map(({ textContent }) => textContent)).toEqual([
      '今天 24:00 前领取',
    ]);
    expect(screen.hasText('12月31日前领取')).toBe(true);
  });

  test('show how they are done where there is a guide', async () => {
    const screen = await open(backend([task({ kind: 'watch', title: '看完3个故事' }), READY]));
    expect(screen.allByClass('task-list__how')).toHaveLength(1);
    await screen.tap(labelled('怎么做：看完3个故事'));
    expect(screen.platform.navigation.last?.url).toBe('/pages/guides/record-study-finish/index');
  });

  test('give their reward once while the answer is pending, and then show it', async () => {
    const api = backend();
    const release = api.onHold(rewardsCalls.claimTask);
    const screen = await open(api);
    await screen.tap(labelled(CLAIM));
    await screen.advance(1000);
    await screen.tap(labelled(CLAIM));
    expect(api.requests(rewardsCalls.claimTask)).toEqual([{ taskId: 11, period: '' }]);
    await act(async () => release(ok(claimOf(7))));
    await screen.settle();
    expect(screen.platform.navigation.last?.url).toContain('task-finish/index?id=7');
    expect(api.requests(profileCalls.getPrivateInfo)).toHaveLength(1);
    expect(screen.app.get(moments).waits('taskReward')).toBe(true);
  });

  test('say why a reward is refused, and show the state as it is now', async () => {
    const api = backend().onRefusal(rewardsCalls.claimTask, BACKEND_CODE.conflict, '任务还没有完成哦');
    const screen = await open(api);
    await screen.tap(labelled(CLAIM));
    expect(screen.toasts).toEqual(['任务还没有完成哦']);
    expect(api.requests(rewardsCalls.listMyTasks)).toHaveLength(2);
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test.each<[Task['kind'], string, string]>([
    ['profile', '去填写', 'profile'],
    ['feedback', '去反馈', 'help/feedback'],
    ['checkIn', '去签到', 'rewards/daily-check-in'],
    ['watch', '去观看', 'courses/baby-study-list'],
    ['report', '去查看', 'home/home'],
    ['lessons', '去上课', 'home/home'],
    ['liveLesson', '去听课', 'home/home'],
  ])('lead to where they are done: %s', async (kind, text, page) => {
    const screen = await open(backend([task({ kind, title: '任务' })]));
    await screen.tap(labelled(`${text}：任务`));
    expect(screen.platform.navigation.last?.url).toContain(page);
  });

  test('a link that was passed on is reported to the server', async () => {
    const screen = await open(backend([task({ kind: 'share', title: '推荐给一位朋友' })]));
    await screen.tap(labelled('去分享：推荐给一位朋友'));
    await screen.tap('复制链接');
    expect(screen.api.requests(rewardsCalls.shareDone)).toHaveLength(1);
    expect(screen.api.requests(rewardsCalls.listMyTasks)).toHaveLength(2);
  });

  test('that are all done say so and lead to the finished ones', async () => {
    const screen = await open(backend([]));
    expect(screen.hasText('任务都完成啦，下个月还有新任务')).toBe(true);
    await screen.tap('看看已完成的');
    expect(screen.hasText('任务12')).toBe(true);
  });

  test('that cannot be loaded offer to try again', async () => {
    const api = backend().onFailure(rewardsCalls.listMyTasks, { kind: 'network' });
    const screen = await open(api);
    expect(screen.allByClass('task-list__card')).toEqual([]);
    api.on(rewardsCalls.listMyTasks, { today: '2026-11-21', balance: BALANCE, tasks: [READY] });
    await screen.tap(screen.byClass('button__text'));
    expect(screen.hasText('完善孩子资料')).toBe(true);
  });
});

describe('finished tasks', () => {
  test('come in pages to their end, the year beside what is not of this year', async () => {
    const screen = await open();
    await screen.tap('已完成');
    await screen.settle();
    expect(screen.hasText('11月20日领取')).toBe(true);
    expect(screen.api.requests(rewardsCalls.listFinishedTasks)[0]).toEqual({ page: 1, limit: 10 });
  });

  test('are none at first', async () => {
    const screen = await open(backend([task()], 0));
    await screen.tap('已完成');
    expect(screen.hasText('还没有完成的任务，从最简单的开始吧')).toBe(true);
    await screen.tap('去做任务');
    expect(screen.hasText('11月签到7天')).toBe(true);
  });

  test('of another year have it', async () => {
    const screen = await open(backend([task()], 1));
    await screen.tap('已完成');
    expect(screen.hasText('2025年12月20日领取')).toBe(true);
    expect(screen.hasText('没有更多了')).toBe(true);
  });
});

describe('what a task gave', () => {
  const finish = (api: FakeApi, id?: string, prepare?: OpenOptions['prepare']) =>
    openScreen('myTaskCenterMyTaskFinish', MyTaskFinish, {
      ...{ user: TEST_USER, student: OFFICIAL, api, ...(prepare && { prepare }) },
      query: id === undefined ? {} : { id },
    });

  test('is shown with what there is now', async () => {
    const api = new FakeApi().on(rewardsCalls.getTaskClaim, { claim: claimOf(7), balance: BALANCE });
    const screen = await finish(api, '7');
    expect(api.requests(rewardsCalls.getTaskClaim)).toEqual([{ id: 7 }]);
    for (const text of [
      '领取成功',
      '“任务7”的奖励已到账',
      '+5颗星星 +10豌豆币',
      '现在共有86颗星星、120豌豆币',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.allByClass('celebration')).toEqual([]);
  });

  test('is celebrated where it was just received, not when its address is opened again', async () => {
    const api = new FakeApi().on(rewardsCalls.getTaskClaim, { claim: claimOf(7), balance: BALANCE });
    const screen = await finish(api, '7', ({ app }) => app.get(moments).happened('taskReward'));
    expect(screen.allByClass('celebration')).toHaveLength(1);
    expect(screen.app.get(moments).waits('taskReward')).toBe(false);
  });

  test.each([undefined, 'x', '0', '-1', '1.5'])('is not asked for without a number: %s', async (id) => {
    const api = new FakeApi();
    const screen = await finish(api, id);
    expect(screen.hasText('找不到这个任务的奖励')).toBe(true);
    expect(api.sent).toEqual([]);
  });

  test('of another child is not found', async () => {
    const api = new FakeApi().onRefusal(rewardsCalls.getTaskClaim, BACKEND_CODE.notFound, '没有');
    const screen = await finish(api, '8');
    await screen.tap('继续做任务');
    expect(screen.platform.navigation.last?.url).toContain('task-list');
  });

  test('can be asked for again after no answer', async () => {
    const api = new FakeApi().onFailure(rewardsCalls.getTaskClaim, { kind: 'network' });
    const screen = await finish(api, '7');
    api.on(rewardsCalls.getTaskClaim, { claim: claimOf(7), balance: BALANCE });
    await screen.tap(screen.byClass('button__text'));
    expect(screen.hasText('领取成功')).toBe(true);
  });
});
