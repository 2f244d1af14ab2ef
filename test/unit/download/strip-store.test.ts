import { downloadCalls } from '@/contract/download/calls';
import { Runtime } from '@/contract/host';
import { StripStore } from '@/features/download/strip/strip-store';
import type { Platform } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

async function strip(isDisplay: boolean, platform: Partial<Platform> = {}, user?: object) {
  const api = new FakeApi().on(downloadCalls.getAppFlag, { isDisplay });
  const fake = await fakeApp({ api, platform, user });
  return { ...fake, store: new StripStore(fake.app) };
}

describe('the strip that offers the app', () => {
  test.each([true, false])('is wanted when the server says so: %s', async (isDisplay) => {
    const { store } = await strip(isDisplay);
    expect(store.isWanted).toBe(false);
    await store.load();
    expect(store.isWanted).toBe(isDisplay);
  });

  test('the next start uses the last answer at once', async () => {
    const { store, app, api } = await strip(true);
    await store.load();
    expect(new StripStore(app).isWanted).toBe(true);
    api.on(downloadCalls.getAppFlag, { isDisplay: false });
    await store.load();
    expect(new StripStore(app).isWanted).toBe(false);
  });

  test('one that has shown does not come again on this device, and is not asked for', async () => {
    const { store, app, api } = await strip(true);
    await store.load();
    store.shown();
    expect(store.isWanted).toBe(false);
    const next = new StripStore(app);
    await next.load();
    expect([next.isWanted, api.requests(downloadCalls.getAppFlag)]).toEqual([false, [{}]]);
  });

  test('an answer that was pending when it showed changes nothing', async () => {
    const { store, api } = await strip(true);
    const answer = api.onHold(downloadCalls.getAppFlag);
    const loading = store.load();
    store.shown();
    answer({ ok: true, value: { isDisplay: true } });
    await loading;
    expect(store.isWanted).toBe(false);
  });

  test.each([
    ['the Android app', { runtime: Runtime.androidApp }],
    ['the iOS app', { runtime: Runtime.iosApp }],
    ['the mini program', { runtime: Runtime.weixinMiniApp }],
    ['a web-view of the mini program', { runtime: Runtime.weixinWeb, insideMiniProgram: true }],
    ['HarmonyOS, which has no app of ours', { os: 'harmony' as const }],
  ])('is not even asked for in %s', async (_where, platform) => {
    const { store, api } = await strip(true, platform);
    await store.load();
    expect([store.isWanted, api.requests(downloadCalls.getAppFlag)]).toEqual([false, []]);
  });

  test('names the user of the device, where there is a session', async () => {
    const { store, api } = await strip(true, {}, TEST_USER);
    await store.load();
    expect(api.requests(downloadCalls.getAppFlag)).toEqual([{ userId: 42 }]);
  });

  test('stays as it was without an answer', async () => {
    const { store, api } = await strip(true);
    await store.load();
    api.onFailure(downloadCalls.getAppFlag, { kind: 'network' });
    await store.load();
    expect(store.isWanted).toBe(true);
  });
});
