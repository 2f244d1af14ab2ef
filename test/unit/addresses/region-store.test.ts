import { addressesCalls } from '@/contract/addresses/calls';
import { regionText, type Region } from '@/contract/addresses/values';
import { RegionStore, RegionBook } from '@/features/addresses/region/region-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp } from '../../support/fakes/fake-app';
import { REGION_LEVELS } from './levels';

const SHENZHEN_NANSHAN: Region = {
  provinceId: 440000,
  province: '广东省',
  cityId: 440300,
  city: '深圳市',
  areaId: 440305,
  area: '南山区',
};

const settle = async () => {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
};

async function open(
  value: Region | null = null,
  api = new FakeApi().on(addressesCalls.getRegionList, ({ parentId }) => REGION_LEVELS[parentId] ?? []),
) {
  const { app } = await fakeApp({ api });
  const chosen: Region[] = [];
  const store = new RegionStore(new RegionBook(app), (region) => chosen.push(region));
  store.open(value);
  await settle();
  const names = () => (store.level.value ?? []).map(({ name }) => name);
  const choose = async (name: string) => {
    const option = store.level.value?.find((known) => known.name === name);
    if (option) store.choose(option);
    await settle();
  };
  const asked = () => api.requests(addressesCalls.getRegionList).map(({ parentId }) => parentId);
  return { store, chosen, names, choose, asked, api };
}

describe('choosing a place', () => {
  it('goes level by level, each loaded when it is reached', async () => {
    const { chosen, names, choose, asked } = await open();
    expect([names(), asked()]).toEqual([['北京市', '广东省', '台湾省', '河南省'], [0]]);
    await choose('广东省');
    expect([names(), asked()]).toEqual([
      ['广州市', '深圳市'],
      [0, 440000],
    ]);
    await choose('深圳市');
    await choose('南山区');
    expect(chosen).toEqual([SHENZHEN_NANSHAN]);
  });

  it('passes the city of a municipality, which is itself', async () => {
    const { chosen, names, choose } = await open();
    await choose('北京市');
    expect(names()).toEqual(['东城区', '海淀区']);
    await choose('海淀区');
    expect(chosen.map(regionText)).toEqual(['北京市 海淀区']);
    expect(chosen[0]).toMatchObject({ cityId: 110100, city: '北京市' });
  });

  it('ends where nothing is below', async () => {
    const { chosen, choose } = await open();
    await choose('河南省');
    await choose('济源市');
    await choose('台湾省');
    expect(chosen).toMatchObject([{ city: '济源市', areaId: 0, area: '' }]);
  });

  it('ends at a province without cities', async () => {
    const { chosen, choose } = await open();
    await choose('台湾省');
    expect(chosen).toMatchObject([{ provinceId: 710000, cityId: 0, city: '', areaId: 0 }]);
  });
});

describe('a place that is chosen already', () => {
  it('opens at its last level, and can be changed from any', async () => {
    const { store, names, choose, asked } = await open(SHENZHEN_NANSHAN);
    expect([store.depth, store.chosenId, asked()]).toEqual([2, 440305, [440300]]);
    store.goTo(0);
    await settle();
    expect([names().length, store.chosenId]).toEqual([4, 440000]);
    await choose('北京市');
    expect(store.path.map(({ name }) => name)).toEqual(['北京市', '北京市']);
  });
});

describe('a level', () => {
  it('is asked for once, however often it is looked at', async () => {
    const { store, choose, asked } = await open();
    await choose('广东省');
    store.goTo(0);
    await choose('广东省');
    store.open(null);
    await settle();
    expect(asked()).toEqual([0, 440000]);
  });

  it('that could not be loaded is asked for again', async () => {
    const { store, api, names } = await open(
      null,
      new FakeApi().onFailure(addressesCalls.getRegionList, { kind: 'network' }),
    );
    expect(store.level.status).toBe('failed');
    api.on(addressesCalls.getRegionList, ({ parentId }) => REGION_LEVELS[parentId] ?? []);
    store.retry();
    await settle();
    expect(names()).toHaveLength(4);
  });

  it('that arrives after the parent went back leads nowhere', async () => {
    const { store, choose, api } = await open();
    const release = api.onHold(addressesCalls.getRegionList);
    await choose('北京市');
    store.goTo(0);
    release({ ok: true, value: REGION_LEVELS[110000] ?? [] });
    await settle();
    expect([store.depth, store.path.length]).toEqual([0, 1]);
  });
});
