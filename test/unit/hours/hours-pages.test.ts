import { SubjectCode } from '@/contract/courses/values';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { HourType } from '@/contract/hours/values';
import { HourTilesStore } from '@/pages/profile/parents-center/hour-tiles-store';
import { hourTypeOf, MyClassHourStore } from '@/pages/hours/my-class-hour/store';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';
import { hoursApi } from '../support/assets-fixture';

async function setUp(options: FakeAppOptions = {}, type: HourType = HourType.live) {
  const api = hoursApi();
  const fake = await fakeApp({ api, user: TEST_USER, ...options });
  return { ...fake, api, store: new MyClassHourStore(fake.app, type) };
}

describe('the kind of hours in the address', () => {
  test.each([
    ['0', HourType.live],
    ['1', HourType.recorded],
    ['2', HourType.leave],
    [undefined, HourType.live],
    ['', HourType.live],
    ['7', HourType.live],
    ['x', HourType.live],
  ])('%s is %s', (query, type) => {
    expect(hourTypeOf(query)).toBe(type);
  });
});

describe('the page of the hours', () => {
  test.each([
    ['everywhere', {}],
    ['in the mini program', { platform: { runtime: Runtime.weixinMiniApp } }],
  ])('says exactly what the tiles of mine say, %s', async (_where, options: FakeAppOptions) => {
    const { store, app } = await setUp(options);
    const tiles = new HourTilesStore(app);
    await Promise.all([store.load(), tiles.load()]);
    const page = [HourType.live, HourType.recorded, HourType.leave].map((type) => {
      store.setType(type);
      return store.total;
    });
    expect(page).toEqual([tiles.hours.value?.live, tiles.hours.value?.recorded, tiles.leave.value]);
    store.setType(HourType.live);
    expect(store.gifted).toBe(tiles.hours.value?.gifted);
  });

  test('separates bought and given hours of each brand', async () => {
    const { store } = await setUp();
    await store.load();
    expect(store.total).toBe(45.6);
    expect(store.hours.value).toMatchObject([
      {
        brandCode: SubjectCode.wandou,
        live: { baseHours: 23.1, giveHours: 2.2 },
        recorded: { baseHours: 4, giveHours: 0 },
      },
      {
        brandCode: SubjectCode.biancheng,
        live: { baseHours: 20.1, giveHours: 0.2 },
        recorded: { baseHours: 7, giveHours: 1 },
        expiries: [],
      },
    ]);
  });

  test('shows the leave of each brand', async () => {
    const { store } = await setUp({}, HourType.leave);
    await store.load();
    expect(store.leave.value).toEqual([
      { brandCode: SubjectCode.wandou, usable: 3 },
      { brandCode: SubjectCode.biancheng, usable: 1 },
    ]);
    expect(store.total).toBe(4);
  });

  test('asks for the math brand alone in the mini program', async () => {
    const { store, api } = await setUp({ platform: { runtime: Runtime.weixinMiniApp } });
    await store.load();
    expect(api.requests(hoursCalls.queryUserHourGroup).map(({ brandCode }) => brandCode)).toEqual([
      SubjectCode.math,
    ]);
  });

  test('shows no half of a sum: one failed brand fails them all, but not the leave', async () => {
    const { store, api, toasts } = await setUp();
    api.onFailure(hoursCalls.getHourCateByBrandCode, { kind: 'network' });
    await store.load();
    expect([store.hours.status, store.leave.status]).toEqual(['failed', 'ready']);
    expect(store.total).toBeUndefined();
    expect(toasts).toEqual(['获取课程种类失败']);
  });

  test('loads again when hours changed elsewhere, and only then', async () => {
    const { store, api, app } = await setUp();
    await store.loadWhenChanged();
    await store.load();
    await store.loadWhenChanged();
    expect(api.requests(hoursCalls.getLeaveSummary)).toHaveLength(2);
    app.student.hoursChanged();
    await store.loadWhenChanged();
    expect(api.requests(hoursCalls.getLeaveSummary)).toHaveLength(4);
  });
});
