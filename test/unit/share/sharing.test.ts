import { WeChatType } from '@/contract/bridge';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { Runtime } from '@/contract/host';
import { SHARE_DEFAULT } from '@/contract/share/values';
import { fail, ok } from '@/contract/errors';
import type { Platform } from '@/platform/types';
import { fakeApp } from '../../support/fakes/fake-app';

const refusal = (message: string) => fail({ kind: 'business', code: '', message });
const inApp = (appVersion: string, runtime: Runtime = Runtime.androidApp): Partial<Platform> => ({
  runtime,
  environment: {
    appVersion,
    system: '1',
    systemVersion: '',
    phoneModel: '',
    channel: '0',
    appDeviceId: '',
    appName: '',
  },
});
const IMAGE = { shareImgBase: 'data:image/png;base64,AA==', WeChatType: WeChatType.friend };
const VIDEO = { shareVideoUrl: 'https://files.example/film.mp4', type: 'friend' };

async function at(path: string, options: Parameters<typeof fakeApp>[0] = {}) {
  const fake = await fakeApp(options);
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
  fake.platform.navigation.place = { path: path.split('?')[0] ?? '', query };
  return fake;
}

describe('preparing', () => {
  it('fills in what the screen does not say', async () => {
    const { app } = await at('/downloadApp?type=1&token=T');
    const info = {
      key: 'download',
      title: SHARE_DEFAULT.title,
      desc: SHARE_DEFAULT.desc,
      toURL: 'https://app.example/downloadApp?type=1',
      iconURL: `https://app.example${SHARE_DEFAULT.iconPath}`,
      page_name: 'downloadApp',
      subject_type: '',
      sentry: '',
    };
    expect(app.share.current()).toBeNull();
    expect(await app.share.prepare({ key: 'download', title: ' ' })).toEqual(ok(info));
    expect(app.share.current()).toEqual(info);
  });

  it('says of a page what the table has under the name of its route, where the page says nothing', async () => {
    const { app } = await at('/higherLevel');
    await app.share.prepare({ key: 'higherLevel' });
    const words = {
      title: '新学年升班开始啦',
      desc: '新学年的课程、老师和上课时间，和孩子一起来了解',
    };
    // The page requires a login, and a friend has another child, so the link leads to home.
    expect(app.share.current()).toMatchObject({ ...words, toURL: 'https://app.example/index' });
    await app.share.prepare({ key: 'higherLevel', title: '标题' });
    expect(app.share.current()).toMatchObject({ ...words, title: '标题' });
    await app.share.prepare({ key: 'mine' });
    expect(app.share.current()).toMatchObject({ title: SHARE_DEFAULT.title, desc: SHARE_DEFAULT.desc });
  });

  it('takes the icon from the CDN of the operator who has one', async () => {
    const { app } = await at('/downloadApp', { config: { cdnOrigin: 'https://cdn.example' } });
    await app.share.prepare({ key: 'download' });
    expect(app.share.current()?.iconURL).toBe('https://cdn.example/parent/share/icon.png');
  });

  it('leads to home from a page that a friend cannot enter', async () => {
    for (const path of ['/parentsCenter', '/login?from=%2Fmine', '/unknown']) {
      const { app } = await at(path);
      await app.share.prepare({ key: 'page' });
      expect(app.share.current()?.toURL).toBe('https://app.example/index');
    }
  });

  it('takes what the screen says, an inner path included', async () => {
    const { app } = await at('/index');
    await app.share.prepare({
      key: 'k',
      title: '标题',
      desc: '说明',
      toURL: '/index?a=1&code=C',
      iconURL: '/a.png',
    });
    expect(app.share.current()).toMatchObject({
      title: '标题',
      desc: '说明',
      toURL: 'https://app.example/index?a=1',
      iconURL: 'https://app.example/a.png',
    });
  });

  it('refuses what is no web address, and forgets what it had', async () => {
    const { app } = await at('/index');
    await app.share.prepare({ key: 'k' });
    expect(await app.share.prepare({ key: 'k', toURL: 'javascript:alert(1)' })).toEqual(
      fail({ kind: 'denied', ability: 'share' }),
    );
    expect(app.share.current()).toBeNull();
  });

  it('informs the mini program around the page', async () => {
    const { app, platform } = await at('/index', {
      platform: { runtime: Runtime.weixinWeb, insideMiniProgram: true },
    });
    await app.share.prepare({ key: 'k', title: '标题' });
    expect(platform.log.sentToMiniProgram).toEqual([
      {
        share: {
          title: '标题',
          toURL: 'https://app.example/index',
          iconURL: `https://app.example${SHARE_DEFAULT.iconPath}`,
        },
      },
    ]);
  });

  it('uses the address of the operator where the page has none', async () => {
    const { app } = await at('pages/courses/my-tab-class/index', {
      platform: { runtime: Runtime.weixinMiniApp, location: () => null },
      config: { h5Origin: 'https://h5.example' },
    });
    await app.share.prepare({ key: 'k' });
    expect(app.share.current()?.toURL).toBe('https://h5.example/index');
  });
});

describe('sharing', () => {
  it('fails without a prepared share', async () => {
    const { app, platform } = await at('/index', { platform: inApp('2.0.0') });
    expect(await app.share.share('native')).toEqual(refusal(BRIDGE_REFUSAL.noShareInfo));
    expect(await app.share.qrCode()).toEqual(refusal(BRIDGE_REFUSAL.noShareInfo));
    expect(platform.abilities.calls).toEqual([]);
  });

  it('sends the prepared link through the app, and counts it', async () => {
    const { app, platform, tracker } = await at('/index', { platform: inApp('1.0.0') });
    await app.share.prepare({ key: 'k' });
    expect(await app.share.share('native')).toEqual(ok(undefined));
    expect(platform.abilities.paramsOf('shareLink')).toEqual([{ shareType: 'link', ...app.share.current() }]);
    expect(tracker.payloads('share_click')).toEqual([{ key: 'k', way: 'native' }]);
    expect(tracker.payloads('share_result')).toEqual([
      { key: 'k', way: 'native', result: 'done', reason: '' },
    ]);
  });

  it("says so in an Android app that has nothing to share with, and in the catalogue's words", async () => {
    const { app, platform } = await at('/index', { platform: inApp('1.0.0') });
    platform.abilities.setSupport('shareLink', 'unsupported');
    await app.share.prepare({ key: 'k' });
    expect(await app.share.share('native')).toEqual(refusal(BRIDGE_REFUSAL.noShareAndroid));
  });

  it('counts a parent who cancels', async () => {
    const { app, platform, tracker } = await at('/index');
    platform.abilities.setReply('shareLink', fail({ kind: 'denied', ability: 'shareLink' }));
    await app.share.prepare({ key: 'k' });
    await app.share.share('system');
    expect(tracker.payloads('share_result')[0]).toMatchObject({ way: 'system', result: 'cancelled' });
  });

  it('copies the link', async () => {
    const { app, platform } = await at('/index');
    await app.share.prepare({ key: 'k', toURL: 'https://app.example/index?a=1&bizToken=T' });
    await app.share.share('copyLink');
    expect(platform.log.copied).toEqual(['https://app.example/index?a=1']);
  });
});

describe('the share targets of a host', () => {
  test.each([
    [{ runtime: Runtime.web, hasShareSheet: true }, ['system', 'copyLink', 'qrCode']],
    [{ runtime: Runtime.web }, ['copyLink', 'qrCode']],
    [{ runtime: Runtime.weixinWeb, hasShareSheet: true }, ['weChatMenu', 'copyLink', 'qrCode']],
    [{ runtime: Runtime.iosApp }, ['native', 'copyLink', 'qrCode']],
    [{ runtime: Runtime.androidApp }, ['native', 'copyLink', 'qrCode']],
    [{ runtime: Runtime.weixinMiniApp }, ['miniProgram', 'copyLink']],
  ])('%j', async (platform, methods) => {
    const { app } = await fakeApp({ platform });
    expect(app.share.methods()).toEqual(methods);
  });
});

describe('pictures, films and places', () => {
  it('need a parameter', async () => {
    const { app, platform } = await fakeApp({ platform: inApp('9.0.0') });
    expect(await app.share.shareImage(undefined)).toEqual(refusal(BRIDGE_REFUSAL.parameterMissing));
    expect(await app.share.shareVideo(undefined)).toEqual(refusal(BRIDGE_REFUSAL.parameterMissing));
    expect(platform.abilities.calls).toEqual([]);
  });

  test.each([
    ['1.6.9', false, false, false],
    ['1.7.0', true, false, false],
    ['1.10.0', true, false, true],
    ['2.2.0', true, true, true],
  ])('in an app of version %s', async (version, image, video, platforms) => {
    for (const runtime of [Runtime.androidApp, Runtime.iosApp]) {
      const { app } = await fakeApp({ platform: inApp(version, runtime) });
      const tooOld = refusal(BRIDGE_REFUSAL.versionTooLow);
      expect(await app.share.shareImage(IMAGE)).toEqual(image ? ok(undefined) : tooOld);
      expect(await app.share.shareVideo(VIDEO)).toEqual(video ? ok(undefined) : tooOld);
      expect(await app.share.platforms()).toEqual(platforms ? ok(['friend', 'friendLine']) : tooOld);
    }
  });

  it('only films of the web leave', async () => {
    const { app, platform } = await fakeApp({ platform: inApp('9.0.0') });
    const result = await app.share.shareVideo({ ...VIDEO, shareVideoUrl: 'file:///etc/passwd' });
    expect(result).toMatchObject({ error: { kind: 'denied' } });
    expect(platform.abilities.calls).toEqual([]);
  });

  it('the places are unknown where the host does not say', async () => {
    const unknown = refusal(BRIDGE_REFUSAL.noSharePlatforms);
    expect(await (await fakeApp()).app.share.platforms()).toEqual(unknown);
    const { app, platform } = await fakeApp({ platform: inApp('9.0.0') });
    platform.abilities.setReply('getSharePlatforms', fail({ kind: 'timeout' }));
    expect(await app.share.platforms()).toEqual(unknown);
    platform.abilities.setReply('getSharePlatforms', ok({ platforms: [] }));
    expect(await app.share.platforms()).toEqual(unknown);
  });
});
