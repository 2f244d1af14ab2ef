/** All paged lists: every page has the total, also one beyond the end. */
import { SubjectCode } from '../../../src/contract/courses/values';
import { LeaveState } from '../../../src/contract/lessons/values';
import { OrderGroup, OrderState } from '../../../src/contract/orders/values';
import { leaves } from '../../../server/domains/lessons/leave/tables';
import { addDays, DAY } from '../../../server/core/time';
import type { Fixture } from '../../builders/test-context';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';

const BEYOND = 40;

const twoLeaves: Fixture = async ({ db, clock }, { userId }) => {
  const brandCode = SubjectCode.wandou;
  const lesson = { lessonName: '认识分数', teacherName: '林老师', state: LeaveState.withdrawn };
  const at = (days: number) => ({ lessonStartsAt: addDays(clock.now(), days), requestedAt: clock.now() });
  await db.insert(leaves).values([1, 2].map((days) => ({ userId, brandCode, ...lesson, ...at(days) })));
};

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(
    backend,
    anOfficialParent()
      .withOrder({ state: OrderState.paid })
      .withOrder({ state: OrderState.done })
      .withExchange('贴纸', 20)
      .withExchange('豌豆公仔', 680)
      .withMessages({ unread: 3 })
      .withHours(SubjectCode.wandou, { baseHours: 8, used: 3 })
      .withDelivery()
      .withDelivery()
      .withFinishedTasks(2)
      .with(twoLeaves),
  );
});
afterAll(() => backend.stop());

const lists = {
  listOrders: { group: OrderGroup.all },
  listExchanges: {},
  getMessages: {},
  listHourRecords: {},
  listDeliveries: {},
  listFinishedTasks: {},
  listLeaveRecords: {},
} as const;

describe('A list', () => {
  it.each(Object.entries(lists))('%s returns its length with every page', async (name, filter) => {
    const page = (number: number) =>
      parent.visitor.ask(name as keyof typeof lists, { ...filter, page: number, limit: 1 });
    const first = await page(1);
    expect(first.count).toBeGreaterThan(1);
    expect(first.data).toHaveLength(1);
    expect(await page(BEYOND)).toMatchObject({ count: first.count, data: [] });
  });

  it('that is empty has the length 0', async () => {
    const { visitor } = await buildParent(backend, anOfficialParent());
    const request = { group: OrderGroup.all, page: 1, limit: 20 };
    expect(await visitor.ask('listOrders', request)).toMatchObject({ count: 0, data: [] });
  });
});

describe('An order whose time to pay is over', () => {
  it('is closed by a request for a page beyond the end', async () => {
    const { visitor } = await buildParent(backend, anOfficialParent().withOrder({ state: OrderState.toPay }));
    const page = (group: OrderGroup, number = 1) =>
      visitor.ask('listOrders', { group, page: number, limit: 20 });
    expect((await page(OrderGroup.toPay)).count).toBe(1);
    backend.clock.pass(2 * DAY);
    expect((await page(OrderGroup.toPay, BEYOND)).count).toBe(0);
    expect((await page(OrderGroup.closed)).count).toBe(1);
  });
});
