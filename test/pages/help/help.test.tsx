import { configurationCalls } from '@/contract/configuration/calls';
import { helpCalls } from '@/contract/help/calls';
import { HELP_SEARCH_DEBOUNCE_MS } from '@/contract/help/values';
import { ok } from '@/contract/errors';
import HelpDetail from '@/pages/help/detail';
import HelpList from '@/pages/help/list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const parent = { user: TEST_USER, student: OFFICIAL };
const items = [
  { id: 1, categoryId: 1, title: '请假后课时会扣吗？', summary: '开课前2小时提交请假，课时会原路退回' },
  { id: 2, categoryId: 2, title: '怎么开发票？', summary: '支持开具电子普通发票' },
];
const backend = () =>
  new FakeApi()
    .on(helpCalls.getHelpCategories, [
      { id: 1, name: '上课与约课', count: 1 },
      { id: 2, name: '课时与订单', count: 1 },
    ])
    .on(
      helpCalls.getHelpList,
      ({ keyword, categoryId }) =>
        items.filter(
          (item) =>
            item.title.includes(keyword ?? '') &&
            (categoryId === undefined || item.categoryId === categoryId),
        ),
      2,
    );
const openList = (api = backend()) => openScreen('helpList', HelpList, { ...parent, api });

describe('the list of the help', () => {
  test('shows a skeleton of rows, then every question', async () => {
    const api = backend();
    const release = api.onHold(helpCalls.getHelpList);
    const screen = await openList(api);
    expect(screen.allByClass('skeleton').length).toBeGreaterThan(0);
    release(ok(items));
    await screen.settle();
    expect(screen.allByClass('help-list__title').map(({ textContent }) => textContent)).toEqual(
      items.map(({ title }) => title),
    );
    expect(screen.allByClass('skeleton')).toEqual([]);
  });

  test('offers the guides before the questions, but not in a search or a category', async () => {
    const screen = await openList();
    await screen.tap('使用引导');
    await screen.tap('怎样上直播课');
    expect(screen.platform.navigation.last?.url).toBe('/pages/guides/live/index');
    await screen.tap('课时与订单');
    expect(screen.hasText('使用引导')).toBe(false);
  });

  test('shows a category', async () => {
    const screen = await openList();
    await screen.tap('课时与订单');
    expect(screen.allByClass('help-list__title').map(({ textContent }) => textContent)).toEqual([
      '怎么开发票？',
    ]);
  });

  test('searches when the parent pauses, and marks what it found', async () => {
    const screen = await openList();
    await screen.type(screen.byClass('help-list__search'), '请假');
    await screen.advance(HELP_SEARCH_DEBOUNCE_MS);
    expect(screen.allByClass('help-list__hit').map(({ textContent }) => textContent)).toEqual([
      '请假',
      '请假',
    ]);
    expect(screen.hasText('找到2条相关内容')).toBe(true);
  });

  test('leads to the feedback where nothing was found, and back to everything', async () => {
    const api = backend().on(helpCalls.getHelpList, [], 0);
    const screen = await openList(api);
    await screen.type(screen.byClass('help-list__search'), '恐龙');
    await screen.advance(HELP_SEARCH_DEBOUNCE_MS);
    expect(screen.hasText('没有与“恐龙”有关的内容')).toBe(true);
    await screen.tap('告诉我们您的问题');
    expect(screen.platform.navigation.last?.url).toContain('help/feedback/index');
    await screen.tap(screen.byClass('help-list__clear'));
    expect(api.requests(helpCalls.getHelpList).at(-1)).toEqual({ page: 1, limit: 20 });
  });

  test('says why it could not be loaded, and loads again', async () => {
    const api = backend().onFailure(helpCalls.getHelpList, { kind: 'http', status: 500 });
    const screen = await openList(api);
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(helpCalls.getHelpList, items, 2);
    await screen.tap('重新加载');
    expect(screen.hasText('怎么开发票？')).toBe(true);
  });

  test('goes without categories that could not be loaded', async () => {
    const screen = await openList(backend().onFailure(helpCalls.getHelpCategories, { kind: 'network' }));
    expect([screen.allByClass('tabs'), screen.hasText('怎么开发票？')]).toEqual([[], true]);
  });

  test('says where it ends, and leads to an article', async () => {
    const screen = await openList();
    expect(screen.hasText('没有更多了')).toBe(true);
    await screen.tap('怎么开发票？');
    expect(screen.platform.navigation.last?.url).toContain('help/detail/index?id=2');
  });
});

const article = {
  id: 1,
  categoryId: 1,
  categoryName: '上课与约课',
  title: '请假后课时会扣吗？',
  updatedAt: '2026-11-18 10:00:00',
  paragraphs: [
    { kind: 'text', text: '课时会原路退回。' },
    { kind: 'step', text: '打开记录' },
    { kind: 'step', text: '提交原因' },
    { kind: 'heading', text: '注意' },
    { kind: 'step', text: '留意次数' },
    { kind: 'tip', text: '每季度有固定次数' },
  ] as const,
  related: [{ id: 3, title: '课时是怎么消耗的？' }],
  isHelpful: null,
};
const openArticle = (api = detailBackend(), query = { id: '1' }) =>
  openScreen('helpDetail', HelpDetail, { ...parent, api, query });
const detailBackend = () =>
  new FakeApi()
    .on(helpCalls.getHelpDetail, { ...article, paragraphs: [...article.paragraphs] })
    .on(helpCalls.voteHelp, null);

describe('an article of the help', () => {
  test('is titled by its category', async () => {
    expect((await openArticle()).platform.log.titles.at(-1)).toBe('上课与约课');
  });

  test('restarts the numbers of its steps after a heading', async () => {
    const screen = await openArticle();
    expect(screen.allByClass('help-detail__number').map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '1',
    ]);
    expect(screen.hasText('更新于 11月18日')).toBe(true);
  });

  test('saves whether it helped, and a changed answer', async () => {
    const screen = await openArticle();
    await screen.tap('有帮助');
    expect(screen.hasText('很高兴能帮到您')).toBe(true);
    await screen.tap('没有帮助');
    expect(screen.api.requests(helpCalls.voteHelp)).toEqual([
      { id: 1, isHelpful: true },
      { id: 1, isHelpful: false },
    ]);
    await screen.tap('意见反馈');
    expect(screen.platform.navigation.last?.url).toContain('help/feedback/index');
  });

  test('leads who was not helped to a person, by chat or by phone', async () => {
    const typeValue = JSON.stringify({ phone: '400 000 0000', consultUrl: 'https://chat.example/wandou' });
    const api = detailBackend().on(configurationCalls.getUpgradeConfig, [
      { typeCode: 'serviceCenter', typeValue },
    ]);
    const screen = await openArticle(api);
    expect(screen.hasText('联系我们')).toBe(false);
    await screen.tap('没有帮助');
    await screen.tap('在线咨询');
    expect(screen.platform.log.opened[0]).toContain('https://chat.example/wandou');
    await screen.tap('电话咨询');
    await screen.tap('呼叫 400 000 0000');
    await screen.advance(80);
    await screen.tap('继续');
    expect(screen.platform.log.dialled).toEqual(['4000000000']);
  });

  test('takes an answer back that could not be kept', async () => {
    const api = detailBackend().onFailure(helpCalls.voteHelp, { kind: 'network' });
    const screen = await openArticle(api);
    await screen.tap('有帮助');
    expect([screen.allByClass('help-detail__answer--chosen'), screen.toasts.length]).toEqual([[], 1]);
  });

  test('shows the previous answer', async () => {
    const api = detailBackend().on(helpCalls.getHelpDetail, { ...article, paragraphs: [], isHelpful: true });
    const screen = await openArticle(api);
    expect(screen.byClass('help-detail__answer--chosen').textContent).toBe('有帮助');
  });

  test('leads to related ones', async () => {
    const screen = await openArticle();
    await screen.tap('课时是怎么消耗的？');
    expect(screen.platform.navigation.last?.url).toContain('id=3');
  });

  test.each(['', 'abc', '0'])(
    'that the address "%s" does not name is missing, without asking',
    async (id) => {
      const screen = await openArticle(detailBackend(), { id });
      expect(screen.hasText('找不到这篇帮助')).toBe(true);
      expect(screen.api.requests(helpCalls.getHelpDetail)).toEqual([]);
      await screen.tap('查看全部问题');
      expect(screen.platform.navigation.last?.url).toContain('help/list/index');
    },
  );

  test('that is gone is missing; one that could not be loaded is loaded again', async () => {
    const missing = await openArticle(
      detailBackend().onRefusal(helpCalls.getHelpDetail, '10000002', '已下架'),
    );
    expect(missing.hasText('找不到这篇帮助')).toBe(true);
    const api = detailBackend().onFailure(helpCalls.getHelpDetail, { kind: 'timeout' });
    const screen = await openArticle(api);
    api.on(helpCalls.getHelpDetail, { ...article, paragraphs: [...article.paragraphs] });
    await screen.tap('重新加载');
    expect(screen.hasText('课时会原路退回。')).toBe(true);
  });
});
