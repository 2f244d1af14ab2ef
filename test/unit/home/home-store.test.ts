import { homeCalls } from '@/contract/home/calls';
import type { HomeModule } from '@/contract/home/schema';
import { ModuleStyle, SLOT } from '@/contract/home/values';
import { Runtime } from '@/contract/host';
import { lessonsCalls } from '@/contract/lessons/calls';
import { messagesCalls } from '@/contract/messages/calls';
import { HomeStore } from '@/pages/home/home/home-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';

const moduleOf = (contentTypeId: number, title = `模块 ${contentTypeId}`): HomeModule => ({
  contentTypeId,
  childModuleName: title,
  styleTypeId: ModuleStyle.big,
  showConfigContentList: [
    { id: contentTypeId, courseTitle: '课', homePageImageUrl: '/a.svg', redirectType: 0 },
  ],
  bannerList: [],
});

const backend = (): FakeApi =>
  new FakeApi()
    .on(homeCalls.getPositionBanner, [])
    .on(lessonsCalls.getTodayClasses, [])
    .on(messagesCalls.getUnReadMsgNum, { num: 120 })
    .on(homeCalls.homePageShowConfig, ({ page = 1 }) => [moduleOf(page * 2 - 1), moduleOf(page * 2)], 4);

describe('home asks', () => {
  test('as a tourist for user type 3 of the slots and 1 of the modules, and nothing of a student', async () => {
    const { app, api } = await fakeApp({ api: backend() });
    await new HomeStore(app).load();
    expect(api.requests(homeCalls.getPositionBanner)[0]).toMatchObject({ userType: 3, platformType: 1 });
    expect(api.requests(homeCalls.homePageShowConfig)[0]).toEqual({
      limit: 2,
      page: 1,
      showDeviceType: 1,
      showUserType: 1,
    });
    expect(api.requests(lessonsCalls.getTodayClasses)).toEqual([]);
    expect(api.requests(messagesCalls.getUnReadMsgNum)).toEqual([]);
  });

  test('as an unofficial student for types 1 and 3, with messages and without classes', async () => {
    const { app, api } = await fakeApp({ api: backend(), user: TEST_USER, student: UNOFFICIAL });
    const store = new HomeStore(app);
    await store.load();
    expect(api.requests(homeCalls.getPositionBanner)[0]).toMatchObject({ userType: 1, userId: 42 });
    expect(api.requests(homeCalls.homePageShowConfig)[0]).toMatchObject({ showUserType: 3, userId: 42 });
    expect(api.requests(lessonsCalls.getTodayClasses)).toEqual([]);
    expect(api.requests(messagesCalls.getUnReadMsgNum)).toEqual([{ reqType: 0, userType: 1 }]);
    expect(store.unread).toBe(120);
  });

  test('as an official student for types 2 and 2, with today’s classes', async () => {
    const { app, api } = await fakeApp({ api: backend(), user: TEST_USER, student: OFFICIAL });
    await new HomeStore(app).load();
    expect(api.requests(homeCalls.getPositionBanner)[0]).toMatchObject({ userType: 2 });
    expect(api.requests(homeCalls.homePageShowConfig)[0]).toMatchObject({ showUserType: 2 });
    expect(api.requests(lessonsCalls.getTodayClasses)).toHaveLength(1);
  });

  test.each([
    [Runtime.androidApp, 2],
    [Runtime.iosApp, 3],
    [Runtime.weixinWeb, 1],
  ])('inside %s for platform %i', async (runtime, platformType) => {
    const { app, api } = await fakeApp({ api: backend(), platform: { runtime } });
    await new HomeStore(app).load();
    expect(api.requests(homeCalls.getPositionBanner)[0]).toMatchObject({ platformType });
    expect(api.requests(homeCalls.homePageShowConfig)[0]).toMatchObject({ showDeviceType: platformType });
  });

  test('for all placements of the page at once', async () => {
    const { app, api } = await fakeApp({ api: backend() });
    await new HomeStore(app).load();
    expect(api.requests(homeCalls.getPositionBanner)).toHaveLength(1);
    expect(api.requests(homeCalls.getPositionBanner)[0]?.displayPositionId).toEqual(
      expect.arrayContaining([SLOT.home.banner, SLOT.home.floatButton, SLOT.home.bottomText]),
    );
  });
});

describe('the modules of home', () => {
  const shownOf = (store: HomeStore) => store.shownModules.map(({ contentTypeId }) => contentTypeId);

  test('come two at a time until there are no more', async () => {
    const { app, api } = await fakeApp({ api: backend() });
    const store = new HomeStore(app);
    await store.load();
    expect(shownOf(store)).toEqual([1, 2]);
    await store.loadMore();
    expect(shownOf(store)).toEqual([1, 2, 3, 4]);
    await store.loadMore();
    expect(api.requests(homeCalls.homePageShowConfig).map(({ page }) => page)).toEqual([1, 2]);
  });

  test('begin again at the first two after a pull', async () => {
    const { app, tracker } = await fakeApp({ api: backend() });
    const store = new HomeStore(app);
    await store.load();
    await store.loadMore();
    await store.refresh();
    expect(shownOf(store)).toEqual([1, 2]);
    expect(tracker.payloads('pull_refresh')).toEqual([{ page: 'index' }]);
  });

  test('say what the server said when the first page is refused', async () => {
    const api = backend().onRefusal(homeCalls.homePageShowConfig, '10000007', '服务正忙，请稍后再试');
    const { app, toasts } = await fakeApp({ api });
    await new HomeStore(app).load();
    expect(toasts).toEqual(['服务正忙，请稍后再试']);
  });

  test('say nothing when a later page is refused, and can be asked for again', async () => {
    const { app, api, toasts } = await fakeApp({ api: backend() });
    const store = new HomeStore(app);
    await store.load();
    api.onRefusal(homeCalls.homePageShowConfig, '10000007', '服务正忙，请稍后再试');
    await store.loadMore();
    expect(toasts).toEqual([]);
    expect(store.modules.moreFailed).toBe(true);
    api.on(homeCalls.homePageShowConfig, [moduleOf(3), moduleOf(4)], 4);
    await store.loadMore();
    expect(shownOf(store)).toEqual([1, 2, 3, 4]);
  });

  test('stay, and the network is blamed, when a pull finds none', async () => {
    const { app, api, toasts } = await fakeApp({ api: backend() });
    const store = new HomeStore(app);
    await store.load();
    api.onFailure(homeCalls.homePageShowConfig, { kind: 'network' });
    await store.refresh();
    expect(shownOf(store)).toEqual([1, 2]);
    expect(toasts).toEqual(['网络异常']);
  });

  test('are left out when they have neither cards nor banners', async () => {
    const empty = { ...moduleOf(1), showConfigContentList: [] };
    const api = backend().on(homeCalls.homePageShowConfig, [empty, moduleOf(2)], 2);
    const { app } = await fakeApp({ api });
    const store = new HomeStore(app);
    await store.load();
    expect(shownOf(store)).toEqual([2]);
  });
});

test('no data of a parent is left when the session ends', async () => {
  const { app } = await fakeApp({ api: backend(), user: TEST_USER, student: OFFICIAL });
  const store = new HomeStore(app);
  await store.load();
  app.session.clear();
  store.reset();
  expect(store.unread).toBe(0);
  expect(store.shownModules).toEqual([]);
  expect(store.todayClasses.classes.value).toBeUndefined();
  expect(store.slots.isFirstLoad).toBe(true);
});

test('today’s classes are loaded again when a lesson was booked meanwhile', async () => {
  const { app, api } = await fakeApp({ api: backend(), user: TEST_USER, student: OFFICIAL });
  const { todayClasses } = new HomeStore(app);
  await todayClasses.load();
  app.student.lessonsChanged();
  await todayClasses.loadWhenChanged();
  await todayClasses.loadWhenChanged();
  expect(api.requests(lessonsCalls.getTodayClasses)).toHaveLength(2);
});

test('today’s classes are loaded again when the day has changed, and not before', async () => {
  const { app, api, time } = await fakeApp({ api: backend(), user: TEST_USER, student: OFFICIAL });
  const { todayClasses } = new HomeStore(app);
  await todayClasses.load();
  time.advance(13 * 3_600_000);
  await todayClasses.loadWhenChanged();
  expect(api.requests(lessonsCalls.getTodayClasses)).toHaveLength(1);
  time.advance(2 * 3_600_000);
  await todayClasses.loadWhenChanged();
  expect(api.requests(lessonsCalls.getTodayClasses)).toHaveLength(2);
});
