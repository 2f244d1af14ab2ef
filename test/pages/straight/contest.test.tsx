import { act } from 'react';
import { profileCalls } from '@/contract/profile/calls';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { straightCalls } from '@/contract/straight/calls';
import StraightBaby from '@/pages/straight/baby';
import StraightDetail from '@/pages/straight/detail';
import StraightRank from '@/pages/straight/rank';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { BABY, detail, entry, standing, WEEK } from './answers';

const PARENT = { user: TEST_USER, student: OFFICIAL };

describe('the ranking', () => {
  const all = Array.from({ length: 45 }, (_, index) => entry(index + 1));
  const backend = (shown = standing()) =>
    new FakeApi()
      .on(straightCalls.getStudyStanding, shown)
      .on(
        straightCalls.listStudyRank,
        ({ page, limit }: { page: number; limit: number }) => all.slice((page - 1) * limit, page * limit),
        45,
      );
  const open = (api = backend(), query = {}) =>
    openScreen('straightRank', StraightRank, { ...PARENT, api, query });

  test('has the places around the own child above the first of the group', async () => {
    const screen = await open();
    for (const text of ['我的孩子附近', '我的孩子', '一阶组', '进行中', '11月16日–22日']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.allByClass('straight-row').length).toBeGreaterThanOrEqual(23);
    // What counts is said at the end of the list alone.
    expect(screen.hasText('积分从哪里来')).toBe(false);
  });

  test.each([
    [5, false],
    [6, true],
  ])('has the places around a child who is number %d apart: %s', async (place, isApart) => {
    const own = entry(place, { isMine: true });
    const screen = await open(backend(standing({ own, near: [own] })));
    expect(screen.hasText('我的孩子附近')).toBe(isApart);
  });

  test('says in a week that runs how far it is to the next place', async () => {
    const own = entry(7, { isMine: true, points: 40 });
    const near = [entry(6, { points: 48 }), own, entry(8)];
    const screen = await open(backend(standing({ own, near })));
    expect(screen.byClass('straight-rank__next').textContent).toBe('再得9分，就超过第6名');
    const over = await open(backend(standing({ own, near, period: { ...WEEK, state: 'closed' } })));
    expect(over.allByClass('straight-rank__next')).toEqual([]);
  });

  test('names the own child as its parent does', async () => {
    const api = backend().on(profileCalls.getPrivateInfo, { ...PRIVATE_INFO, kidName: '豆豆' });
    const screen = await open(api);
    await act(() => screen.app.student.loadPrivate());
    const names = screen.allByClass('straight-row--mine').map((row) => row.textContent);
    expect(names.every((name) => name?.includes('豆豆'))).toBe(true);
    expect(names.length).toBeGreaterThan(0);
  });

  test('of a few has an end, and does not mention a hundred', async () => {
    const screen = await open(backend().on(straightCalls.listStudyRank, [entry(1), entry(2)], 2));
    expect([screen.hasText('没有更多了'), screen.hasText('只展示前100名')]).toEqual([true, false]);
    expect(screen.hasText('积分从哪里来')).toBe(true);
  });

  test('is of another week or group when the parent chooses one', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('本周');
    await screen.tap('11月9日起的一周');
    await screen.tap('一阶组');
    await screen.tap('新芽组');
    expect(api.requests(straightCalls.getStudyStanding)).toEqual([
      { period: '', group: '' },
      { period: '2026-11-09', group: '' },
      { period: '2026-11-09', group: 'sprout' },
    ]);
  });

  test.each([
    [
      { group: 's2', period: '2026-11-09' },
      { group: 's2', period: '2026-11-09' },
    ],
    [{ group: 'nonsense' }, { group: '', period: '' }],
  ])('is of what the address says: %j', async (query, asked) => {
    const api = backend();
    await open(api, query);
    expect(api.requests(straightCalls.getStudyStanding)).toEqual([asked]);
  });

  test('leads to the card of a child in the same week', async () => {
    const screen = await open();
    await screen.tap(document.querySelector('[aria-label="第1名，*1，199分"]') as HTMLElement);
    expect(screen.platform.navigation.last?.url).toContain('straight/baby/index?id=3001&period=2026-11-16');
  });
});

describe('a child’s card', () => {
  const open = (answer: typeof BABY | null, query = { id: '3001' }) => {
    const api = new FakeApi().on(straightCalls.getStudyBaby, answer);
    return openScreen('straightBaby', StraightBaby, { ...PARENT, api, query });
  };

  test('has its place, points by kind, its row of days and the medals that are shown', async () => {
    const screen = await open(BABY);
    for (const text of ['小火箭', '第1名 · 188分', '连续学习5天', '到课', '45分', '勤学之星 · 金牌']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.hasText('看积分明细')).toBe(false);
  });

  test('of the own child leads to where its points come from', async () => {
    const screen = await open({ ...BABY, isMine: true });
    await screen.tap('看积分明细');
    expect(screen.platform.navigation.last?.url).toContain('straight/detail/index?period=2026-11-09');
  });

  test.each([{ id: '3001' }, { id: 'x' }])(
    'of no child says so and leads to the ranking: %j',
    async (query) => {
      const screen = await open(null, query);
      expect(screen.hasText('这个孩子没有参加，或者已经退出了')).toBe(true);
      await screen.tap('排行榜');
      expect(screen.platform.navigation.last?.url).toContain('straight/rank');
    },
  );
});

describe('where points come from', () => {
  const open = (answer: ReturnType<typeof detail> | null, api = new FakeApi()) =>
    openScreen('straightDetail', StraightDetail, {
      ...PARENT,
      api: api.on(straightCalls.getStudyDetail, answer),
    });

  test('are listed day by day, and where a day had more than counts', async () => {
    const screen = await open(detail());
    for (const text of [
      '第7名 · 35分',
      '11月17日',
      '到课 1次',
      '+15',
      '答对题目 26次',
      '+20',
      '已达到当天上限',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test('shows the prize of a closed week', async () => {
    const closed = await open(detail({ period: { ...WEEK, state: 'closed' }, place: 1, prize: 30 }));
    expect(closed.hasText('获得30颗星星')).toBe(true);
  });

  test('says of a week that is being settled when its places are certain', async () => {
    const screen = await open(detail({ period: { ...WEEK, state: 'settling' } }));
    expect(screen.hasText('名次在周一中午12点确定，奖励随后放进账户')).toBe(true);
  });

  test('is another week’s when the parent chooses it', async () => {
    const api = new FakeApi();
    const screen = await open(detail(), api);
    await screen.tap('本周');
    await screen.tap('11月9日起的一周');
    expect(api.requests(straightCalls.getStudyDetail)).toEqual([{ period: '' }, { period: '2026-11-09' }]);
  });

  test('of a week without points says so', async () => {
    const screen = await open(detail({ days: [], points: 0, place: 0 }));
    expect(screen.hasText('这周还没有积分，上一节课、交一次作业就有啦')).toBe(true);
    expect(screen.hasText('第0名')).toBe(false);
  });

  test('leads who does not take part to the zone', async () => {
    const screen = await open(null);
    await screen.tap('去学霸专区');
    expect(screen.platform.navigation.last?.url).toContain('straight/list');
  });
});
