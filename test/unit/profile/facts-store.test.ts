import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import { MineFactsStore } from '@/pages/profile/parents-center/entries/facts-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';

async function storeWith(api: FakeApi) {
  const { app } = await fakeApp({ user: TEST_USER, student: OFFICIAL, api });
  return new MineFactsStore(app);
}

describe('what decides about the entries of mine', () => {
  test('a call that fails leaves the others', async () => {
    const store = await storeWith(
      new FakeApi().on(configurationCalls.getUpgradeConfig, ({ typeCode }) => [
        { typeCode, jsonExpand: { url: 'https://example.com/' } },
      ]),
    );
    await store.load();
    expect(store.facts.giftsUrl).toBe('https://example.com/');
    expect(store.facts.wrongQuestions).toBeUndefined();
    expect(store.facts.undone).toBe(0);
  });

  test('is known at the next start, but for the badges', async () => {
    const api = new FakeApi()
      .on(configurationCalls.getUpgradeConfig, ({ typeCode }) => [
        { typeCode, jsonExpand: { url: 'https://example.com/' } },
      ])
      .on(deliveriesCalls.isLogisticsMark, { isMark: 1 });
    const { app } = await fakeApp({ user: TEST_USER, student: OFFICIAL, api });
    const store = new MineFactsStore(app);
    await store.load();
    expect([store.facts.giftsUrl, store.facts.hasNewLogistics]).toEqual(['https://example.com/', true]);
    const { facts } = new MineFactsStore(app);
    expect([facts.giftsUrl, facts.hasNewLogistics]).toEqual(['https://example.com/', false]);
  });

  test.each([
    ['of a number', { miniProgramShow: 1 }, true],
    ['of a text', { miniProgramShow: '1' }, true],
    ['that is off', { miniProgramShow: 0 }, false],
    ['that is missing', {}, false],
  ])('a switch %s of the shop', async (_what, value, isShown) => {
    const store = await storeWith(
      new FakeApi().on(configurationCalls.getUpgradeConfig, ({ typeCode }) =>
        typeCode === ConfigTypeCode.integralMall
          ? [{ typeCode, typeValue: JSON.stringify(value), jsonExpand: { url: 'https://shop.example/' } }]
          : [],
      ),
    );
    await store.load();
    expect(store.facts.shop?.isInMiniProgram).toBe(isShown);
  });

  test.each(['javascript:alert(1)', 'ftp://example.com', 'shop', ''])(
    'an address that is not of the web counts as none: %j',
    async (url) => {
      const store = await storeWith(
        new FakeApi().on(configurationCalls.getUpgradeConfig, ({ typeCode }) => [
          { typeCode, jsonExpand: { url } },
        ]),
      );
      await store.load();
      expect([store.facts.shop, store.facts.giftsUrl]).toEqual([undefined, '']);
    },
  );

  test('an answer to a parent who left meanwhile is dropped', async () => {
    const api = new FakeApi().on(configurationCalls.getUpgradeConfig, []);
    const answer = api.onHold(deliveriesCalls.isLogisticsMark);
    const store = await storeWith(api);
    const loading = store.load();
    store.reset();
    answer({ ok: true, value: { isMark: 1 } });
    await loading;
    expect(store.facts.hasNewLogistics).toBe(false);
  });
});
