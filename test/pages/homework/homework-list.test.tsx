import { act } from 'react';
import { homeworkCalls } from '@/contract/homework/calls';
import { HomeworkState } from '@/contract/homework/values';
import { keptHandIns } from '@/features/homework/queue/kept-hand-ins';
import HomeworkList from '@/pages/homework/list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aCard } from '../../support/fakes/homework';
import { openScreen, type OpenOptions } from '../support/open-screen';

const { listHomework, handInHomework } = homeworkCalls;
const OFFLINE = { kind: 'network' } as const;
const open = (options: OpenOptions = {}) =>
  openScreen('homeworkList', HomeworkList, { user: TEST_USER, student: OFFICIAL, ...options });

test('one to do shows its deadline, and opens', async () => {
  const api = new FakeApi().on(listHomework, [aCard()], 1);
  const screen = await open({ api });
  expect(api.requests(listHomework)).toEqual([{ page: 1, limit: 10, tab: 'open' }]);
  expect(screen.hasText('待完成')).toBe(true);
  expect(screen.byClass('homework-row__due').textContent).toBe('今晚 20:00 前 · 2题');
  await screen.tap('图形的规律');
  expect(screen.platform.navigation.last?.url).toContain('homework/detail');
});

test.each([
  ['2026-11-19 09:00:00', '已超时2天，还可以提交 · 2题'],
  ['2026-11-21 07:00:00', '已超时3小时，还可以提交 · 2题'],
  ['2026-11-22 10:30:00', '明天 10:30 前 · 2题'],
  ['2026-11-21 15:00:00', '今天 15:00 前 · 2题'],
  ['', '2题'],
])('due %s it says %s', async (dueAt, words) => {
  const screen = await open({ api: new FakeApi().on(listHomework, [aCard({ dueAt })], 1) });
  expect(screen.byClass('homework-row__due').textContent).toBe(words);
});

test('due tomorrow it is due tonight once midnight has passed, on a page that stays open', async () => {
  const screen = await open({
    api: new FakeApi().on(listHomework, [aCard({ dueAt: '2026-11-22 20:00:00' })], 1),
  });
  expect(screen.byClass('homework-row__due').textContent).toBe('明天 20:00 前 · 2题');
  await screen.advance(15 * 3_600_000);
  expect(screen.byClass('homework-row__due').textContent).toBe('今晚 20:00 前 · 2题');
});

test('an excused one says that there is nothing to do', async () => {
  const card = aCard({ isExcused: true, dueAt: '2026-11-19 09:00:00' });
  const screen = await open({ api: new FakeApi().on(listHomework, [card], 1) });
  expect([screen.hasText('免做'), screen.hasText('已超时2天，还可以提交 · 2题')]).toEqual([true, false]);
});

test('each tab asks for its own, and an empty one says what to do', async () => {
  const api = new FakeApi().on(listHomework, [], 0);
  const screen = await open({ api });
  expect(screen.hasText('现在没有要做的作业，一起玩一会儿吧')).toBe(true);
  await screen.tap('批改过的作业');
  expect(screen.hasText('还没有批改好的作业，老师批改后会在这里')).toBe(true);
  await screen.tap('全部');
  expect(screen.hasText('还没有作业，上课后老师会在这里布置')).toBe(true);
  expect(api.requests(listHomework).map(({ tab }) => tab)).toEqual(['open', 'corrected', 'all']);
});

test.each([
  ['corrected', 'corrected'],
  ['nonsense', 'open'],
])('the address says which tab: %s', async (named, tab) => {
  const api = new FakeApi().on(listHomework, [aCard({ state: HomeworkState.done, score: 90, stars: 5 })], 1);
  await open({ api, query: { tab: named } });
  expect(api.requests(listHomework)[0]?.tab).toBe(tab);
});

test('without a network it shows what it showed last, and says so', async () => {
  const first = await open({ api: new FakeApi().on(listHomework, [aCard()], 1) });
  const { storage } = first.platform;
  first.close();
  const api = new FakeApi().onFailure(listHomework, OFFLINE);
  const screen = await open({ api, platform: { storage } });
  expect([screen.hasText('图形的规律'), screen.allByClass('top-bar__notice').length]).toEqual([true, 1]);
});

test('a list that fails says what happened, and tries again', async () => {
  const api = new FakeApi().onFailure(listHomework, OFFLINE);
  const screen = await open({ api });
  api.on(listHomework, [aCard()], 1);
  await screen.tap('重新加载');
  expect(screen.hasText('图形的规律')).toBe(true);
});

test('a hand-in that waits for the network says so, and the list follows when it went', async () => {
  const api = new FakeApi().on(listHomework, [aCard()], 1).onFailure(handInHomework, OFFLINE);
  const screen = await open({
    api,
    prepare: ({ app }) =>
      app.storage.set(keptHandIns, [
        { owner: 42, homeworkId: 7, title: '图形的规律', round: 1, handInId: 'x', answers: [] },
      ]),
  });
  expect(screen.hasText('“图形的规律”等待网络，恢复后自动提交')).toBe(true);
  expect(screen.hasText('等待网络，恢复后自动提交')).toBe(true);
  api.on(handInHomework, { homework: aCard(), isNew: true }).on(listHomework, [], 0);
  await act(async () => screen.platform.setOnline(true));
  await screen.settle();
  expect(screen.toasts).toEqual(['“图形的规律”已自动提交']);
  expect(screen.hasText('现在没有要做的作业，一起玩一会儿吧')).toBe(true);
});
