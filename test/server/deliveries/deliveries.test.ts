import { eq } from 'drizzle-orm';
import type { Delivery } from '../../../src/contract/deliveries/schema';
import { MAX_PARCELS, ParcelState } from '../../../src/contract/deliveries/values';
import { deliveries } from '../../../server/domains/deliveries/tables';
import { delivery, type DeliveryDetails, type ParcelDetails } from '../../builders/deliveries';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';

const { onTheWay, arriving, delivered, problem, waiting } = ParcelState;

let backend: Backend;
let parent: Parent;
let other: Parent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, aParent());
  other = await buildParent(backend, aParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(deliveries);
});

const parcel = (...events: NonNullable<ParcelDetails['events']>): ParcelDetails => ({ events });

const give = (whom: Parent, more?: DeliveryDetails) => delivery(more)(backend.services, whom);

const listed = async (who = parent, page = 1, limit = 10) => {
  const { data, count } = await who.visitor.ask('listDeliveries', { page, limit });
  return { items: data as unknown as readonly Delivery[], count };
};
const isMark = async () => (await parent.visitor.ask('isLogisticsMark')).data.isMark;

describe('The list of deliveries', () => {
  it('counts all parcels of a delivery, also those beyond what a page shows', async () => {
    await give(parent, { parcels: Array.from({ length: MAX_PARCELS + 1 }, () => parcel()) });
    const { items } = await listed();
    expect(items[0]).toMatchObject({ parcelCount: MAX_PARCELS + 1, parcelId: 0 });
  });

  it('is newest first, by pages, with the total', async () => {
    for (const hoursAgo of [3, 1, 2]) await give(parent, { title: `${hoursAgo}小时前`, hoursAgo });
    const first = await listed(parent, 1, 2);
    const second = await listed(parent, 2, 2);
    expect(first.count).toBe(3);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      '1小时前',
      '2小时前',
      '3小时前',
    ]);
  });

  it('says how each is, what happened last, and which parcel it is', async () => {
    await give(parent);
    expect((await listed()).items).toEqual([
      expect.objectContaining({
        title: '秋季教具',
        picture: '',
        state: arriving,
        sendTime: '2026-11-19 09:00:00',
        latestContent: '正在派送',
        latestTime: '2026-11-21 07:00:00',
        parcelCount: 1,
        parcelId: expect.any(Number),
        isNew: true,
      }),
    ]);
  });

  it('shows a delivery of several parcels as its most urgent one', async () => {
    await give(parent, {
      parcels: [
        parcel([1, delivered, '已签收']),
        parcel([5, problem, '派件不成功']),
        parcel([3, onTheWay, '运输中']),
      ],
    });
    expect((await listed()).items).toMatchObject([
      { state: problem, parcelCount: 3, parcelId: 0, latestContent: '已签收' },
    ]);
  });

  it('shows one that is not packed yet as waiting', async () => {
    await give(parent, { parcels: [] });
    expect((await listed()).items).toMatchObject([
      { state: waiting, parcelCount: 0, parcelId: 0, latestContent: '', latestTime: '' },
    ]);
  });

  it('holds nothing of another parent', async () => {
    await give(other);
    expect(await listed()).toEqual({ items: [], count: 0 });
  });

  it.each([{ page: 0, limit: 10 }, { page: 1, limit: 51 }, { page: 1 }])('refuses %j', async (request) => {
    expect(await parent.visitor.ask('listDeliveries', request)).toMatchObject({ status: 400 });
  });
});

describe('The badge of new deliveries', () => {
  it('goes when all of them were seen', async () => {
    await give(parent);
    await give(parent);
    const [first, second] = (await listed()).items.map(({ deliveryId }) => deliveryId);
    expect(await isMark()).toBe(1);
    await parent.visitor.ask('markDeliveriesSeen', { deliveryIds: [first] });
    expect(await isMark()).toBe(1);
    await parent.visitor.ask('markDeliveriesSeen', { deliveryIds: [first, second, 999_999] });
    expect(await isMark()).toBe(0);
    expect((await listed()).items.map(({ isNew }) => isNew)).toEqual([false, false]);
  });

  it('keeps the moment of the first look', async () => {
    await give(parent, { isSeen: true });
    const before = await backend.services.db.select().from(deliveries);
    const deliveryIds = before.map(({ id }) => id);
    await parent.visitor.ask('markDeliveriesSeen', { deliveryIds });
    expect(await backend.services.db.select().from(deliveries)).toEqual(before);
  });

  it("of another parent's delivery cannot be taken away", async () => {
    await give(parent);
    await give(other);
    const rows = await backend.services.db.select().from(deliveries);
    const deliveryIds = rows.map(({ id }) => id);
    expect((await parent.visitor.ask('markDeliveriesSeen', { deliveryIds })).status).toBe(200);
    const after = await backend.services.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.userId, other.userId));
    expect(after[0]?.seenAt).toBeNull();
  });
});

describe('The parcels of a delivery', () => {
  it('come in the order in which they were packed, with their receiver', async () => {
    await give(parent, {
      receiverName: '陈女士',
      receiverPhoneMask: '138****0001',
      receiverAddress: '北京市 海淀区',
      parcels: [parcel([5, onTheWay, '运输中']), { ...parcel(), contents: ['绘本 ×2'] }],
    });
    const deliveryId = (await listed()).items[0]?.deliveryId;
    const { data } = await parent.visitor.ask('listParcels', { deliveryId });
    expect(data).toMatchObject({
      title: '秋季教具',
      receiverName: '陈女士',
      receiverPhone: '138****0001',
      parcels: [
        { contents: ['教具盒 ×1'], state: onTheWay, latestContent: '运输中' },
        { contents: ['绘本 ×2'], state: waiting, latestContent: '' },
      ],
    });
  });

  it('of an order are those of all its deliveries', async () => {
    await give(parent, { orderNo: 'D2026112100001', hoursAgo: 1 });
    await give(parent, { orderNo: 'D2026112100001', hoursAgo: 2 });
    await give(parent);
    const { data } = await parent.visitor.ask('listParcels', { orderNo: 'D2026112100001' });
    expect(data.parcels).toHaveLength(2);
  });

  it('are refused without details, and unknown where there is nothing', async () => {
    expect(await parent.visitor.ask('listParcels', {})).toMatchObject({
      status: 400,
      body: { field: 'deliveryId' },
    });
    expect(await parent.visitor.ask('listParcels', { orderNo: 'nothing' })).toMatchObject({
      code: '10000002',
      message: '找不到这条物流信息',
    });
  });
});

describe('A parcel', () => {
  it('has its events, newest first', async () => {
    await give(parent);
    const parcelId = (await listed()).items[0]?.parcelId;
    expect((await parent.visitor.ask('getParcel', { parcelId })).data).toMatchObject({
      carrier: '顺丰速运',
      trackingNumber: 'SF1000000000001',
      state: arriving,
      events: [
        { time: '2026-11-21 07:00:00', state: arriving, content: '正在派送' },
        { time: '2026-11-19 17:00:00', state: onTheWay, content: '已揽收' },
      ],
    });
  });

  it('of another parent is unknown, by each of its addresses', async () => {
    await give(other, { orderNo: 'D1' });
    const [theirs] = (await listed(other)).items;
    const answers = [
      await parent.visitor.ask('getParcel', { parcelId: theirs?.parcelId }),
      await parent.visitor.ask('listParcels', { deliveryId: theirs?.deliveryId }),
      await parent.visitor.ask('listParcels', { orderNo: 'D1' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['10000002', '10000002', '10000002']);
  });

  it('that does not exist is unknown', async () => {
    for (const parcelId of [1, Number.MAX_SAFE_INTEGER]) {
      expect((await parent.visitor.ask('getParcel', { parcelId })).code).toBe('10000002');
    }
  });
});
