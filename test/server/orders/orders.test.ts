import { and, eq } from 'drizzle-orm';
import type { Exchange, Order, OrderHead } from '../../../src/contract/orders/schema';
import { CloseReason, OrderGroup, OrderState } from '../../../src/contract/orders/values';
import { orders } from '../../../server/domains/orders/tables';
import { DAY } from '../../../server/core/time';
import { anOfficialParent, aParent } from '../../builders/parent';
import { buildParent, type Parent } from '../support/people';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';

const PHONE = '13812345678';
const receiver = { name: '李女士', phone: PHONE, address: '北京市 海淀区 中关村大街1号' };
const robotOf = (number: number) => ({ title: '编程机器人套装', orderNo: `D2026112${number}` });
const { toPay, paid, delivering, done, closed, refunded } = OrderState;
const withOldOrders = [toPay, paid, delivering, done, closed, refunded]
  .flatMap((state, index) => [
    { state, daysAgo: index * 10 },
    { state, daysAgo: index * 10, discount: 5_000, receiver },
  ])
  .reduce((parent, order) => parent.withOrder(order), anOfficialParent())
  .withExchange('豌豆公仔', 680)
  .withExchange('贴纸', 20, 3);

let robots = 0;
/** Order and delivery numbers are unique per parent. */
const withOrders = () => {
  const robot = robotOf(++robots);
  return withOldOrders.withOrder({ ...robot, state: delivering, daysAgo: 2, receiver }).withDelivery(robot);
};

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, withOrders());
});

const list = async (group: OrderGroup, of = parent) =>
  (await of.visitor.ask('listOrders', { page: 1, limit: 50, group })).data as unknown as OrderHead[];
const one = async (orderId: number) =>
  (await parent.visitor.ask('getOrder', { orderId })).data as unknown as Order;
const inState = async (state: OrderState): Promise<OrderHead> => {
  const found = (await list(OrderGroup.all)).find((order) => order.state === state);
  if (!found) throw new Error(`No order is ${state}`);
  return found;
};
const cancel = (orderId: number, of = parent) => of.visitor.ask('cancelOrder', { orderId });
const confirm = (orderId: number, of = parent) => of.visitor.ask('confirmReceipt', { orderId });

describe('The orders', () => {
  it('are listed newest first and by groups that leave none out', async () => {
    const all = await list(OrderGroup.all);
    expect(all.length).toBeGreaterThan(10);
    expect(all.map(({ createTime }) => createTime)).toEqual(
      all
        .map(({ createTime }) => createTime)
        .sort()
        .reverse(),
    );
    const groups = [OrderGroup.toPay, OrderGroup.inProgress, OrderGroup.done, OrderGroup.closed];
    const grouped = await Promise.all(groups.map((group) => list(group)));
    expect(grouped.flat().length).toBe(all.length);
    expect(grouped.every(({ length }) => length > 0)).toBe(true);
  });

  it('come page by page with the total', async () => {
    const request = { limit: 5, group: OrderGroup.all };
    const first = await parent.visitor.ask('listOrders', { ...request, page: 1 });
    const third = await parent.visitor.ask('listOrders', { ...request, page: 3 });
    expect(first.count).toBe(13);
    expect([(first.data as unknown as []).length, (third.data as unknown as []).length]).toEqual([5, 3]);
  });

  it('add up: lines less discount are the amount; the phone is masked and never stored in plain', async () => {
    for (const { orderId } of await list(OrderGroup.all)) {
      const order = await one(orderId);
      const goods = order.lines.reduce((sum, { price, count }) => sum + Number(price) * count, 0);
      expect([order.goodsAmount, order.amount]).toEqual([goods, goods - order.discountAmount]);
      if (order.address) expect(order.address.phone).toBe('138****5678');
    }
    const stored = JSON.stringify(await backend.services.db.select().from(orders));
    expect(stored).not.toContain(PHONE);
  });

  it('know their parcels where some were sent', async () => {
    const sent = (await list(OrderGroup.inProgress)).find(({ title }) => title === '编程机器人套装');
    const order = await one(sent?.orderId ?? 0);
    expect(order.hasParcels).toBe(true);
    const parcels = await parent.visitor.ask('listParcels', { orderNo: order.orderNo });
    expect(parcels.code).toBe('00000000');
    expect((await one((await inState(OrderState.toPay)).orderId)).hasParcels).toBe(false);
  });

  it('are missing to another parent, and refused without a session', async () => {
    const other = await buildParent(backend, anOfficialParent().withOrder({ state: OrderState.toPay }));
    const { orderId } = await inState(OrderState.toPay);
    const asked = await other.visitor.ask('getOrder', { orderId });
    const answers = [asked, await cancel(orderId, other), await confirm(orderId, other)];
    for (const answer of answers) expect(answer).toMatchObject({ code: '10000002', data: null });
    expect((await one(orderId)).state).toBe(OrderState.toPay);
    expect((await list(OrderGroup.all, other)).map((order) => order.orderId)).not.toContain(orderId);
    parent.visitor.token = null;
    expect(await cancel(orderId)).toMatchObject({ status: 401, code: '1000010' });
  });

  it('name the field of bad input; an unknown one is not found', async () => {
    expect(await parent.visitor.ask('listOrders', { page: 1, limit: 10, group: 9 })).toMatchObject({
      status: 400,
      body: { field: 'group' },
    });
    expect(await parent.visitor.ask('getOrder', { orderId: 'x' })).toMatchObject({ status: 400 });
    expect(await cancel(999_999)).toMatchObject({ status: 200, code: '10000002' });
  });
});

describe('Cancelling an order', () => {
  it('closes one that is unpaid, once, however often it is sent', async () => {
    const { orderId } = await inState(OrderState.toPay);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(orderId)));
    expect(answers.map(({ code }) => code)).toEqual(['00000000', '00000000', '00000000']);
    const [stored] = await backend.services.db.select().from(orders).where(eq(orders.id, orderId));
    expect(stored).toMatchObject({ state: OrderState.closed, closeReason: CloseReason.cancelled });
    const endedAt = stored?.endedAt;
    backend.clock.pass(DAY);
    await cancel(orderId);
    const [again] = await backend.services.db.select().from(orders).where(eq(orders.id, orderId));
    expect(again?.endedAt).toEqual(endedAt);
  });

  it.each(['paid', 'delivering', 'done', 'refunded'] as const)(
    'is refused for one that is %s',
    async (name) => {
      const { orderId } = await inState(OrderState[name]);
      expect(await cancel(orderId)).toMatchObject({ status: 200, code: '10000005' });
      expect((await one(orderId)).state).toBe(OrderState[name]);
    },
  );

  it('is refused when the time to pay is over: the order closed by itself', async () => {
    const { orderId } = await inState(OrderState.toPay);
    backend.clock.pass(2 * DAY);
    expect(await cancel(orderId)).toMatchObject({ code: '10000005' });
    expect(await one(orderId)).toMatchObject({
      state: OrderState.closed,
      closeReason: CloseReason.unpaid,
      payBefore: '',
    });
    expect(await list(OrderGroup.toPay)).toEqual([]);
  });
});

describe('Confirming the receipt', () => {
  it('ends an order that is in delivery, once', async () => {
    const { orderId } = await inState(OrderState.delivering);
    const answers = await Promise.all([1, 2].map(() => confirm(orderId)));
    expect(answers.map(({ data }) => data.state)).toEqual([OrderState.done, OrderState.done]);
  });

  it.each(['toPay', 'paid', 'closed', 'refunded'] as const)('is refused for one that is %s', async (name) => {
    const { orderId } = await inState(OrderState[name]);
    expect(await confirm(orderId)).toMatchObject({ code: '10000005' });
    const own = and(eq(orders.id, orderId), eq(orders.state, OrderState[name]));
    expect(await backend.services.db.select().from(orders).where(own)).toHaveLength(1);
  });
});

describe('The exchanges', () => {
  it("are the child's own, newest first", async () => {
    const answer = await parent.visitor.ask('listExchanges', { page: 1, limit: 20 });
    const found = answer.data as unknown as Exchange[];
    expect(answer.count).toBe(found.length);
    expect(found[0]).toMatchObject({ title: '豌豆公仔', cost: 680 });
    const other = await buildParent(backend, aParent());
    expect((await other.visitor.ask('listExchanges', { page: 1, limit: 20 })).data).toEqual([]);
  });
});
