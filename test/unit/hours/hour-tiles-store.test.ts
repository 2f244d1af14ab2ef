import { coursesCalls } from '@/contract/courses/calls';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { Runtime } from '@/contract/host';
import { hoursCalls } from '@/contract/hours/calls';
import { HourTilesStore } from '@/pages/profile/parents-center/hour-tiles-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const wandou = { subject: Subject.wandou, name: '豌豆思维', brandCode: SubjectCode.wandou };
const biancheng = { subject: Subject.biancheng, name: '编程', brandCode: SubjectCode.biancheng };

async function setUp(options: FakeAppOptions = {}) {
  const api = new FakeApi()
    .on(coursesCalls.getUserSubject, [wandou, biancheng])
    .on(hoursCalls.queryUserHourGroup, ({ brandCode }) =>
      brandCode === SubjectCode.biancheng
        ? { brandCode, userHours: [{ userHourType: 7, baseHours: 5, giveHours: 1 }] }
        : { brandCode, smallLive: { baseHours: 20, giveHours: 2 }, record: { baseHours: 3, giveHours: 0 } },
    )
    .on(hoursCalls.getHourCateByBrandCode, [{ code: 7, name: '录播', isRecorded: true }])
    .on(hoursCalls.getLeaveSummary, { usableNum: 4 });
  const fake = await fakeApp({ api, user: TEST_USER, ...options });
  return { ...fake, api, store: new HourTilesStore(fake.app) };
}

describe('the hour tiles', () => {
  test('add up the brands that the child studies', async () => {
    const { store } = await setUp();
    await store.load();
    expect(store.hours.value).toEqual({ live: 22, gifted: 2, recorded: 9 });
    expect(store.leave.value).toBe(4);
  });

  test('ask with the unification id, the filter 0 and 1, and all brands at once for the leave', async () => {
    const { store, api } = await setUp();
    await store.load();
    expect(api.requests(hoursCalls.queryUserHourGroup)[0]).toEqual({
      unificationId: 'U42',
      hourUserStatus: [0, 1],
      brandCode: SubjectCode.wandou,
    });
    expect(api.requests(hoursCalls.getLeaveSummary)).toEqual([
      { brandCodeList: [SubjectCode.wandou, SubjectCode.biancheng], unificationId: 'U42' },
    ]);
  });

  test('ask for the hours of all brands in one request, where the backend has a call for that', async () => {
    const { store, api } = await setUp();
    api.on(hoursCalls.queryUserHourGroups, ({ brandCodeList }) =>
      // In another order than requested.
      [...brandCodeList].reverse().map((brandCode) => ({
        brandCode,
        ...(brandCode === SubjectCode.biancheng
          ? { userHours: [{ userHourType: 7, baseHours: 5, giveHours: 1 }] }
          : { smallLive: { baseHours: 20, giveHours: 2 }, record: { baseHours: 3, giveHours: 0 } }),
      })),
    );
    await store.load();
    expect(store.hours.value).toEqual({ live: 22, gifted: 2, recorded: 9 });
    expect(api.requests(hoursCalls.queryUserHourGroups)).toEqual([
      {
        unificationId: 'U42',
        hourUserStatus: [0, 1],
        brandCodeList: [SubjectCode.wandou, SubjectCode.biancheng],
      },
    ]);
    expect(api.requests(hoursCalls.queryUserHourGroup)).toEqual([]);
  });

  test('give no sum where the answer for all brands lacks one', async () => {
    const { store, api } = await setUp();
    api.on(hoursCalls.queryUserHourGroups, [
      { brandCode: SubjectCode.wandou, smallLive: { baseHours: 20, giveHours: 2 } },
    ]);
    await store.load();
    expect(store.hours.value).toBeUndefined();
  });

  test('ask for the math brand alone in the mini program', async () => {
    const { store, api } = await setUp({ platform: { runtime: Runtime.weixinMiniApp } });
    await store.load();
    expect(api.requests(hoursCalls.queryUserHourGroup).map(({ brandCode }) => brandCode)).toEqual([
      SubjectCode.math,
    ]);
    expect(api.requests(coursesCalls.getUserSubject)).toEqual([]);
  });

  test('say that the categories failed, and show no partial sum', async () => {
    const { store, api, toasts } = await setUp();
    api.onFailure(hoursCalls.getHourCateByBrandCode, { kind: 'network' });
    await store.load();
    expect(toasts).toEqual(['获取课程种类失败']);
    expect(store.hours.status).toBe('failed');
    expect(store.leave.status).toBe('ready');
  });

  test('fail together when the brands are not known', async () => {
    const { store, api } = await setUp();
    api.onFailure(coursesCalls.getUserSubject, { kind: 'timeout' });
    await store.load();
    expect([store.hours.status, store.leave.status]).toEqual(['failed', 'failed']);
  });

  test('are zero for a child without a brand, without asking', async () => {
    const { store, api } = await setUp();
    api.on(coursesCalls.getUserSubject, []);
    await store.load();
    expect(store.hours.value).toEqual({ live: 0, gifted: 0, recorded: 0 });
    expect(store.leave.value).toBe(0);
    expect(api.requests(hoursCalls.getLeaveSummary)).toEqual([]);
  });
});
