/** Data of the demo accounts beyond home and the profile. */
import { and, eq, sum } from 'drizzle-orm';
import type { Delivery, Parcel } from '../../../src/contract/deliveries/schema';
import { ParcelState } from '../../../src/contract/deliveries/values';
import type { Medal, Task } from '../../../src/contract/rewards/schema';
import { DEMO_ACCOUNTS } from '../accounts';
import { students } from '../../../server/domains/account/tables';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { hourSums } from '../../../test/server/support/hour-sums';
import { Visitor } from '../../../test/server/support/visitor';
import { logIn } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

const { arriving, delivered, waiting } = ParcelState;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

describe('The hours of the demo accounts', () => {
  it('match the sum of their log, for every account and kind of hours', async () => {
    const { left, logged } = await hourSums(backend);
    expect(left.length).toBeGreaterThan(10);
    expect(logged).toEqual(left);
  });
});

describe('The deliveries of the demo accounts', () => {
  const deliveriesOf = async (phone: string) => {
    const visitor = new Visitor(backend);
    await visitor.passwordLogin(phone);
    const { data, count } = await visitor.ask('listDeliveries', { page: 1, limit: 50 });
    return { items: data as unknown as readonly Delivery[], count, visitor };
  };

  it('have none, delivered ones, a problem, one not yet packed, and many', async () => {
    expect((await deliveriesOf('13800000001')).items).toEqual([]);
    expect((await deliveriesOf('13800000002')).items.map(({ state }) => state)).toEqual([delivered]);
    expect((await deliveriesOf('13800000005')).items.map(({ state }) => state)).toEqual([waiting]);
    const many = await deliveriesOf('13800000003');
    expect(many.count).toBe(12);
    expect(many.items.slice(0, 2)).toMatchObject([
      { title: '魔力耳朵 冬季教具礼盒', state: waiting, parcelCount: 1 },
      { title: '编程机器人套装', state: arriving, parcelCount: 2, isNew: true },
    ]);
    const { data } = await many.visitor.ask('listParcels', { deliveryId: many.items[1]?.deliveryId });
    expect((data.parcels as readonly Parcel[]).map(({ carrier }) => carrier)).toEqual([
      '顺丰速运',
      '中通快递',
    ]);
  });
});

describe('The tutors of the demo accounts', () => {
  it('have a card that is stored', async () => {
    const { visitor } = await logIn(backend, PHONE.manySubjects);
    const { crUid } = (await visitor.ask('getPersonalInfo')).data;
    const { data } = await visitor.ask('getTutor', { crUid });
    const card = await visitor.raw({ method: 'GET', url: new URL(String(data.weChatQrCode)).pathname });
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});

describe('The rewards of the demo accounts', () => {
  const { tagsAndCheckIn } = DEMO_ACCOUNTS;

  it('add up in the ledger to what each child has', async () => {
    const { db } = backend.services;
    for (const child of await db.select().from(students)) {
      const total = async (kind: 'star' | 'peaCoin') => {
        const mine = and(eq(rewardLedger.userId, child.userId), eq(rewardLedger.kind, kind));
        const [found] = await db
          .select({ amount: sum(rewardLedger.amount) })
          .from(rewardLedger)
          .where(mine);
        return Number(found?.amount ?? 0);
      };
      expect([await total('star'), await total('peaCoin')]).toEqual([child.starNum, child.peaCoinNum]);
    }
  });

  it('have check-ins of the months before', async () => {
    const { visitor } = await logIn(backend, tagsAndCheckIn.phone);
    const days = async (month: string) =>
      ((await visitor.ask('getCheckInMonth', { month })).data.days as object[]).length;
    expect([await days('2026-10'), await days('2026-09'), await days('2026-08')]).toEqual([31, 26, 14]);
  });

  it.each([tagsAndCheckIn.phone, PHONE.manySubjects])('are medals of all levels, of %s', async (phone) => {
    const { visitor } = await logIn(backend, phone);
    const medals = (await visitor.ask('listMedals')).data as unknown as Medal[];
    expect([...new Set(medals.map(({ level }) => level))].sort()).toEqual([0, 1, 2, 3]);
  });

  it('leave last month’s check-ins of account 10 to be claimed', async () => {
    const { visitor } = await logIn(backend, tagsAndCheckIn.phone);
    const tasks = (await visitor.ask('listMyTasks')).data.tasks as Task[];
    expect(tasks.filter(({ kind }) => kind === 'checkIn')).toMatchObject([
      { title: '10月签到7天', status: 2 },
      { title: '11月签到7天', status: 2, done: 7 },
    ]);
    expect((await visitor.ask('listFinishedTasks', { page: 1, limit: 10 })).count).toBe(2);
  });
});
