import { homeCalls } from '@/contract/home/calls';
import { Runtime } from '@/contract/host';
import { RedirectType } from '@/contract/links/values';
import { fail } from '@/contract/errors';
import { cardTarget, pressTarget, slotTarget, type Press, type Target } from '@/features/links/click-target';
import { createFakePlatform } from '@/platform/fake';
import type { ClickTarget } from '@/services/router/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeApp, type FakeAppOptions } from '../../support/fakes/fake-app';

const OTHER = 'https://other.example/x';
const { none, h5Link, miniProgram, innerPage } = RedirectType;
const GAME = { redirectType: miniProgram, xcxId: 'gh_1', xcxUrl: '/pages/x?a=1' } as const;
const IN_APP: FakeAppOptions = {
  platform: {
    runtime: Runtime.androidApp,
    environment: { ...createFakePlatform().environment, appVersion: '2.0.0' },
  },
};

const settle = async (): Promise<void> => {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
};

const open = (options: FakeAppOptions = {}) =>
  fakeApp({ user: TEST_USER, api: new FakeApi().on(homeCalls.bannerAccess, null), ...options });

async function press({ app }: FakeApp, target: Target | undefined, more: Omit<Press, 'target'> = {}) {
  void pressTarget(app, { target, ...more });
  await settle();
}

/** Where the tap led: to an app page, an external link or a mini program. */
const ledTo = ({ platform }: FakeApp) => ({
  page: platform.navigation.last?.url,
  link: platform.log.opened[0],
  miniProgram: platform.abilities.paramsOf('startMiniProgram')[0],
});
const nowhere = { page: undefined, link: undefined, miniProgram: undefined };

describe('a tap on something that the operator placed', () => {
  test.each<[string, ClickTarget]>([
    ['type 0, whatever link it has', { redirectType: none, url: OTHER, xcxId: 'gh_1' }],
    ['type 1 without a link', { redirectType: h5Link }],
    ['type 2 without a mini program and a link', { redirectType: miniProgram, xcxUrl: 'pages/a' }],
    ['type 3 without a page', { redirectType: innerPage, url: '' }],
  ])('opens nothing for %s', async (_what, slot) => {
    const fake = await open();
    // It does not look clickable either.
    expect(slotTarget(slot)).toBeUndefined();
    await press(fake, slotTarget(slot));
    fake.time.advance(1000);
    await settle();
    expect(ledTo(fake)).toEqual(nowhere);
    expect(fake.toasts).toEqual([]);
  });

  test('opens an external link 50 ms later', async () => {
    const fake = await open();
    await press(fake, slotTarget({ redirectType: h5Link, url: OTHER }));
    fake.time.advance(49);
    await settle();
    expect(ledTo(fake)).toEqual(nowhere);
    fake.time.advance(1);
    await settle();
    expect(ledTo(fake)).toEqual({ ...nowhere, link: OTHER });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'weixin://x'])('never opens %s', async (url) => {
    const fake = await open();
    await press(fake, slotTarget({ redirectType: h5Link, url }));
    fake.time.advance(50);
    await settle();
    expect(ledTo(fake)).toEqual(nowhere);
  });

  test.each<[string, ClickTarget]>([
    ['an inner path of type 3', { redirectType: innerPage, url: '/option' }],
    ['an inner path without its slash', { redirectType: innerPage, url: 'option' }],
    ['an inner path of type 1', { redirectType: h5Link, url: '/option' }],
    ['a link of our own', { redirectType: h5Link, url: 'https://app.example/option' }],
  ])('opens the page of ours for %s at once', async (_what, slot) => {
    const fake = await open();
    await press(fake, slotTarget(slot));
    expect(ledTo(fake)).toEqual({ ...nowhere, page: '/pages/account/option/index' });
  });

  test('leads home from an inner page that does not exist', async () => {
    const fake = await open();
    await press(fake, slotTarget({ redirectType: innerPage, url: '/nowhere' }));
    expect(ledTo(fake).page).toBe('/pages/home/home/index');
  });

  test.each([
    [undefined, 0],
    [0, 0],
    [1, 1],
    [2, 2],
  ] as const)('starts a mini program of type %s as %i', async (miniprogramType, type) => {
    const fake = await open(IN_APP);
    await press(fake, slotTarget({ ...GAME, miniprogramType, url: OTHER }));
    expect(ledTo(fake)).toEqual({
      ...nowhere,
      miniProgram: { username: 'gh_1', path: 'pages/x?a=1', type },
    });
  });

  test('opens the link of a mini program that does not start, after the same 50 ms', async () => {
    const fake = await open(IN_APP);
    fake.platform.abilities.setReply('startMiniProgram', fail({ kind: 'timeout' }));
    await press(fake, slotTarget({ ...GAME, url: OTHER }));
    expect(ledTo(fake).link).toBeUndefined();
    fake.time.advance(50);
    await settle();
    expect(ledTo(fake).link).toContain(OTHER);
    expect(fake.toasts).toEqual([]);
  });

  test('says so when a mini program without a link does not start', async () => {
    const fake = await open();
    await press(fake, slotTarget(GAME));
    expect(fake.toasts).toHaveLength(1);
  });
});

describe('a tap on a card', () => {
  const COURSE = { screen: 'option', params: {} } as const;

  test.each<[string, Parameters<typeof cardTarget>[0], Target | undefined]>([
    [
      'its link, though its type says nothing',
      { redirectType: none, courseLink: OTHER },
      { redirectType: h5Link, url: OTHER },
    ],
    ['its link', { redirectType: h5Link, courseLink: OTHER }, { redirectType: h5Link, url: OTHER }],
    [
      'the page of ours that its link names',
      { redirectType: innerPage, courseLink: '/a' },
      { redirectType: innerPage, url: '/a' },
    ],
    [
      'its mini program, with the link to fall back to',
      { ...GAME, courseLink: OTHER },
      { ...GAME, url: OTHER },
    ],
    ['its mini program', GAME, { ...GAME, url: undefined }],
    [
      'its link when no mini program is named',
      { redirectType: miniProgram, courseLink: OTHER },
      { redirectType: h5Link, url: OTHER },
    ],
    ['the page of ours when it has no link', { redirectType: none }, COURSE],
    ['the page of ours when it has neither', { redirectType: miniProgram }, COURSE],
  ])('opens %s', (_what, card, target) => {
    expect(cardTarget(card, COURSE)).toEqual(target);
  });

  test('without a link opens nothing', () => {
    expect(cardTarget({ redirectType: none }, undefined)).toBeUndefined();
  });

  test('goes to a page of ours by its name', async () => {
    const fake = await open();
    await press(fake, { screen: 'downloadApp', params: { type: '1' } });
    expect(ledTo(fake).page).toBe('/pages/download/download-app/index?type=1&enter=0');
  });
});

describe('the records of a tap', () => {
  test('are the event and, for a slot, the click record with the user', async () => {
    const fake = await open();
    const tracked = jest.fn();
    await press(fake, undefined, { slotId: 12, track: tracked });
    expect(tracked).toHaveBeenCalledTimes(1);
    expect(fake.api.requests(homeCalls.bannerAccess)).toEqual([{ id: 12, userId: 42 }]);
  });

  test('have no user for a tourist', async () => {
    const fake = await open({ user: undefined });
    await press(fake, undefined, { slotId: 12 });
    expect(fake.api.requests(homeCalls.bannerAccess)).toEqual([{ id: 12 }]);
  });

  test('hold nothing up, and are made for slots alone', async () => {
    const api = new FakeApi();
    api.onHold(homeCalls.bannerAccess);
    const fake = await open({ api });
    await press(fake, { redirectType: innerPage, url: '/option' }, { slotId: 12 });
    expect(ledTo(fake).page).toBe('/pages/account/option/index');
    await press(fake, { redirectType: innerPage, url: '/option' });
    expect(api.requests(homeCalls.bannerAccess)).toHaveLength(1);
  });
});
