import { Runtime } from '@/contract/host';
import { configurationCalls } from '@/contract/configuration/calls';
import type { UpgradeConfig } from '@/contract/configuration/schema';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { ordersCalls } from '@/contract/orders/calls';
import { OrderState } from '@/contract/orders/values';
import MyOrder from '@/pages/orders/my-order';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { head, order, ordersApi } from '../../unit/support/assets-fixture';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenOptions } from '../support/open-screen';

const ALL = [
  head(6),
  head(5, OrderState.paid),
  head(4, OrderState.delivering),
  head(3, OrderState.done),
  head(2, OrderState.closed),
  head(1, OrderState.refunded),
];

const open = (api: FakeApi = ordersApi(ALL), more: OpenOptions = {}) =>
  openScreen('myOrder', MyOrder, { user: TEST_USER, student: OFFICIAL, api, ...more });

const openOrder = (state: OrderState, api = new FakeApi()) =>
  open(api.on(ordersCalls.getOrder, order(7, state)), { query: { orderId: '7' } });

const titles = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.allByClass('order-card__title').map(({ textContent }) => textContent);

describe('the orders', () => {
  test('show what was ordered, what is in it, what it costs and how far it is', async () => {
    const screen = await open();
    const [card] = screen.allByClass('order-card');
    expect(card?.textContent).toBe('课程6待支付48课时、赠4课时今天 8:00¥5,380.00明天 8:00 前支付去支付');
    expect(titles(screen)).toHaveLength(6);
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('lead to one payment: the others look second', async () => {
    const screen = await open(ordersApi([head(9, OrderState.done), head(8), head(7)]));
    const looks = screen
      .allByClass('test-order-pay')
      .map(({ classList }) => classList.contains('button--primary'));
    expect(looks).toEqual([true, false]);
  });

  test.each([
    ['待支付', ['课程6']],
    ['待收货', ['课程5', '课程4']],
    ['已完成', ['课程3']],
    ['已关闭', ['课程2', '课程1']],
  ])('in the group %s', async (group, expected) => {
    const screen = await open();
    await screen.tap(screen.allByClass('tabs__text').find(({ textContent }) => textContent === group)!);
    expect(titles(screen)).toEqual(expected);
  });

  test('open on a page of their own, by their own address', async () => {
    const screen = await open();
    await screen.tap('课程4');
    expect(screen.platform.navigation.last?.url).toBe('/pages/orders/my-order/index?orderId=4');
  });

  test('are empty: the shop is led to, not in the mini program', async () => {
    const screen = await open(ordersApi([]));
    expect(screen.hasText('还没有订单')).toBe(true);
    await screen.tap('去商城');
    await screen.tap('去下载');
    expect(screen.platform.navigation.last?.url).toContain('enter=61');
    const mini = await open(ordersApi([]), { platform: { runtime: Runtime.weixinMiniApp } });
    expect([mini.hasText('还没有订单'), mini.hasText('去商城')]).toEqual([true, false]);
  });

  test('an empty group leads to all of them', async () => {
    const screen = await open(ordersApi([head(1, OrderState.done)]));
    await screen.tap('待收货');
    expect(screen.hasText('这里还没有订单')).toBe(true);
    await screen.tap('查看全部订单');
    expect(titles(screen)).toEqual(['课程1']);
  });

  test('are loaded again on coming back from a payment, and not otherwise', async () => {
    const api = ordersApi(ALL).on(configurationCalls.getUpgradeConfig, () => [
      { typeCode: ConfigTypeCode.payOrder, jsonExpand: { url: 'https://shop.example/pay' } },
    ]);
    const screen = await open(api);
    await leaveAndComeBack(screen);
    expect(api.requests(ordersCalls.listOrders)).toHaveLength(1);
    await screen.tap('去支付');
    await leaveAndComeBack(screen);
    await leaveAndComeBack(screen);
    expect(api.requests(ordersCalls.listOrders)).toHaveLength(2);
  });

  test('show their shape while they load, and try again when they failed', async () => {
    const held = ordersApi(ALL);
    held.onHold(ordersCalls.listOrders);
    expect((await open(held)).allByClass('skeleton-part')).toHaveLength(3);
    const api = ordersApi(ALL).onFailure(ordersCalls.listOrders, { kind: 'http', status: 500 });
    const screen = await open(api);
    ordersApi(ALL, api);
    await screen.tap('重新加载');
    expect(titles(screen)).toHaveLength(6);
  });
});

describe('one order', () => {
  test('shows its lines, its sums, its masked address and until when it is to be paid', async () => {
    const screen = await openOrder(OrderState.toPay);
    const shown = [
      '请在 明天 8:00 前完成支付，超时订单会自动关闭',
      '李女士 138****0003',
      '¥5,980.00',
      '−¥600.00',
      '应付',
      '¥5,380.00',
    ];
    expect(shown.filter((text) => !screen.hasText(text))).toEqual([]);
  });

  test('that was sent leads to its parcels', async () => {
    const screen = await openOrder(OrderState.delivering);
    await screen.tap('查看物流');
    // The parcel page has its own tests; here only the navigation counts.
    expect(screen.platform.navigation.moves).toHaveLength(1);
  });

  describe('that is to be paid', () => {
    const payable = (entry: Partial<UpgradeConfig> | undefined, more: OpenOptions = {}) => {
      const api = new FakeApi().on(ordersCalls.getOrder, order(7, OrderState.toPay));
      api.on(configurationCalls.getUpgradeConfig, ({ typeCode }) =>
        typeCode === ConfigTypeCode.payOrder && entry ? [{ typeCode, ...entry }] : [],
      );
      return open(api, { query: { orderId: '7' }, ...more }).then((screen) => ({ screen, api }));
    };
    const SHOP = { jsonExpand: { url: 'https://shop.example/pay' } };

    test('has the link to its page in the shop as its first button', async () => {
      const { screen } = await payable(SHOP);
      expect(screen.allByClass('button').map(({ textContent }) => textContent)).toEqual([
        '去支付',
        '取消订单',
      ]);
    });

    test.each([
      ['a browser', Runtime.web],
      ['WeChat', Runtime.weixinWeb],
      ['the app', Runtime.androidApp],
    ])('leads there by the configured link, with its number, in %s', async (_name, runtime) => {
      const { screen } = await payable(SHOP, { platform: { runtime } });
      await screen.tap('去支付');
      expect(screen.platform.log.opened.map((url) => url.split('&')[0])).toEqual([
        'https://shop.example/pay?orderNo=202611217',
      ]);
    });

    test('has its number where the link keeps a place for it', async () => {
      const { screen } = await payable({ jsonExpand: { url: 'https://shop.example/o/{orderNo}/pay' } });
      await screen.tap('去支付');
      expect(screen.platform.log.opened).toEqual(['https://shop.example/o/202611217/pay']);
    });

    test('is refreshed when its parent comes back', async () => {
      const { screen, api } = await payable(SHOP);
      await screen.tap('去支付');
      await leaveAndComeBack(screen, () => void api.on(ordersCalls.getOrder, order(7, OrderState.paid)));
      expect([screen.hasText('待发货'), screen.hasText('去支付')]).toEqual([true, false]);
    });

    test('copies the link in the mini program, unless the operator shows it there', async () => {
      const { screen } = await payable(SHOP, { platform: { runtime: Runtime.weixinMiniApp } });
      await screen.tap('去支付');
      expect(screen.hasText('请到浏览器中支付')).toBe(true);
      await screen.tap('复制链接');
      expect(screen.platform.log.copied).toEqual(['https://shop.example/pay?orderNo=202611217']);
      expect(screen.toasts).toEqual(['支付链接已复制，请在手机浏览器中打开']);
    });

    test('leads to customer service with its number where the operator has no link', async () => {
      const { screen } = await payable(undefined);
      await screen.tap('去支付');
      await screen.tap('联系客服');
      expect(screen.platform.navigation.last?.url).toBe(
        '/pages/help/feedback/index?orderNo=202611217&topic=pay',
      );
    });
  });

  test.each([OrderState.paid, OrderState.done, OrderState.closed, OrderState.refunded])(
    'in state %s has nothing to press',
    async (state) => {
      const screen = await openOrder(state);
      expect([screen.hasText('取消订单'), screen.hasText('确认收货')]).toEqual([false, false]);
    },
  );

  test.each([
    [OrderState.toPay, ['支付遇到问题']],
    [OrderState.paid, ['申请发票', '申请退款']],
    [OrderState.done, ['申请发票', '申请退款', '申请售后']],
    [OrderState.closed, ['重新购买']],
    [OrderState.refunded, ['申请售后', '重新购买']],
  ])('in state %s leads to customer service for %j', async (state, actions) => {
    const screen = await openOrder(state);
    const named = screen.allByClass('cell__title').map(({ textContent }) => textContent);
    expect(named.filter((title) => title !== '查看物流')).toEqual(actions);
  });

  test('takes its number along to customer service', async () => {
    const screen = await openOrder(OrderState.done);
    await screen.tap('申请发票');
    expect(screen.platform.navigation.last?.url).toBe(
      '/pages/help/feedback/index?orderNo=202611217&topic=invoice',
    );
  });

  test('is cancelled after a question, and says so', async () => {
    const api = new FakeApi().on(ordersCalls.cancelOrder, order(7, OrderState.closed));
    const screen = await openOrder(OrderState.toPay, api);
    await screen.tap('取消订单');
    expect(api.requests(ordersCalls.cancelOrder)).toEqual([]);
    await screen.tap(screen.allByClass('dialog__action').at(-1)!);
    await screen.settle();
    expect(api.requests(ordersCalls.cancelOrder)).toEqual([{ orderId: 7 }]);
    expect([screen.hasText('您取消了订单'), screen.toasts]).toEqual([true, ['订单已取消']]);
  });

  test('is kept by a parent who prefers not to cancel it', async () => {
    const api = new FakeApi();
    const screen = await openOrder(OrderState.toPay, api);
    await screen.tap('取消订单');
    await screen.tap('先不取消');
    expect(api.requests(ordersCalls.cancelOrder)).toEqual([]);
    expect(screen.hasText('待支付')).toBe(true);
  });

  test('copies its number', async () => {
    const screen = await openOrder(OrderState.done);
    await screen.tap('复制');
    expect(screen.toasts).toEqual(['已复制订单编号']);
  });

  test('shows its shape while it loads', async () => {
    const held = new FakeApi();
    held.onHold(ordersCalls.getOrder);
    const waiting = await open(held, { query: { orderId: '7' } });
    expect(waiting.allByClass('skeleton-part')).toHaveLength(3);
  });

  test('is not meant by an empty name: the list is shown', async () => {
    expect(titles(await open(ordersApi(ALL), { query: { orderId: '' } }))).toHaveLength(6);
  });
});
