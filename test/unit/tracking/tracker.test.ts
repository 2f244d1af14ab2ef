import { trackingCalls } from '@/contract/api/tracking';
import { Runtime } from '@/contract/enums';
import { createFakePlatform } from '@/platform/fake';
import type { Platform } from '@/platform/types';
import { withoutPhones } from '@/services/tracking/privacy';
import { EventTracker, platformCode } from '@/services/tracking/tracker';
import { FakeApi } from '../../support/fakes/fake-api';
import { FakeTime, TEST_NOW } from '../../support/fakes/fake-time';

function open(platform: Partial<Platform> = {}) {
  const api = new FakeApi().on(trackingCalls.reportEvent, null);
  const time = new FakeTime();
  const tracker = new EventTracker({
    platform: createFakePlatform(platform),
    api,
    clock: time,
    scheduler: time,
    userId: () => 42,
    deviceId: () => 'device-1',
    sessionId: 'session-1',
  });
  return { api, time, tracker, records: () => api.requests(trackingCalls.reportEvent) };
}

describe('tracking', () => {
  it('waits a moment and then sends one record an event', () => {
    const { tracker, time, records } = open();
    tracker.track('avatar_click', { page: 'index' });
    tracker.track('age_select', { age: 6 });
    expect(records()).toEqual([]);
    time.advance(3000);
    expect(records()).toHaveLength(2);
    expect(records()[0]).toMatchObject({
      user_id: 42,
      device_id: 'device-1',
      session_id: 'session-1',
      event_name: 'avatar_click',
      timestamp: TEST_NOW,
      status: 'success',
      app_version: '1.30.98',
      paras: { page: 'index', android_channel: '0' },
    });
  });

  it('sends at once when the page hides, in a way that outlives it', () => {
    const { tracker, api, time } = open();
    tracker.track('avatar_click', { page: 'index' });
    tracker.flush();
    expect(api.sent).toHaveLength(1);
    expect(api.sent[0]?.options).toEqual({ outlivesPage: true });
    expect(time.pending).toBe(0);
  });

  it('tells the page before with a page view', () => {
    const { tracker, time, records } = open();
    tracker.pageView('index', '/index');
    tracker.pageView('option', '/option');
    time.advance(3000);
    expect(records()[1]).toMatchObject({ last_url: '/index', paras: { page: 'option', from: 'index' } });
  });

  it('forgets the oldest when a hundred wait', () => {
    const { tracker, records } = open();
    for (let age = 0; age < 150; age += 1) tracker.track('age_select', { age });
    tracker.flush();
    expect(records()).toHaveLength(100);
    expect(records()[0]?.paras).toMatchObject({ age: 50 });
  });

  it('never throws', () => {
    const { tracker } = open({
      networkType: () => {
        throw new Error('broken');
      },
    });
    expect(() => tracker.track('age_select', { age: 6 })).not.toThrow();
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
    ['+8613800000001'.replace('+86', '+86 ')],
    [['13800000001']],
    [{ deep: { phone: '13800000001' } }],
  ])('is never tracked: %j', (value) => {
    expect(withoutPhones({ value, kept: 1 })).toEqual({ kept: 1 });
  });

  it.each([[42], ['138****0001'], [1700000000000], ['100088'], ['']])('is not %j', (value) => {
    expect(withoutPhones({ value })).toEqual({ value });
  });
});
