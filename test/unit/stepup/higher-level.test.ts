import { configurationCalls } from '@/contract/configuration/calls';
import type { Period } from '@/contract/configuration/schema';
import { Runtime } from '@/contract/host';
import { routeNames } from '@/contract/routes';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { PopupCounts } from '@/features/popups/counts';
import { needsApp } from '@/features/screen/app-only';
import { enterHigherLevel } from '@/features/stepup/higher-level/enter';
import { higherLevelPopup } from '@/features/stepup/higher-level/entry';
import { higherLevelAnswer } from '@/features/stepup/higher-level/higher-level-store';
import { dayOf, isWithin, windowOf } from '@/features/stepup/higher-level/window';
import { createFakePlatform, type FakePlace } from '@/platform/fake';
import { inSilentApp } from '@/platform/hosts';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';

const isInWindow = (now: number, window?: Period): boolean => isWithin(windowOf(window), now);
const shanghai = (text: string): number => Date.parse(`${text}+08:00`);

describe('the window of the higher level', () => {
  const window: Period = { startTime: '2026/11/20', endTime: '2026/11/22' };

  it.each([
    ['2026-11-19T23:59:59.999', false],
    ['2026-11-20T00:00:00.000', true],
    ['2026-11-22T23:59:59.999', true],
    ['2026-11-23T00:00:00.000', false],
  ])('is the operator’s whole days in Shanghai: %s is %p', (time, isIn) => {
    expect(isInWindow(shanghai(time), window)).toBe(isIn);
  });

  it('may say the time of day', () => {
    const precise: Period = { startTime: '2026-11-20 08:30:00', endTime: '2026-11-20 20:00' };
    expect(isInWindow(shanghai('2026-11-20T08:29:59'), precise)).toBe(false);
    expect(isInWindow(shanghai('2026-11-20T08:30:00'), precise)).toBe(true);
    expect(isInWindow(shanghai('2026-11-20T20:00:01'), precise)).toBe(false);
  });

  it.each([undefined, { startTime: 'soon', endTime: '' }])(
    'is that of 2021 without a valid one: %p',
    (none) => {
      expect(isInWindow(shanghai('2021-05-30T23:59:59'), none)).toBe(false);
      expect(isInWindow(shanghai('2021-05-31T00:00:00'), none)).toBe(true);
      expect(isInWindow(shanghai('2021-06-20T23:59:59'), none)).toBe(true);
      expect(isInWindow(shanghai('2021-06-21T00:00:00'), none)).toBe(false);
    },
  );
});

describe('in whatever time zone the phone is', () => {
  const OF_THE_PHONE = [
    ...(['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes'] as const),
    ...(['getSeconds', 'getTimezoneOffset', 'toLocaleString', 'toString'] as const),
  ];
  beforeEach(() =>
    OF_THE_PHONE.forEach((name) =>
      jest.spyOn(Date.prototype, name).mockImplementation(() => {
        throw new Error(`asks the phone: ${name}`);
      }),
    ),
  );
  afterEach(() => jest.restoreAllMocks());

  it('the window is that of Shanghai, to the second', () => {
    const { from, to } = windowOf({ startTime: '2021/05/31', endTime: '2021/06/20 23:59:59' });
    expect([from, to]).toEqual([
      Date.parse('2021-05-30T16:00:00.000Z'),
      Date.parse('2021-06-20T15:59:59.999Z'),
    ]);
  });

  it('so is the day on which it opens', () => {
    expect(dayOf(Date.parse('2021-06-09T16:00:00Z'), clockAt(TEST_NOW))).toBe('6月10日');
    expect(dayOf(Date.parse('2021-06-09T15:59:59Z'), clockAt(TEST_NOW))).toBe('6月9日');
  });
});

const OPEN: Period = { startTime: '2026/11/01', endTime: '2026/11/30' };
const backend = (window: Period = OPEN) =>
  new FakeApi()
    .on(configurationCalls.getHigherLevelWindow, window)
    .on(stepupCalls.getHigherLevelInfo, {} as StepUpInfo);
const parent = { user: TEST_USER, student: OFFICIAL };

describe('without the operator’s window', () => {
  it.each([
    ['is not there', { kind: 'http', status: 404 }, '2021-05-30T23:59:59', false],
    ['is not there', { kind: 'http', status: 404 }, '2021-05-31T00:00:00', true],
    ['is not there', { kind: 'http', status: 404 }, '2021-06-20T23:59:59', true],
    ['is not there', { kind: 'http', status: 404 }, '2021-06-21T00:00:00', false],
    ['cannot be had', { kind: 'network' }, '2021-06-09T23:59:59', false],
    ['cannot be had', { kind: 'timeout' }, '2021-06-10T00:00:00', true],
    ['cannot be had', { kind: 'network' }, '2021-06-20T23:59:59', true],
    ['cannot be had', { kind: 'network' }, '2021-06-21T00:00:00', false],
    ['cannot be had', { kind: 'http', status: 500 }, '2021-06-09T23:59:59', false],
    ['cannot be had', { kind: 'http', status: 500 }, '2021-06-10T00:00:00', true],
    ['cannot be read', { kind: 'decode', reason: 'no JSON' }, '2021-06-09T23:59:59', false],
    ['cannot be read', { kind: 'decode', reason: 'no JSON' }, '2021-06-10T00:00:00', true],
  ] as const)('which %s (%j), %s is within: %p', async (_why, error, now, isDue) => {
    const api = backend().onFailure(configurationCalls.getHigherLevelWindow, error);
    const { app, time } = await fakeApp({ api, ...parent });
    app.serverClock.heard(shanghai(now), time.now());
    expect(await higherLevelPopup.due(app)).toHaveLength(isDue ? 1 : 0);
  });
});

describe('the higher-level popup', () => {
  it('is due within the window for a child that the server knows of, and suppresses the rest', async () => {
    const api = backend();
    const { app } = await fakeApp({ api, ...parent });
    expect(await higherLevelPopup.due(app)).toMatchObject([{ key: 'isNotFirstEnterPage' }]);
    expect(api.requests(stepupCalls.getHigherLevelInfo)).toEqual([{ student_id: 42 }]);
    expect([higherLevelPopup.suppressesRest, higherLevelPopup.limit]).toEqual([true, 1]);
  });

  it('is not due outside of the window, where the child is not even looked up', async () => {
    const api = backend({ startTime: '2026/12/01', endTime: '2026/12/31' });
    const { app } = await fakeApp({ api, ...parent });
    expect(await higherLevelPopup.due(app)).toEqual([]);
    expect(api.requests(stepupCalls.getHigherLevelInfo)).toEqual([]);
  });

  it.each([
    [-3, '2026-11-21T12:30:00', true],
    [3, '2026-11-21T12:30:00', true],
    [-3, '2026-11-21T14:30:00', false],
    [3, '2026-11-21T11:30:00', false],
  ])('is due by the server’s time on a phone that is %d hours off: %s is %p', async (hours, now, isDue) => {
    const api = backend({ startTime: '2026-11-21 12:00', endTime: '2026-11-21 13:00' });
    const { app, time } = await fakeApp({ api, ...parent });
    time.advance(shanghai(now) + hours * 3_600_000 - time.now());
    app.serverClock.heard(shanghai(now), time.now());
    expect(await higherLevelPopup.due(app)).toHaveLength(isDue ? 1 : 0);
  });

  it('is not due when the answer about the child says that the window is over', async () => {
    const { app, time } = await fakeApp({ ...parent, api: backend() });
    const call = app.api.call.bind(app.api);
    app.api.call = async (...asked) => {
      if (asked[0] === (stepupCalls.getHigherLevelInfo as unknown)) {
        app.serverClock.heard(shanghai('2026-12-01T00:00:00'), time.now());
      }
      return call(...asked);
    };
    expect(await higherLevelPopup.due(app)).toEqual([]);
  });

  it('falls back to the window of the contract when the operator’s does not come', async () => {
    const api = backend().onFailure(configurationCalls.getHigherLevelWindow, { kind: 'http', status: 404 });
    const { app } = await fakeApp({ api, ...parent });
    expect(await higherLevelPopup.due(app)).toEqual([]);
  });

  it('is not due for a child that may not step up', async () => {
    const api = backend().onRefusal(stepupCalls.getHigherLevelInfo, '201', '');
    const { app } = await fakeApp({ api, ...parent });
    expect(await higherLevelPopup.due(app)).toEqual([]);
  });

  it('asks nothing without a user', async () => {
    const api = backend();
    const { app } = await fakeApp({ api });
    expect(await higherLevelPopup.due(app)).toEqual([]);
    expect(api.sent).toEqual([]);
  });

  it('is over on a device that has seen it, and does not ask again', async () => {
    const api = backend();
    const { app } = await fakeApp({ api, ...parent });
    new PopupCounts(app.storage).add('isNotFirstEnterPage');
    expect(await higherLevelPopup.due(app)).toEqual([]);
    expect(api.sent).toEqual([]);
  });

  it('and the entrance share one answer', async () => {
    const api = backend();
    const { app } = await fakeApp({ api, ...parent });
    await Promise.all([higherLevelPopup.due(app), app.get(higherLevelAnswer).once()]);
    expect(api.requests(stepupCalls.getHigherLevelInfo)).toHaveLength(1);
    expect(app.get(higherLevelAnswer).value).toBe(true);
  });
});

describe('the entrance', () => {
  it('closes with the session', async () => {
    const { app } = await fakeApp({ api: backend(), ...parent });
    await app.get(higherLevelAnswer).once();
    app.session.clear();
    expect(app.get(higherLevelAnswer).value).toBe(false);
  });
});

describe('the pages of the higher level', () => {
  const pages = routeNames.filter((name) => name.startsWith('higherLevel'));
  const ios = (runtime: Runtime, more: FakePlace = {}) => createFakePlatform({ runtime, os: 'ios', ...more });
  const appThatIsSilent = { ...createFakePlatform({ os: 'ios' }), host: inSilentApp };

  it('are eight', () => expect(pages).toHaveLength(8));

  it.each([
    ['Safari, an iPad among them', true, ios(Runtime.web)],
    ['WeChat', true, ios(Runtime.weixinWeb)],
    ['a web-view of the mini program', true, ios(Runtime.weixinWeb, { insideMiniProgram: true })],
    ['the app', false, ios(Runtime.iosApp)],
    ['an app that does not answer', false, appThatIsSilent],
    ['Chrome on Android', false, createFakePlatform({ os: 'android' })],
    ['a desktop', false, createFakePlatform({ os: 'other' })],
  ])('all know where they are not available: in %s: %p', (_where, isForApp, platform) => {
    expect(pages.filter((name) => needsApp(platform, name))).toEqual(isForApp ? pages : []);
    expect(needsApp(platform, 'furtherEducation')).toBe(false);
  });
});

describe('the entrance of the higher level', () => {
  const enter = async (platform: Parameters<typeof fakeApp>[0]) => {
    const fake = await fakeApp({ ...parent, ...platform });
    await enterHigherLevel(fake.app);
    return fake.platform.navigation.last;
  };

  it('leads to the download page on iOS outside of the app', async () => {
    for (const runtime of [Runtime.web, Runtime.weixinWeb]) {
      expect(await enter({ platform: { runtime, os: 'ios' } })).toEqual({
        how: 'push',
        url: '/pages/download/download-app/index?type=5&enter=0',
      });
    }
  });

  it.each([
    ['in the iOS app', { runtime: Runtime.iosApp, os: 'ios' }],
    ['on other phones', { runtime: Runtime.web, os: 'android' }],
  ] as const)('leads to its pages %s', async (_where, platform) => {
    expect(await enter({ platform })).toEqual({ how: 'push', url: '/pages/stepup/higher-level/index' });
  });
});
