import { Runtime } from '@/contract/host';
import { RedirectType } from '@/contract/links/values';
import { fail } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import { LINKS } from '@/services/router/links';
import { fakeApp, TEST_USER, type FakeApp, type FakeAppOptions } from '../../support/fakes/fake-app';

const open = (options: FakeAppOptions = {}) => fakeApp({ user: TEST_USER, ...options });
const OTHER = 'https://other.example/x';

/** Flushes everything that does not wait for a timer or a response. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
};

/** Follows a link from the server, including the 50 ms delay before it opens. */
async function follow(fake: FakeApp, target: Parameters<FakeApp['app']['router']['openLink']>[0]) {
  const following = fake.app.router.openLink(target);
  await settle();
  fake.time.advance(50);
  await following;
}

describe('a mini program', () => {
  const TARGET = { redirectType: RedirectType.miniProgram, xcxId: 'gh_1', xcxUrl: '/pages/x?a=1' };
  const inApp = (appVersion: string, runtime: Runtime = Runtime.androidApp) => ({
    runtime,
    environment: { ...createFakePlatform().environment, appVersion },
  });
  const startedWith = ({ platform }: FakeApp) => platform.abilities.paramsOf('startMiniProgram');

  it.each([
    ['the Android app from 1.5.0', inApp('1.5.0')],
    ['the iOS app from 1.4.9', inApp('1.4.9', Runtime.iosApp)],
    ['the mini program', { runtime: Runtime.weixinMiniApp, location: () => null }],
  ])('starts from %s, its path without the slash in front', async (_name, platform) => {
    const fake = await open({ platform });
    await follow(fake, { ...TARGET, miniprogramType: 2, url: OTHER });
    expect(startedWith(fake)).toEqual([{ username: 'gh_1', path: 'pages/x?a=1', type: 2 }]);
    expect(fake.platform.log.opened).toEqual([]);
    expect(fake.tracker.payloads('mini_program_open')).toEqual([{ username: 'gh_1', opened: true }]);
  });

  it.each([
    [undefined, 0],
    [1, 1],
    [9, 0],
  ])('of edition %s is started as %s', async (miniprogramType, type) => {
    const fake = await open({ platform: inApp('2.0.0') });
    await follow(fake, { ...TARGET, miniprogramType: miniprogramType as 0 | 1 | undefined });
    expect(startedWith(fake)[0]?.type).toBe(type);
  });

  it.each([
    ['fails to start', inApp('1.5.0')],
    ['needs a newer Android app', inApp('1.4.9')],
    ['needs a newer iOS app', inApp('1.4.8', Runtime.iosApp)],
    ['is asked for on the web', {}],
    ['is asked for in a WeChat browser', { runtime: Runtime.weixinWeb }],
  ])('that %s leads to the link without a word', async (_why, platform) => {
    const fake = await open({ platform });
    fake.platform.abilities.setReply('startMiniProgram', fail({ kind: 'timeout' }));
    await follow(fake, { ...TARGET, url: OTHER });
    expect(fake.platform.log.opened[0]).toContain(OTHER);
    expect(fake.toasts).toEqual([]);
    expect(fake.feedback.confirms).toEqual([]);
    expect(fake.tracker.payloads('mini_program_open')).toEqual([{ username: 'gh_1', opened: false }]);
  });

  it('and its link may be a page of ours', async () => {
    const fake = await open();
    await follow(fake, { ...TARGET, url: '/option' });
    expect(fake.platform.navigation.last?.url).toBe('/pages/account/option/index');
  });

  it('without a link and in an app that is too old offers the upgrade', async () => {
    const fake = await open({ platform: inApp('1.4.9') });
    void follow(fake, TARGET);
    await settle();
    expect(fake.feedback.confirms).toHaveLength(1);
    fake.feedback.confirms[0]?.answer(false);
    await settle();
    expect(fake.toasts).toEqual([]);
  });

  it('without a link says why it does not start', async () => {
    const onWeb = await open();
    await follow(onWeb, TARGET);
    expect(onWeb.toasts).toHaveLength(1);
  });

  it('without a name leads to the link, and without either is refused', async () => {
    const fake = await open({ platform: inApp('2.0.0') });
    await follow(fake, { ...TARGET, xcxId: ' ', url: OTHER });
    expect(fake.platform.log.opened).toHaveLength(1);
    await follow(fake, { ...TARGET, xcxId: '' });
    expect(fake.toasts).toEqual([LINKS.refused]);
    expect(startedWith(fake)).toEqual([]);
  });
});
