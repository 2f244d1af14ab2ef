import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { Delivery, Parcel } from '@/contract/deliveries/schema';
import { ParcelState } from '@/contract/deliveries/values';
import type { ResponseOf } from '@/contract/define';
import ExpressDetail from '@/pages/deliveries/detail';
import ExpressList from '@/pages/deliveries/list';
import PackList from '@/pages/deliveries/pack-list';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const TIME = '2026-01-05 19:05:00';

const aDelivery = (more: Partial<Delivery> = {}): Delivery => ({
  deliveryId: 3001,
  title: '编程机器人套装',
  picture: '',
  state: ParcelState.arriving,
  sendTime: TIME,
  parcelCount: 1,
  parcelId: 7001,
  latestContent: '快件交给张师傅，正在派送途中',
  latestTime: TIME,
  isNew: false,
  ...more,
});

const aParcel = (more: Partial<Parcel> = {}): Parcel => ({
  parcelId: 7001,
  contents: ['机器人主机 ×1', '充电线 ×1'],
  carrier: '顺丰速运',
  trackingNumber: 'SF1432567890123',
  state: ParcelState.onTheWay,
  latestContent: '快件已到达转运中心',
  latestTime: TIME,
  ...more,
});

const RECEIVER = {
  receiverName: '李女士',
  receiverPhone: '138****0003',
  receiverAddress: '北京市 海淀区 1号',
};
const detail = (
  more: Partial<ResponseOf<typeof deliveriesCalls.getParcel>> = {},
): ResponseOf<typeof deliveriesCalls.getParcel> => ({
  ...RECEIVER,
  parcelId: 7001,
  contents: ['机器人主机 ×1'],
  carrier: '顺丰速运',
  trackingNumber: 'SF1432567890123',
  state: ParcelState.arriving,
  events: [
    { time: '2026-01-05 19:05:00', state: ParcelState.arriving, content: '正在派送' },
    { time: '2026-01-05 08:00:00', state: ParcelState.onTheWay, content: '到达北京' },
    { time: '2026-01-04 08:00:00', state: ParcelState.onTheWay, content: '已揽收' },
  ],
  ...more,
});

const options = (api: FakeApi, query: Record<string, string> = {}) => ({
  user: TEST_USER,
  student: OFFICIAL,
  api,
  query,
});

describe('the deliveries', () => {
  const openList = async (deliveries: Delivery[], api = new FakeApi()) => {
    api
      .on(deliveriesCalls.listDeliveries, deliveries, deliveries.length)
      .on(deliveriesCalls.markDeliveriesSeen, null);
    return { ...(await openScreen('myExpressList', ExpressList, options(api))), api };
  };

  test('show how each is and what happened last, to the end of the list', async () => {
    const screen = await openList([
      aDelivery(),
      aDelivery({ deliveryId: 3002, parcelCount: 0, parcelId: 0, latestContent: '', latestTime: '' }),
      aDelivery({ deliveryId: 3003, state: ParcelState.problem, parcelCount: 2, parcelId: 0 }),
    ]);
    const cards = screen.allByClass('test-delivery').map(({ textContent }) => textContent ?? '');
    expect(cards[0]).toContain('派送中快件交给张师傅');
    expect(cards[1]).toContain('正在打包，寄出后会更新物流信息');
    expect(cards[2]).toContain('共2个包裹配送异常');
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('say that they are sent only once the carrier has them', async () => {
    const waiting = { state: ParcelState.waiting, latestContent: '', latestTime: '' };
    const screen = await openList([aDelivery(), aDelivery({ deliveryId: 3002, ...waiting })]);
    const cards = screen.allByClass('test-delivery').map(({ textContent }) => textContent ?? '');
    expect(cards[0]).toContain(' 寄出');
    expect(cards[1]).toContain(' 备货');
    expect(cards[1]).not.toContain(' 寄出');
  });

  test('that are new are marked, and reported as seen, which clears the badge', async () => {
    const screen = await openList([aDelivery({ isNew: true }), aDelivery({ deliveryId: 3002 })]);
    expect(screen.allByClass('express__new').map(({ textContent }) => textContent)).toEqual(['新']);
    expect(screen.api.requests(deliveriesCalls.markDeliveriesSeen)).toEqual([{ deliveryIds: [3001] }]);
  });

  test('that are not new are not reported', async () => {
    const screen = await openList([aDelivery()]);
    expect(screen.api.requests(deliveriesCalls.markDeliveriesSeen)).toEqual([]);
  });

  test('of one parcel lead to its events, of several to the parcels', async () => {
    const screen = await openList([
      aDelivery(),
      aDelivery({ deliveryId: 3002, parcelId: 0, parcelCount: 2 }),
    ]);
    const [one, several] = screen.allByClass('test-delivery');
    await screen.tap(one as HTMLElement);
    expect(screen.platform.navigation.last?.url).toBe('/pages/deliveries/detail/index?id=7001');
    await screen.tap(several as HTMLElement);
    expect(screen.platform.navigation.last?.url).toBe('/pages/deliveries/pack-list/index?id=3002');
  });

  test('are none: an illustration and a sentence', async () => {
    expect((await openList([])).hasText('还没有物流信息，教具或礼品寄出后会显示在这里')).toBe(true);
  });

  test('load with skeletons of cards, and fail with a retry', async () => {
    const api = new FakeApi();
    const release = api.onHold(deliveriesCalls.listDeliveries);
    const screen = await openScreen('myExpressList', ExpressList, options(api));
    expect(screen.allByClass('skeleton-part')).toHaveLength(4);
    release({ ok: false, error: { kind: 'network' } });
    await screen.settle();
    api.on(deliveriesCalls.listDeliveries, [aDelivery()], 1);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('编程机器人套装')).toBe(true);
  });
});

describe('the parcels', () => {
  const answer = (parcels: Parcel[]) => ({ ...RECEIVER, title: '编程机器人套装', sendTime: TIME, parcels });

  test('of a delivery are listed with their contents, and lead to their events', async () => {
    const api = new FakeApi().on(
      deliveriesCalls.listParcels,
      answer([aParcel(), aParcel({ parcelId: 7002 })]),
    );
    const screen = await openScreen('myExpressPackList', PackList, options(api, { id: '3001' }));
    expect(api.requests(deliveriesCalls.listParcels)).toEqual([{ deliveryId: 3001 }]);
    expect(screen.hasText('包裹2顺丰速运 SF1432567890123运输中机器人主机 ×1、充电线 ×1')).toBe(true);
    expect(screen.hasText('李女士 138****0003')).toBe(true);
    expect(screen.hasText('共2个包裹')).toBe(true);
    await screen.tap('包裹2');
    expect(screen.platform.navigation.last?.url).toBe('/pages/deliveries/detail/index?id=7002');
  });

  test('of an order are asked for by its number', async () => {
    const api = new FakeApi().on(deliveriesCalls.listParcels, answer([]));
    const screen = await openScreen('myExpressPackList', PackList, options(api, { orderNo: 'D20261121' }));
    expect(api.requests(deliveriesCalls.listParcels)).toEqual([{ orderNo: 'D20261121' }]);
    expect(screen.hasText('正在打包，寄出后会更新物流信息')).toBe(true);
  });

  test('of another parent or without an id are unknown, with a link to the list', async () => {
    const api = new FakeApi().onRefusal(deliveriesCalls.listParcels, '10000002', '找不到这条物流信息');
    const screen = await openScreen('myExpressPackList', PackList, options(api, { id: '9' }));
    await screen.tap('查看我的物流');
    expect(screen.platform.navigation.last).toEqual({ how: 'replace', url: '/pages/deliveries/list/index' });
    const without = await openScreen('myExpressPackList', PackList, options(new FakeApi()));
    expect(without.hasText('找不到这条物流信息')).toBe(true);
  });
});

describe('a parcel', () => {
  const openDetail = async (api: FakeApi, query: Record<string, string> = { id: '7001' }) =>
    openScreen('myExpressDetail', ExpressDetail, options(api, query));

  test('is titled by the first thing in it, else by its carrier', async () => {
    const titleOf = async (change: Parameters<typeof detail>[0]) => {
      const screen = await openDetail(new FakeApi().on(deliveriesCalls.getParcel, detail(change)));
      return screen.platform.log.titles.at(-1);
    };
    expect(await titleOf({ contents: ['机器人主机 ×12', '充电线 ×1'] })).toBe('机器人主机');
    expect(await titleOf({ contents: [], carrier: '顺丰速运' })).toBe('顺丰速运');
  });

  test('lists its events, newest first, with a label where the state changes', async () => {
    const screen = await openDetail(new FakeApi().on(deliveriesCalls.getParcel, detail()));
    expect(screen.hasText('快递员正在派送，请保持电话畅通')).toBe(true);
    const events = screen.allByClass('timeline__event');
    expect(events.map((event) => event.querySelector('.timeline__content')?.textContent)).toEqual([
      '正在派送',
      '到达北京',
      '已揽收',
    ]);
    expect(screen.allByClass('timeline__state').map(({ textContent }) => textContent)).toEqual([
      '派送中',
      '运输中',
    ]);
  });

  test('has a tracking number that can be copied', async () => {
    const screen = await openDetail(new FakeApi().on(deliveriesCalls.getParcel, detail()));
    await screen.tap('复制');
    expect(screen.platform.log.copied).toEqual(['SF1432567890123']);
    expect(screen.toasts).toEqual(['运单号已复制']);
  });

  test('without a number or an event says so', async () => {
    const bare = detail({ trackingNumber: '', events: [], state: ParcelState.waiting });
    const screen = await openDetail(new FakeApi().on(deliveriesCalls.getParcel, bare));
    expect(screen.hasText('快递员还没有揽收，请耐心等待')).toBe(true);
    expect(screen.hasText('复制')).toBe(false);
  });

  test('that is unknown says so, and one that failed can be asked for again', async () => {
    expect((await openDetail(new FakeApi(), {})).hasText('找不到这条物流信息')).toBe(true);
    const api = new FakeApi().onFailure(deliveriesCalls.getParcel, { kind: 'timeout' });
    const screen = await openDetail(api);
    api.on(deliveriesCalls.getParcel, detail());
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('SF1432567890123')).toBe(true);
  });
});
