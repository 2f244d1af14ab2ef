import { homeCalls } from '@/contract/home/calls';
import type { HomeModule } from '@/contract/home/schema';
import { ModuleStyle, SLOT, TabBarStatus } from '@/contract/home/values';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { TodayClass } from '@/contract/lessons/schema';
import { messagesCalls } from '@/contract/messages/calls';
import { StudentStatus } from '@/contract/profile/status';
import { memoryStorage } from '@/platform/fake';
import { AppStorage } from '@/services/storage/app-storage';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import { HomeStore } from '@/pages/home/home/home-store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';

const moduleOf = (contentTypeId: number): HomeModule => ({
  contentTypeId,
  childModuleName: `模块 ${contentTypeId}`,
  styleTypeId: ModuleStyle.big,
  showConfigContentList: [
    { id: contentTypeId, courseTitle: '课', homePageImageUrl: '/a.svg', redirectType: 0 },
  ],
  bannerList: [],
});

const LESSON: TodayClass = {
  subject: 0,
  chapterName: '第3讲',
  teacherName: '林',
  chapterImgUrl: '/files/chapter.svg',
  courseDate: '2026-11-21 19:00:00',
  liveId: 7,
  liveCnListId: 5,
  liveStudentId: 42,
  courseResourceId: 6,
  courseConfig: { durationMinutes: 40, courseType: 1 } as TodayClass['courseConfig'],
};

const backend = (): FakeApi =>
  new FakeApi()
    .on(homeCalls.getTabConfig, [])
    .on(homeCalls.getPositionBanner, [
      { displayPositionId: SLOT.home.banner, dataList: [{ id: 1, title: '新学期', redirectType: 0 }] },
    ])
    .on(messagesCalls.getUnReadMsgNum, { num: 0 })
    .on(lessonsCalls.getTodayClasses, [LESSON])
    .on(homeCalls.homePageShowConfig, [moduleOf(1), moduleOf(2)], 2);

const offline = (): FakeApi => new FakeApi();
const UNREACHABLE = { kind: 'network' } as const;

/** Home was shown once on this device; `storage` has what it stored. */
async function afterOneStart(options: FakeAppOptions = { user: TEST_USER, student: OFFICIAL }) {
  const storage = memoryStorage();
  const first = await fakeApp({ api: backend(), platform: { storage }, ...options });
  await first.app.tabs.load();
  await new HomeStore(first.app).load();
  return { storage, first };
}

const startAgain = async (storage: ReturnType<typeof memoryStorage>, options: FakeAppOptions = {}) =>
  fakeApp({ api: offline(), platform: { storage }, ...options });

describe('the second start of home', () => {
  test('has child, tabs, slots, classes and modules before the first answer', async () => {
    const { storage } = await afterOneStart();
    const { app, api } = await startAgain(storage);
    const home = new HomeStore(app);
    expect(app.student.status).toBe(StudentStatus.official);
    expect(app.student.isKept).toBe(true);
    expect(app.tabs.status).toBe(TabBarStatus.success);
    expect(home.slots.isFirstLoad).toBe(false);
    expect(home.slots.of(SLOT.home.banner)).toHaveLength(1);
    expect(home.shownModules.map(({ contentTypeId }) => contentTypeId)).toEqual([1, 2]);
    expect(home.todayClasses.classes.value).toHaveLength(1);
    expect(home.isPainted).toBe(true);
    expect(api.sent).toEqual([]);
  });

  test('asks behind it, and shows what is new', async () => {
    const { storage } = await afterOneStart();
    const api = backend().on(homeCalls.homePageShowConfig, [], 0).on(homeCalls.getPositionBanner, []);
    const { app } = await startAgain(storage, { api });
    const home = new HomeStore(app);
    await home.load();
    expect(home.shownModules).toEqual([]);
    expect(home.slots.of(SLOT.home.banner)).toEqual([]);
  });

  test('keeps it without a network, and says so without a toast', async () => {
    const { storage } = await afterOneStart();
    const api = offline()
      .onFailure(homeCalls.getPositionBanner, UNREACHABLE)
      .onFailure(homeCalls.homePageShowConfig, UNREACHABLE)
      .onFailure(homeCalls.getTabConfig, UNREACHABLE);
    const { app, toasts } = await startAgain(storage, { api });
    const home = new HomeStore(app);
    await home.load();
    expect((await app.tabs.load()).ok).toBe(true);
    expect(home.isOffline).toBe(true);
    expect(home.shownModules).toHaveLength(2);
    expect(toasts).toEqual([]);
  });

  test('does not show the classes of yesterday', async () => {
    const { storage } = await afterOneStart();
    const { app, time } = await startAgain(storage);
    time.advance(24 * 60 * 60_000);
    const home = new HomeStore(app);
    expect(home.todayClasses.classes.value).toBeUndefined();
    expect(home.shownModules).toHaveLength(2);
  });

  test('has nothing after a logout', async () => {
    const { storage, first } = await afterOneStart();
    first.app.session.clear();
    const names = Object.values(cacheEntries).map(({ name }) => storage.get(`wandou.${name}`));
    expect(names.every((text) => text === null)).toBe(true);
  });

  test('has nothing of a parent who left while the answer was pending', async () => {
    const storage = memoryStorage();
    const api = backend();
    const release = api.onHold(homeCalls.getPositionBanner);
    const { app } = await fakeApp({ api, platform: { storage }, user: TEST_USER, student: OFFICIAL });
    const loading = new HomeStore(app).load();
    app.session.clear();
    release({ ok: true, value: [] });
    await loading;
    expect(storage.get(`wandou.${cacheEntries.slots.name}`)).toBeNull();
    expect(storage.get(`wandou.${cacheEntries.homeModules.name}`)).toBeNull();
  });
});

describe('what is kept', () => {
  const session = (userId: number) => ({ isLoggedIn: userId > 0, user: { userId } });
  const keptTabs = (storage: AppStorage, userId: number) =>
    new Cached(storage, session(userId), cacheEntries.tabs);
  const TAB = {
    id: 1,
    tabName: '首页',
    tabImgPath: '',
    tabImgLightPath: '',
    tabImgSize: '',
    redirectType: 3,
    url: '/index',
  } as const;

  test('belongs to one user, a visitor among them', () => {
    const storage = new AppStorage(memoryStorage());
    keptTabs(storage, 42).keep([TAB]);
    expect(keptTabs(storage, 42).value).toEqual([TAB]);
    expect(keptTabs(storage, 43).value).toBeUndefined();
    expect(keptTabs(storage, 0).value).toBeUndefined();
  });

  test('is empty for a user without an id', () => {
    const storage = new AppStorage(memoryStorage());
    const nameless = new Cached(storage, { isLoggedIn: true, user: { userId: 0 } }, cacheEntries.tabs);
    nameless.keep([TAB]);
    expect(nameless.value).toBeUndefined();
    expect(keptTabs(storage, 0).value).toBeUndefined();
  });

  test('is bounded: what is too long is not kept, and replaces nothing', () => {
    const storage = new AppStorage(memoryStorage());
    const kept = keptTabs(storage, 42);
    kept.keep([TAB]);
    kept.keep([{ ...TAB, url: 'x'.repeat(120_000) }]);
    expect(kept.value).toBeUndefined();
  });

  test.each([
    ['no list', { owner: 42, value: {} }],
    ['a tab without its name', { owner: 42, value: [{ ...TAB, tabName: undefined }] }],
    ['a name that is no text', { owner: 42, value: [{ ...TAB, tabName: 7 }] }],
    ['nobody’s', { value: [TAB] }],
    ['null', null],
  ])('is ignored when it is damaged: %s', (_, value) => {
    const store = memoryStorage();
    store.set('wandou.kept.tabs', JSON.stringify({ version: 1, value }));
    expect(keptTabs(new AppStorage(store), 42).value).toBeUndefined();
  });

  test('of another version counts as absent', () => {
    const store = memoryStorage();
    store.set('wandou.kept.tabs', JSON.stringify({ version: 0, value: { owner: 42, value: [TAB] } }));
    expect(keptTabs(new AppStorage(store), 42).value).toBeUndefined();
  });

  test.each([
    ['homeModules', { items: [{ contentTypeId: 1, childModuleName: '课' }] }],
    ['homeModules', { items: 7 }],
    ['slots', [{ displayPositionId: 1, dataList: [{ id: 'x' }] }]],
    ['todayClasses', { day: 1, classes: [{ liveId: 1 }] }],
    ['student', { studentStatus: 'OFFICIAL_STUDENT', step: 1 }],
    ['homeCards', -1],
  ] as const)('of %s is checked to its parts', (name, value) => {
    expect(cacheEntries[name].isValid({ owner: 42, value })).toBe(false);
  });
});
