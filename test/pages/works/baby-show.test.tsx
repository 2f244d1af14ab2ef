import { act } from 'react';
import { homeCalls } from '@/contract/home/calls';
import { SLOT } from '@/contract/home/values';
import { worksCalls } from '@/contract/works/calls';
import { WorkState } from '@/contract/works/values';
import { workChanges } from '@/features/works/changes';
import BabyShow from '@/pages/works/baby-show';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aTopic, aWork } from '../../support/fakes/works';
import { openScreen, type OpenOptions } from '../support/open-screen';

const { listWorks, listWorkTopics } = worksCalls;

const backend = (works = [aWork()]): FakeApi =>
  new FakeApi().on(listWorks, works, works.length).on(listWorkTopics, [aTopic()]);

const open = (api: FakeApi, options: OpenOptions = {}) =>
  openScreen('babyShow', BabyShow, { user: TEST_USER, student: OFFICIAL, api, ...options });

test('shows the works of everybody, each with its child as its parent chose, and opens one', async () => {
  const film = aWork({ id: 8, isFilm: true, seconds: 65, title: '我会跳绳', childName: '豆豆' });
  const screen = await open(backend([aWork(), film]));
  expect(screen.api.requests(listWorks)).toEqual([
    { kind: 'babyShow', scope: 'all', order: 'newest', topicId: 0, page: 1, limit: 20 },
  ]);
  const names = screen.allByClass('work-card').map((card) => card.getAttribute('aria-label'));
  expect(names).toEqual([
    '我的小画，2张照片，小豆的作品，5人喜欢',
    '我会跳绳，视频 1:05，豆豆的作品，5人喜欢',
  ]);
  await screen.tap('我会跳绳');
  expect(screen.platform.navigation.last?.url).toBe('/pages/works/baby-show-detail/index?id=8');
});

test("loads the own, the collected, the class's, another order and a topic", async () => {
  const screen = await open(backend());
  await screen.tap(screen.byClass('menu'));
  await screen.tap('最受喜欢');
  await screen.tap('画一画秋天');
  for (const tab of ['我的', '收藏', '同班']) await screen.tap(tab);
  expect(screen.api.requests(listWorks).map(({ scope, order, topicId }) => [scope, order, topicId])).toEqual([
    ['all', 'newest', 0],
    ['all', 'liked', 0],
    ['all', 'liked', 3],
    ['mine', 'liked', 3],
    ['collected', 'liked', 3],
    ['group', 'liked', 3],
  ]);
});

test('the chosen topic says what it asks for and until when, and a new work is for it', async () => {
  const screen = await open(backend(), { query: { topicId: '3' } });
  for (const text of ['用颜色说说秋天。', '进行中', '12个作品 · 12月31日截止'])
    expect([text, screen.hasText(text)]).toEqual([text, true]);
  await screen.tap('上传作品');
  expect(screen.platform.navigation.last?.url).toBe('/pages/works/baby-show-edit/index?topicId=3');
});

describe("the parent's own work", () => {
  test.each([
    [WorkState.draft, '草稿'],
    [WorkState.waiting, '审核中'],
    [WorkState.shown, '已展示'],
  ])('shows its state: %s', async (state, words) => {
    const screen = await open(backend([aWork({ isMine: true, state })]), { query: { scope: 'mine' } });
    expect(screen.byClass('work-card__state').textContent).toBe(words);
  });

  test('that was refused says why', async () => {
    const refused = aWork({ isMine: true, state: WorkState.refused, reason: '照片里能看到学校' });
    const screen = await open(backend([refused]), { query: { scope: 'mine' } });
    expect(screen.byClass('work-card__state').textContent).toBe('未通过');
    expect(screen.hasText('没有通过：照片里能看到学校')).toBe(true);
  });

  test('that is a draft is gone on with', async () => {
    const draft = aWork({ isMine: true, state: WorkState.draft, title: '', photos: 0 });
    const screen = await open(backend([draft]), { query: { scope: 'mine' } });
    await screen.tap('还没有标题');
    expect(screen.platform.navigation.last?.url).toBe('/pages/works/baby-show-edit/index?id=7');
  });
});

test.each([
  ['all', '还没有作品，我等着看第一个', '上传作品', 'baby-show-edit'],
  ['mine', '您还没有上传过作品', '上传作品', 'baby-show-edit'],
])('an empty list says so and leads to a new work: %s', async (scope, words, action, page) => {
  const screen = await open(backend([]), { query: { scope } });
  expect(screen.hasText(words)).toBe(true);
  await screen.tap(action);
  expect(screen.platform.navigation.last?.url).toContain(page);
});

test('a parent without a collection is led to all works', async () => {
  const screen = await open(backend([]), { query: { scope: 'collected' } });
  await screen.tap('大家的作品');
  expect(screen.api.requests(listWorks).at(-1)?.scope).toBe('all');
});

test('a list that fails says what happened, and tries again', async () => {
  const api = backend().onFailure(listWorks, { kind: 'network' });
  const screen = await open(api);
  api.on(listWorks, [aWork()], 1);
  await screen.tap('重新加载');
  expect(screen.hasText('我的小画')).toBe(true);
});

test('changes of a work on its own page show in the list, in its place', async () => {
  const screen = await open(backend([aWork(), aWork({ id: 8, title: '我会跳绳' })]));
  await act(async () => screen.app.get(workChanges).announce({ id: 7, isLiked: true, likes: 6 }));
  expect(screen.allByClass('work-card__count').map(({ textContent }) => textContent)).toEqual(['6', '5']);
  expect(screen.api.requests(listWorks)).toHaveLength(1);
});

test('shows what the operator placed on it', async () => {
  const slot = { id: 1, title: '晒一晒', redirectType: 0, textContent: '晒一晒孩子的作品' };
  const api = backend().on(homeCalls.getPositionBanner, [
    { displayPositionId: SLOT.babyShow.text, dataList: [slot] },
  ] as never);
  const screen = await open(api);
  expect(screen.hasText('晒一晒孩子的作品')).toBe(true);
  expect(screen.api.requests(homeCalls.getPositionBanner)[0]?.displayPositionId).toContain(
    SLOT.babyShow.banner,
  );
});
