import { act } from 'react';
import { DownloadEnter, DownloadType } from '@/contract/download/values';
import { Runtime } from '@/contract/host';
import { storeLinks } from '@/features/download/store-links';
import { downloadCopies } from '@/features/download/texts';
import DownloadApp from '@/pages/download/download-app';
import DownloadStudentApp from '@/pages/download/download-student-app';
import DownloadAppPc from '@/pages/download/download-app-pc';
import { memoryStorage, type FakePlace } from '@/platform/fake';
import type { AppConfig } from '@/services/config';
import { openScreen } from '../support/open-screen';

const open = (query: Record<string, string>, platform: FakePlace = {}) =>
  openScreen('downloadApp', DownloadApp, { query, platform });

const kinds = Object.values(DownloadType);

describe('the download page', () => {
  test.each(kinds)('type %i has words of its own', async (type) => {
    const screen = await open({ type: String(type) });
    expect(screen.byClass('download-landing__title').textContent).toBe(downloadCopies[type].title);
    expect(screen.hasText(downloadCopies[type].action)).toBe(true);
  });

  test('is called after the shop for the shop alone', async () => {
    const shop = await open({ type: '2' });
    expect(shop.platform.log.titles.pop()).toBe('豌豆商城');
    const other = await open({ type: '5' });
    expect(other.platform.log.titles.pop()).toBe('豌豆家长端');
  });

  test('reports where the visitor came from', async () => {
    const screen = await open({ type: '2', enter: '61' });
    expect(screen.tracker.payloads('download_enter')).toEqual([
      { type: DownloadType.shop, enter: DownloadEnter.shop },
    ]);
    const unknown = await open({ enter: '999' });
    expect(unknown.tracker.payloads('download_enter')).toEqual([
      { type: DownloadType.parent, enter: DownloadEnter.other },
    ]);
  });

  test('says that it opens the app while the phone may, and nothing is pressed twice', async () => {
    const openApp = jest.fn();
    const screen = await open({ type: '1' }, { os: 'android', openApp });
    await screen.tap('立即下载');
    await screen.tap('正在打开');
    expect(openApp).toHaveBeenCalledTimes(1);
    await screen.advance(3000);
    expect(screen.platform.log.opened).toEqual([storeLinks.parent.android]);
    expect(screen.hasText('立即下载')).toBe(true);
  });

  test('opens the store', async () => {
    const screen = await open({ type: '1', enter: '19' }, { os: 'ios' });
    await screen.tap('立即下载');
    expect(screen.platform.log.opened).toEqual([storeLinks.parent.ios]);
    expect(screen.tracker.payloads('download_click')).toEqual([
      { type: DownloadType.parent, enter: DownloadEnter.home },
    ]);
  });

  test('explains how to leave WeChat first, and copies the address of this page', async () => {
    const screen = await open({ type: '5', enter: '321' }, { runtime: Runtime.weixinWeb, os: 'android' });
    await screen.tap(downloadCopies[DownloadType.further].action);
    expect(screen.hasText('请在浏览器中打开')).toBe(true);
    expect(screen.platform.log.opened).toEqual([]);
    await screen.tap('复制下载地址');
    expect(screen.platform.log.copied).toEqual(['https://app.example/downloadApp?type=5&enter=321']);
    expect(screen.toasts).toEqual(['下载地址已复制']);
  });

  const inWeChat = (os: 'android' | 'ios', storage = memoryStorage()) =>
    open({ type: '1' }, { runtime: Runtime.weixinWeb, os, storage });

  test.each([
    ['android', ['去应用宝下载', '复制下载地址', '知道了']],
    ['ios', ['复制下载地址', '知道了']],
  ] as const)('offers in WeChat the store that WeChat opens itself: %s', async (os, actions) => {
    const screen = await inWeChat(os);
    await screen.tap('立即下载');
    const offered = ['去应用宝下载', '复制下载地址', '知道了'].filter((text) => screen.hasText(text));
    expect(offered).toEqual(actions);
    if (os === 'ios') return;
    await screen.tap('去应用宝下载');
    expect(screen.platform.log.opened).toEqual([storeLinks.parent.android]);
  });

  test('offers the next step after a return to the guide, in this page or in a new one', async () => {
    const storage = memoryStorage();
    const screen = await inWeChat('ios', storage);
    await screen.tap('立即下载');
    expect(screen.hasText('装好了吗？')).toBe(false);
    await act(async () => screen.platform.setVisible(true));
    expect(screen.hasText('装好了吗？')).toBe(true);
    const later = await inWeChat('ios', storage);
    await later.tap('立即下载');
    expect(later.hasText('从手机桌面打开豌豆家长端，用现在的手机号登录')).toBe(true);
  });

  test("leads to the child's own app", async () => {
    const screen = await open({ type: '1' });
    await screen.tap('孩子上课，用豌豆学生端');
    expect(screen.platform.navigation.last?.url).toBe('/pages/download/download-student-app/index');
  });

  test('leads to the little teacher’s guide in the mini program, in its own place', async () => {
    const screen = await open({ type: '4' }, { insideMiniProgram: true });
    expect(screen.allByClass('download-landing__head')).toHaveLength(0);
    expect(screen.platform.navigation.last).toEqual({
      how: 'replace',
      url: '/pages/guides/common/index?code=little_teacher_card_mini',
    });
  });
});

describe('on HarmonyOS, which runs no Android apps', () => {
  const onHarmony = (platform: FakePlace = {}, config: Partial<AppConfig> = {}) =>
    openScreen('downloadApp', DownloadApp, {
      query: { type: '1' },
      platform: { os: 'harmony', ...platform },
      config,
    });

  test('says that the app is not there, and leads to the web and to the mini program', async () => {
    const screen = await onHarmony();
    expect(screen.hasText('豌豆家长端还没有鸿蒙版')).toBe(true);
    expect([screen.hasText('立即下载'), screen.hasText('Android')]).toEqual([false, false]);
    await screen.tap('去微信小程序');
    expect(screen.platform.log.copied).toEqual(['豌豆家长端']);
    expect(screen.toasts).toEqual(['“豌豆家长端”已复制，到微信里粘贴，搜索小程序']);
    await screen.tap('继续用网页');
    expect(screen.platform.navigation.last?.url).toContain('home/home/index');
    expect(screen.platform.log.opened).toEqual([]);
  });

  test.each([
    ['names the mini program in WeChat', false],
    ['does not name the mini program within it', true],
  ] as const)('%s', async (_name, insideMiniProgram) => {
    const screen = await onHarmony({ runtime: Runtime.weixinWeb, insideMiniProgram });
    expect(screen.hasText('继续用网页')).toBe(true);
    expect(screen.hasText('去微信小程序')).toBe(!insideMiniProgram);
  });

  test('opens AppGallery, where the operator named the app in it', async () => {
    const parent = 'https://appgallery.example/parent';
    const screen = await onHarmony({}, { harmonyApps: { parent, student: '' } });
    await screen.tap('立即下载');
    expect(screen.platform.log.opened).toEqual([parent]);
  });

  test('sends the child to another device', async () => {
    const screen = await openScreen('downloadStudentApp', DownloadStudentApp, {
      platform: { os: 'harmony' },
    });
    expect(screen.hasText('豌豆学生端还没有鸿蒙版')).toBe(true);
    await screen.tap('复制下载地址');
    expect(screen.platform.log.copied).toEqual(['https://app.example/downloadStudentApp']);
  });
});

describe('the download page of a computer', () => {
  const openPc = () => openScreen('downloadAppPc', DownloadAppPc);

  test('copies the address for the phone', async () => {
    const screen = await openPc();
    expect(screen.byClass('download-app-pc__address').textContent).toBe('https://app.example/downloadApp');
    await screen.tap('复制下载地址');
    expect(screen.platform.log.copied).toEqual(['https://app.example/downloadApp']);
  });

  test('leads to both stores', async () => {
    const screen = await openPc();
    await screen.tap('App Store');
    await screen.tap('Android 应用商店');
    expect(screen.platform.log.opened).toEqual(Object.values(storeLinks.parent));
  });

  test('leads to AppGallery, too, where the operator named the app in it', async () => {
    const parent = 'https://appgallery.example/parent';
    const screen = await openScreen('downloadAppPc', DownloadAppPc, {
      config: { harmonyApps: { parent, student: '' } },
    });
    await screen.tap('华为应用市场');
    expect(screen.platform.log.opened).toEqual([parent]);
  });

  test('shows the address as a code to scan', async () => {
    const screen = await openPc();
    await act(() => import('@/services/share/qr-code'));
    await screen.settle();
    expect(screen.byClass('download-app-pc__code').querySelector('img')?.alt).toBe('下载地址的二维码');
  });

  test("is the student app's where it is asked for", async () => {
    const screen = await openScreen('downloadAppPc', DownloadAppPc, { query: { app: 'student' } });
    expect(screen.byClass('download-app-pc__address').textContent).toBe(
      'https://app.example/downloadStudentApp',
    );
    await screen.tap('App Store');
    expect(screen.platform.log.opened).toEqual([storeLinks.student.ios]);
  });
});

describe("the page of the child's app", () => {
  test('leads to its own store', async () => {
    const screen = await openScreen('downloadStudentApp', DownloadStudentApp, {
      platform: { os: 'android' },
    });
    expect(screen.hasText('下载豌豆学生端')).toBe(true);
    await screen.tap('立即下载');
    expect(screen.platform.log.opened).toEqual([storeLinks.student.android]);
    expect(screen.tracker.payloads('student_download_click')).toHaveLength(1);
  });
});
