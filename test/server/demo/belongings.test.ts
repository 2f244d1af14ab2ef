/** What the demo accounts have, behind home and mine. */
import type { Delivery, Parcel } from '../../../src/contract/deliveries/schema';
import { ParcelState } from '../../../src/contract/deliveries/values';
import { startBackend, type Backend } from '../support/backend';
import { hourSums } from '../support/hour-sums';
import { Visitor } from '../support/visitor';

const { arriving, delivered, waiting } = ParcelState;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

describe('The hours of the demo accounts', () => {
  it('are what their log adds up to, for every account and kind of hours', async () => {
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
      { title: '魔力英语 冬季教具礼盒', state: waiting, parcelCount: 1 },
      { title: '编程机器人套装', state: arriving, parcelCount: 2, isNew: true },
    ]);
    const { data } = await many.visitor.ask('listParcels', { deliveryId: many.items[1]?.deliveryId });
    expect((data.parcels as readonly Parcel[]).map(({ carrier }) => carrier)).toEqual([
      '顺丰速运',
      '中通快递',
    ]);
  });
});
