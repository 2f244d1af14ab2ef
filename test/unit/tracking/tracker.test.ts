import { NetworkType, Runtime } from '@/contract/host';
import { trackingCalls } from '@/contract/tracking/calls';
import { EnvironmentLabel } from '@/contract/tracking/values';
import { createFakePlatform } from '@/platform/fake';
import { noFirstPaint } from '@/platform/first-paint';
import type { Platform } from '@/platform/types';
import { AppStorage } from '@/services/storage/app-storage';
import { withoutSecrets, platformCode } from '@/services/tracking/record';
import { EventTracker } from '@/services/tracking/tracker';
import { FakeApi } from '../../support/fakes/fake-api';
import { FakeTime, TEST_NOW } from '../../support/fakes/fake-time';
import { settled } from './support/settled';

function open(overrides: Partial<Platform> = {}) {
  const api = new FakeApi().on(trackingCalls.writeKafka, null);
  const time = new FakeTime();
  const platform = createFakePlatform(overrides);
  const tracker = new EventTracker({
    platform,
    api,
    clock: time,
    scheduler: time,
    storage: new AppStorage(platform.storage),
    environment: 'production',
    userId: () => 42,
    deviceId: () => 'device-1',
    sessionId: 'session-1',
  });
  const sent = async () => {
    await settled();
    time.advance(3000);
    await settled();
    return api.requests(trackingCalls.writeKafka);
  };
  return { api, time, tracker, sent };
}

describe('tracking', () => {
  it('waits for the first page, and for nothing when the page is left before that', async () => {
    let stand = (): void => undefined;
    const standing = new Promise<void>((resolve) => (stand = resolve));
    const firstPaint = { ...noFirstPaint, whenRemoved: () => standing };
    const left = open({ firstPaint });
    left.tracker.track('age_select', { age: 6 });
    expect(await left.sent()).toEqual([]);
    left.tracker.flush();
    await settled();
    expect(left.api.requests(trackingCalls.writeKafka)).toHaveLength(1);

    const stayed = open({ firstPaint });
    stayed.tracker.track('age_select', { age: 6 });
    await settled();
    stand();
    expect(await stayed.sent()).toHaveLength(1);
  });

  it('goes to the path that the specification has for usage marks and analytics', async () => {
    const { tracker, api, sent } = open();
    tracker.track('age_select', { age: 6 });
    await sent();
    expect(api.sent.map(({ call: { method, path } }) => `${method} ${path}`)).toEqual([
      'POST /buriedData/writeKafka',
    ]);
  });

  it('waits a moment and then sends one record an event', async () => {
    const { tracker, api, sent } = open({ os: 'ios' });
    tracker.track('avatar_click', { page: 'index' });
    tracker.track('age_select', { age: 6 });
    await settled();
    expect(api.sent).toEqual([]);
    const records = await sent();
    expect(records).toHaveLength(2);
    expect(records[0]).toEqual({
      user_id: 42,
      device_id: 'device-1',
      session_id: 'session-1',
      platform: 3,
      os: 'ios',
      network: 'other',
      mnc: NetworkType.wifi,
      app_version: '1.30.98',
      app_name: expect.stringMatching(/./) as string,
      entrance: expect.stringMatching(/./) as string,
      timestamp: TEST_NOW,
      status: 'success',
      event_name: 'avatar_click',
      event_id: `session-1-${TEST_NOW.toString(36)}-1`,
      last_url: '',
      paras: { page: 'index', android_channel: '0', environment: 'production' },
    });
    expect(records[1]?.event_id).not.toBe(records[0]?.event_id);
  });

  it('says which of the operator’s worlds it is from: the app’s, or the build’s where no app says one', async () => {
    for (const said of [EnvironmentLabel.test, undefined]) {
      const { tracker, sent } = open({ appEnvironment: () => said });
      tracker.track('age_select', { age: 6 });
      expect((await sent())[0]?.paras).toMatchObject({ environment: said ?? 'production' });
    }
  });

  it('sends at once when the page hides, in a request that outlives it', async () => {
    const { tracker, api, time } = open();
    tracker.track('avatar_click', { page: 'index' });
    tracker.flush();
    await settled();
    expect(api.sent).toHaveLength(1);
    expect(api.sent[0]?.options).toEqual({ outlivesPage: true });
    expect(time.now()).toBe(TEST_NOW);
  });

  it('sends the page before with a page view, and nothing that follows its path', async () => {
    const { tracker, sent } = open();
    tracker.pageView('index', '/index?name=anna#top');
    tracker.pageView('option', '/option');
    const [first, second] = await sent();
    expect(first?.paras).toMatchObject({ path: '/index' });
    expect(second).toMatchObject({ last_url: '/index', paras: { page: 'option', from: 'index' } });
  });

  it('records the state of that moment, not later changes', async () => {
    const { tracker, sent } = open();
    const payload = { page: 'index' };
    tracker.track('avatar_click', payload);
    payload.page = 'later';
    expect((await sent())[0]?.paras).toMatchObject({ page: 'index' });
  });

  it('holds the latest hundred until there is a session to send them', async () => {
    const { tracker, sent } = open();
    for (let age = 0; age < 150; age += 1) tracker.track('age_select', { age });
    const records = await sent();
    expect(records).toHaveLength(100);
    expect(records[0]?.paras).toMatchObject({ age: 50 });
  });

  it('never throws, whatever it is given', () => {
    const { tracker } = open({
      networkType: () => {
        throw new Error('broken');
      },
    });
    expect(() => tracker.track('age_select', { age: 6 })).not.toThrow();
    const cyclic: { page: string; self?: unknown } = { page: 'index' };
    cyclic.self = cyclic;
    expect(() => open().tracker.track('avatar_click', cyclic)).not.toThrow();
  });

  it.each([
    ['an Android app', { runtime: Runtime.androidApp, os: 'android' }, 1],
    ['an iOS app', { runtime: Runtime.iosApp, os: 'ios' }, 2],
    ["a phone's browser", { runtime: Runtime.web, os: 'ios' }, 3],
    ['WeChat on a phone', { runtime: Runtime.weixinWeb, os: 'android' }, 3],
    ['a desktop browser', { runtime: Runtime.web, os: 'other' }, 4],
    ['the mini program', { runtime: Runtime.weixinMiniApp, os: 'android' }, 4],
  ] as const)('says which platform it is: %s', (_name, platform, code) => {
    expect(platformCode(createFakePlatform(platform))).toBe(code);
  });
});

describe('a phone number', () => {
  it.each([
    ['13800000001'],
    [13800000001],
    ['call 138-0000-0001 now'],
    ['１３８００００００１１'],
    ['+8613800000001'.replace('+86', '+86 ')],
    [['13800000001']],
    [{ deep: { phone: '13800000001' } }],
  ])('is never tracked: %j', (value) => {
    expect(withoutSecrets({ value, kept: 1 })).toEqual({ kept: 1 });
  });

  it.each([[42], ['138****0001'], [1700000000000], ['100088'], ['']])('is not %j', (value) => {
    expect(withoutSecrets({ value })).toEqual({ value });
  });
});

describe('a token', () => {
  it.each([
    ['https://h5.example/x?token=abc'],
    ['/login?bizToken=abc'],
    ['/index?a=1&code=071abc'],
    ['/share/9f86d081884c7d659a2feaa0c55ad015'],
    ['https://h5.example/?k=9f86d081884c7d659a2feaa0c55ad015'],
    [{ to: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl' }],
  ])('is never tracked: %j', (value) => {
    expect(withoutSecrets({ value, kept: 1 })).toEqual({ kept: 1 });
  });

  it.each([
    ['/v1/common/getServiceToken'],
    ['https://h5.example/courseList?id=7'],
    ['暑假?token'],
    ['login'],
  ])('is not in %j', (value) => {
    expect(withoutSecrets({ value })).toEqual({ value });
  });
});
