import { messagesCalls } from '@/contract/messages/calls';
import { MessageKind } from '@/contract/messages/values';
import { ok } from '@/contract/errors';
import InformationCenter from '@/pages/messages/information-center';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const item = (id: number, isRead = false) => ({
  id,
  kind: MessageKind.class,
  title: `上课提醒${id}`,
  summary: '今晚的直播课即将开始',
  sentAt: '2026-11-20 18:00:00',
  isRead,
});
const backend = (unread = 2) =>
  new FakeApi()
    .on(messagesCalls.getMessageKinds, [
      { kind: MessageKind.class, total: 3, unread },
      { kind: MessageKind.system, total: 1, unread: 0 },
    ])
    .on(messagesCalls.getMessages, [item(1), item(2), item(3, true)], 3)
    .on(messagesCalls.readAllMessages, { num: 0 })
    .on(messagesCalls.readMessage, { num: 1 })
    .on(messagesCalls.getMessage, {
      ...item(1),
      body: '第一段\n第二段',
      target: { redirectType: 3, url: '/myTabClass', text: '查看课程' },
    });
const open = (api = backend(), query: { id?: string } = {}) =>
  openScreen('informationCenter', InformationCenter, { user: TEST_USER, student: OFFICIAL, api, query });

describe('the messages', () => {
  test('have tabs with the number of those unread', async () => {
    const screen = await open();
    expect(screen.allByClass('tabs__tab').map(({ textContent }) => textContent)).toEqual([
      '全部 2',
      '课程 2',
      '系统',
    ]);
    expect(screen.allByClass('dot')).toHaveLength(2);
    expect(screen.byClass('messages__day').textContent).toBe('昨天');
    expect(screen.hasText('18:00')).toBe(true);
  });

  test('say their kind where all are shown, and what the one above says only once', async () => {
    const other = { ...item(4), kind: MessageKind.report, summary: '本月学习报告已送达' };
    const screen = await open(backend().on(messagesCalls.getMessages, [item(1), item(2), other, item(3)], 4));
    const said = () => screen.allByClass('messages__words').map(({ textContent }) => textContent);
    expect(said()).toEqual([
      '上课提醒1课程 · 18:00今晚的直播课即将开始',
      '上课提醒2课程 · 18:00',
      '上课提醒4报告 · 18:00本月学习报告已送达',
      '上课提醒3课程 · 18:00今晚的直播课即将开始',
    ]);
    await screen.tap(screen.allByClass('tabs__tab').find(({ textContent }) => textContent === '课程 2')!);
    expect(said()[1]).toBe('上课提醒218:00');
  });

  test('stand below their day, which is said once', async () => {
    const older = { ...item(5), sentAt: '2026-11-02 08:00:00' };
    const items = [item(1), item(2), older, { ...older, id: 6 }];
    const screen = await open(backend().on(messagesCalls.getMessages, items, 4));
    expect(screen.allByClass('messages__day').map(({ textContent }) => textContent)).toEqual([
      '昨天',
      '11月2日',
    ]);
  });

  test('show a skeleton, then the end of the list', async () => {
    const api = backend();
    const release = api.onHold(messagesCalls.getMessages);
    const screen = await open(api);
    expect(screen.allByClass('skeleton-part').length).toBeGreaterThan(0);
    release(ok([item(1)]));
    await screen.settle();
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('show with their tabs at once, or without them where these are slow', async () => {
    const api = backend();
    const release = api.onHold(messagesCalls.getMessageKinds);
    const screen = await open(api);
    expect([screen.hasText('上课提醒1'), screen.allByClass('skeleton-part').length > 0]).toEqual([
      false,
      true,
    ]);
    release(ok([{ kind: MessageKind.class, total: 3, unread: 2 }]));
    await screen.settle();
    expect([screen.hasText('上课提醒1'), screen.hasText('全部 2')]).toEqual([true, true]);
    const slow = backend();
    slow.onHold(messagesCalls.getMessageKinds);
    const other = await open(slow);
    await other.advance(1500);
    expect([other.hasText('上课提醒1'), other.allByClass('tabs__tab').length]).toEqual([true, 0]);
  });

  test('of which there are none say so, with a link', async () => {
    const screen = await open(
      backend(0).on(messagesCalls.getMessages, [], 0).on(messagesCalls.getMessageKinds, []),
    );
    expect(screen.hasText('这里还没有消息')).toBe(true);
    await screen.tap('回首页');
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('that could not be loaded are loaded again', async () => {
    const api = backend().onFailure(messagesCalls.getMessages, { kind: 'network' });
    const screen = await open(api);
    expect(screen.allByClass('failed-state')).toHaveLength(1);
    api.on(messagesCalls.getMessages, [item(1)], 1);
    await screen.tap('重新加载');
    expect(screen.hasText('上课提醒1')).toBe(true);
  });

  test('open on a page of their own, and are read in the list from there on', async () => {
    const screen = await open();
    await screen.tap('上课提醒1');
    expect(screen.platform.navigation.last?.url).toContain('information-center/index?id=1');
    expect(screen.allByClass('dot')).toHaveLength(1);
  });

  test('are all read at once, when there are few', async () => {
    const screen = await open();
    await screen.tap('全部已读');
    expect(screen.allByClass('dot')).toEqual([]);
    expect(screen.allByClass('messages__bar')).toEqual([]);
    expect(screen.toasts).toEqual(['已全部标为已读']);
  });

  test('ask first when they are many', async () => {
    const screen = await open(backend(120));
    await screen.tap('全部已读');
    await screen.tap('取消');
    expect(screen.api.requests(messagesCalls.readAllMessages)).toEqual([]);
    expect(screen.allByClass('tabs__tab')[0]?.textContent).toBe('全部 99+');
  });
});

describe('one message', () => {
  test('is shown by its address, read, and leads on', async () => {
    const screen = await open(backend(), { id: '1' });
    expect(screen.allByClass('message__paragraph').map(({ textContent }) => textContent)).toEqual([
      '第一段',
      '第二段',
    ]);
    expect(screen.api.requests(messagesCalls.readMessage)).toEqual([{ id: 1 }]);
    expect(screen.app.student.unread).toBe(1);
    await screen.tap('查看课程');
    expect(screen.platform.navigation.last?.url).toContain('my-tab-class');
  });

  test('that only informs has no button', async () => {
    const api = backend().on(messagesCalls.getMessage, { ...item(1, true), body: '只是通知' });
    const screen = await open(api, { id: '1' });
    expect(screen.allByClass('screen__footer')).toEqual([]);
    expect(api.requests(messagesCalls.readMessage)).toEqual([]);
  });

  test('that could not be loaded is loaded again', async () => {
    const api = backend().onFailure(messagesCalls.getMessage, { kind: 'timeout' });
    const screen = await open(api, { id: '1' });
    api.on(messagesCalls.getMessage, { ...item(1, true), body: '正文' });
    await screen.tap('重新加载');
    expect(screen.hasText('正文')).toBe(true);
  });
});
