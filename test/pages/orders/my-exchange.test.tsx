import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { Runtime } from '@/contract/host';
import { ordersCalls } from '@/contract/orders/calls';
import { ExchangeCurrency, ExchangeState } from '@/contract/orders/values';
import MyExchange from '@/pages/orders/my-exchange';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { exchange } from '../../unit/support/assets-fixture';
import { openScreen, type OpenOptions } from '../support/open-screen';

const TWO = [
  exchange(2),
  exchange(1, {
    currency: ExchangeCurrency.star,
    cost: 80,
    count: 2,
    state: ExchangeState.done,
    code: 'WD7K-29QM',
    note: '',
  }),
];

const withExchanges = (found = TWO, api = new FakeApi()) =>
  api.on(ordersCalls.listExchanges, found, found.length);

const open = (api = withExchanges(), more: OpenOptions = {}) =>
  openScreen('myExchange', MyExchange, { user: TEST_USER, student: OFFICIAL, api, ...more });

describe('the exchanges', () => {
  test('show what was exchanged for what, and how far it is', async () => {
    const screen = await open();
    expect(screen.allByClass('exchange-card__head').map(({ textContent }) => textContent)).toEqual([
      '奖品2680豌豆币已发货',
      '奖品180颗星星×2已完成',
    ]);
  });

  test('open one at a time, with the events of the parcel or a code to copy', async () => {
    const screen = await open();
    await screen.tap('奖品2');
    expect(screen.hasText('顺丰速运 SF1')).toBe(true);
    await screen.tap('奖品1');
    expect([screen.hasText('顺丰速运 SF1'), screen.hasText('WD7K-29QM')]).toEqual([false, true]);
    await screen.tap(screen.byClass('exchange-card__copy'));
    expect(screen.toasts).toEqual(['已复制兑换码']);
  });

  test('are empty at first: a browser is led to the app, the app to the shop', async () => {
    const screen = await open(withExchanges([]));
    expect(screen.hasText('还没有兑换过，去商城挑一份奖励吧')).toBe(true);
    await screen.tap('去商城');
    await screen.tap('去下载');
    expect(screen.platform.navigation.last?.url).toContain('enter=61');
    const api = withExchanges([]).on(configurationCalls.getUpgradeConfig, [
      { typeCode: ConfigTypeCode.integralMall, typeValue: '{"url":"https://shop.example/"}' },
    ]);
    const app = await open(api, { platform: { runtime: Runtime.androidApp } });
    await app.tap('去商城');
    await app.settle();
    expect(api.requests(configurationCalls.getUpgradeConfig)).toEqual([{ typeCode: 'integral_mall_config' }]);
  });

  test('show their shape while they load, and try again when they failed', async () => {
    const held = withExchanges();
    held.onHold(ordersCalls.listExchanges);
    expect((await open(held)).allByClass('skeleton-part')).toHaveLength(3);
    const api = withExchanges().onFailure(ordersCalls.listExchanges, { kind: 'network' });
    const screen = await open(api);
    withExchanges(TWO, api);
    await screen.tap('重新加载');
    expect(screen.allByClass('exchange-card')).toHaveLength(2);
  });
});
