import { ordersCalls } from '@/contract/orders/calls';
import { ORDER_GROUP_STATES, OrderGroup, OrderState } from '@/contract/orders/values';
import { ok } from '@/contract/errors';
import { orderChanges } from '@/pages/orders/my-order/changes';
import { OrderDetailStore } from '@/pages/orders/my-order/detail-store';
import { OrderListStore } from '@/pages/orders/my-order/list-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { head, order, ordersApi, confirming } from '../support/assets-fixture';

async function open(api: FakeApi) {
  const fake = await fakeApp({ api, user: TEST_USER });
  const answer = { isSure: true, asked: 0 };
  const toasts: string[] = [];
  const confirm = () => {
    answer.asked += 1;
    return Promise.resolve(answer.isSure);
  };
  const app = { ...fake.app, feedback: { ...confirming(toasts), confirm } };
  return { ...fake, app, api, answer, toasts, store: new OrderDetailStore(app, 7) };
}

describe('the groups of orders', () => {
  test('hold every state once, besides the one of all', () => {
    const { [OrderGroup.all]: all, ...others } = ORDER_GROUP_STATES;
    expect(Object.values(others).flat().sort()).toEqual([...all].sort());
    expect([...all].sort()).toEqual(Object.values(OrderState).sort());
  });
});

describe('an order', () => {
  test.each([
    [OrderState.toPay, 'cancel'],
    [OrderState.paid, undefined],
    [OrderState.delivering, 'confirm'],
    [OrderState.done, undefined],
    [OrderState.closed, undefined],
    [OrderState.refunded, undefined],
  ])('in state %s lets its parent %s', async (state, action) => {
    const { store } = await open(new FakeApi().on(ordersCalls.getOrder, order(7, state)));
    await store.load();
    expect(store.action).toBe(action);
  });

  test('is cancelled once, however often it is tapped, and asked about once', async () => {
    const api = new FakeApi().on(ordersCalls.getOrder, order(7));
    const release = api.onHold(ordersCalls.cancelOrder);
    const { store, answer, toasts, app } = await open(api);
    await store.load();
    const acts = [store.act('cancel'), store.act('cancel')];
    await Promise.resolve();
    release(ok(order(7, OrderState.closed)));
    await Promise.all(acts);
    expect([answer.asked, api.requests(ordersCalls.cancelOrder).length]).toEqual([1, 1]);
    expect(store.order.value?.state).toBe(OrderState.closed);
    expect(toasts).toEqual(['订单已取消']);
    expect(app.get(orderChanges).count).toBe(1);
  });

  test('stays when its parent would rather not', async () => {
    const { store, answer, api } = await open(new FakeApi().on(ordersCalls.getOrder, order(7)));
    await store.load();
    answer.isSure = false;
    await store.act('cancel');
    expect(api.requests(ordersCalls.cancelOrder)).toEqual([]);
    expect(store.busy).toBeUndefined();
  });

  test('is loaded again when the server refuses: it is no longer what the page shows', async () => {
    const api = new FakeApi()
      .on(ordersCalls.getOrder, order(7))
      .onRefusal(ordersCalls.cancelOrder, '10000005', '订单状态已变化，不能取消');
    const { store, toasts } = await open(api);
    await store.load();
    api.on(ordersCalls.getOrder, order(7, OrderState.paid));
    await store.act('cancel');
    expect(toasts).toEqual(['订单状态已变化，不能取消']);
    expect(store.order.value?.state).toBe(OrderState.paid);
  });

  test('keeps what it shows when the network fails, and may be tried again', async () => {
    const api = new FakeApi()
      .on(ordersCalls.getOrder, order(7, OrderState.delivering))
      .onFailure(ordersCalls.confirmReceipt, { kind: 'network' });
    const { store } = await open(api);
    await store.load();
    await store.act('confirm');
    expect(store.action).toBe('confirm');
    api.on(ordersCalls.confirmReceipt, order(7, OrderState.done));
    await store.act('confirm');
    expect(store.order.value?.state).toBe(OrderState.done);
  });
});

describe('the list of orders', () => {
  test('remembers a group that was looked at, and forgets all of them when it is loaded again', async () => {
    const api = ordersApi([head(1), head(2, OrderState.done)]);
    const { app } = await fakeApp({ api, user: TEST_USER });
    const store = new OrderListStore(app);
    await store.load();
    await store.choose(OrderGroup.done);
    await store.choose(OrderGroup.all);
    expect(api.requests(ordersCalls.listOrders).map(({ group }) => group)).toEqual([
      OrderGroup.all,
      OrderGroup.done,
    ]);
    await store.reload();
    await store.choose(OrderGroup.done);
    expect(api.requests(ordersCalls.listOrders)).toHaveLength(4);
  });
});
