import { Runtime } from '@/contract/host';
import { ok } from '@/contract/errors';
import { pageCacheBytes, OptionStore } from '@/pages/account/option/store';
import { optionGroups, optionRows, rowsOf } from '@/pages/account/option/rows';
import { formatBytes } from '@/services/helpers/format-bytes';
import { cacheEntries } from '@/services/storage/cache';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

const MB = 1024 * 1024;
const environment = {
  appVersion: '2.5.0',
  system: '',
  systemVersion: '',
  phoneModel: '',
  channel: '0',
  appDeviceId: '',
  appName: '',
};

async function open(runtime: Runtime) {
  const isApp = runtime === Runtime.androidApp || runtime === Runtime.iosApp;
  const fake = await fakeApp({ platform: { runtime, ...(isApp ? { environment } : {}) }, user: TEST_USER });
  const store = new OptionStore(fake.app);
  const context = { app: fake.app, store };
  const shown = optionGroups.flatMap(({ key }) => rowsOf(key, context).map((row) => row.key));
  return { ...fake, store, context, shown };
}

describe('the rows of the settings', () => {
  test('have a key each and are in a group that is shown', () => {
    const keys = optionRows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const groups = optionGroups.map(({ key }) => key);
    expect(optionRows.filter(({ group }) => !groups.includes(group))).toEqual([]);
  });

  test.each([
    [Runtime.web, { push: false, courseCache: false, appVersion: false, pageCache: true, version: true }],
    [Runtime.weixinWeb, { push: false, courseCache: false, appVersion: false, pageCache: true }],
    [Runtime.androidApp, { push: true, courseCache: true, appVersion: true, pageCache: true }],
    [Runtime.iosApp, { push: true, courseCache: true, appVersion: true, pageCache: true }],
    [Runtime.weixinMiniApp, { push: true, courseCache: false, appVersion: false, pageCache: true }],
  ])('in %s are those that work there', async (runtime, expected) => {
    const { shown } = await open(runtime);
    for (const [key, isShown] of Object.entries(expected))
      expect([key, shown.includes(key)]).toEqual([key, isShown]);
  });
});

describe('notifications', () => {
  test.each([
    [ok(true), '已开启'],
    [ok(false), '未开启，去设置'],
    // No reply within one second counts as enabled.
    [{ ok: false, error: { kind: 'timeout' } } as const, '已开启'],
  ])('say how they are', async (reply, note) => {
    const { store, platform } = await open(Runtime.iosApp);
    platform.abilities.setReply('getPushState', reply);
    await store.look();
    expect(store.pushNote).toBe(note);
  });

  test('of a mini program without reminders say nothing, and lead to its settings', async () => {
    const { store, platform } = await open(Runtime.weixinMiniApp);
    await store.look();
    expect(store.pushNote).toBeUndefined();
    await store.openPushSetting();
    expect(platform.abilities.paramsOf('openPushSetting')).toHaveLength(1);
  });
});

describe('caches', () => {
  test('of courses say their size, ask, are cleared once and say the new size', async () => {
    const { store, platform, feedback, toasts } = await open(Runtime.androidApp);
    let size = 300 * MB;
    platform.abilities.setReply('getCourseCacheSize', () => ok(size));
    platform.abilities.setReply('clearCourseCache', () => {
      size = 0;
      return ok(null);
    });
    await store.look();
    expect(store.courseNote).toBe('300 MB');
    const cleared = store.clearCourses();
    feedback.confirms[0]?.answer(true);
    await cleared;
    expect([store.courseNote, toasts]).toEqual(['0 B', ['已清除']]);
    expect(platform.abilities.paramsOf('clearCourseCache')).toHaveLength(1);
  });

  test('of courses stay when the parent would rather keep them', async () => {
    const { store, platform, feedback } = await open(Runtime.androidApp);
    const cleared = store.clearCourses();
    feedback.confirms[0]?.answer(false);
    await cleared;
    expect(platform.abilities.paramsOf('clearCourseCache')).toEqual([]);
  });

  test('of pages are cleared; the session is not', async () => {
    const { store, app, feedback } = await open(Runtime.web);
    app.storage.set(cacheEntries.homeCards, { owner: 42, value: 1 });
    await store.look();
    expect(store.pageBytes).toBe(pageCacheBytes(app.storage));
    expect(store.pageBytes).toBeGreaterThan(0);
    const cleared = store.clearPages();
    feedback.confirms[0]?.answer(true);
    await cleared;
    expect(app.storage.get(cacheEntries.homeCards)).toBeUndefined();
    expect([store.pageBytes, app.session.isLoggedIn]).toEqual([0, true]);
  });

  test.each([
    [0, '0 B'],
    [812, '812 B'],
    [1536, '1.5 KB'],
    [12_400, '12.1 KB'],
    [300 * MB, '300 MB'],
    [1.25 * 1024 * MB, '1.3 GB'],
  ])('of %s bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
