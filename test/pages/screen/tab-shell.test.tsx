import { View } from '@tarojs/components';
import { getCurrentInstance } from '@tarojs/taro';
import { act } from 'react';
import { homeCalls } from '@/contract/home/calls';
import { Runtime } from '@/contract/host';
import { RedirectType } from '@/contract/links/values';
import { screen } from '@/features/screen';
import { TabScreen } from '@/features/screen/tab-shell';
import { ShellBar as NativeShellBar } from '@/features/screen/tab-shell/ShellBar.weapp';
import { createFakePlatform } from '@/platform/fake';
import { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const Home = screen('index', () => (
  <TabScreen tab="index">
    <View className="probe">首页内容</View>
  </TabScreen>
));

const tab = (id: number, tabName: string, url: string) => ({
  id,
  tabName,
  tabImgPath: `/files/${id}.png`,
  tabImgLightPath: `/files/${id}-light.png`,
  tabImgSize: '48x48',
  redirectType: RedirectType.innerPage,
  url,
});

const SERVER_TABS = [
  tab(11, '首页', '/index'),
  tab(12, '我的', '/parentsCenter'),
  tab(13, '订单', '/option'),
];
const apiWith = (tabs = SERVER_TABS) => new FakeApi().on(homeCalls.getTabConfig, tabs);
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the shell of the tabs', () => {
  it('shows a placeholder until the tabs are known, and the page behind it loads meanwhile', async () => {
    const api = new FakeApi();
    const release = api.onHold(homeCalls.getTabConfig);
    const opened = await openScreen('index', Home, { api });
    expect(opened.allByClass('tab-shell__placeholder')).toHaveLength(1);
    expect(opened.byClass('tab-shell__page').className).toContain('tab-shell__page--waiting');
    expect(opened.allByClass('probe')).toHaveLength(1);
    release({ ok: true, value: SERVER_TABS });
    await opened.settle();
    expect(opened.allByClass('tab-shell__placeholder')).toEqual([]);
    expect(opened.byClass('tab-shell__page').className).not.toContain('waiting');
  });

  it('shows the tabs of the server and switches to the pages behind them', async () => {
    const opened = await openScreen('index', Home, { api: apiWith(), user: TEST_USER });
    expect(texts(opened.allByClass('tab-bar__text'))).toEqual(['首页', '我的', '订单']);
    await opened.tap('我的');
    await opened.tap('订单');
    expect(opened.platform.navigation.moves).toEqual([
      { how: 'switchTab', url: '/pages/profile/parents-center/index' },
      { how: 'push', url: '/pages/account/option/index' },
    ]);
    expect(opened.tracker.payloads('tab_click')[0]).toEqual({ tabId: 12, tabName: '我的', index: 1 });
  });

  it('does nothing for a tap on the tab that shows', async () => {
    const opened = await openScreen('index', Home, { api: apiWith() });
    await opened.tap(opened.allByClass('tab-bar__tab')[0] ?? '');
    expect(opened.platform.navigation.moves).toEqual([]);
  });

  it('goes to the login when the tabs cannot be loaded without a session', async () => {
    const api = new FakeApi().onFailure(homeCalls.getTabConfig, { kind: 'network' });
    const opened = await openScreen('index', Home, { api });
    expect(opened.platform.navigation.last).toEqual({
      how: 'reLaunch',
      url: '/pages/account/login/index?from=%2Findex',
    });
  });

  it('stays with the default tabs for a parent who is logged in', async () => {
    const api = new FakeApi().onFailure(homeCalls.getTabConfig, { kind: 'network' });
    const opened = await openScreen('index', Home, { api, user: TEST_USER });
    expect(texts(opened.allByClass('tab-bar__text'))).toEqual(['首页', '成长', '课程', '我的']);
    expect(opened.platform.navigation.moves).toEqual([]);
  });

  it('hides the bar inside a native app below 1.5.8', async () => {
    const environment = { ...createFakePlatform().environment, appVersion: '1.5.7' };
    const opened = await openScreen('index', Home, {
      api: apiWith(),
      platform: { runtime: Runtime.androidApp, environment },
    });
    expect(opened.allByClass('tab-bar')).toEqual([]);
    expect(opened.hasText('首页内容')).toBe(true);
  });
});

describe('the native bar of the mini program', () => {
  const Courses = screen('myTabClass', () => <NativeShellBar active="myTabClass" />);

  it('is drawn by the host, and its taps are recorded', async () => {
    const opened = await openScreen('myTabClass', Courses, {
      user: TEST_USER,
      platform: { runtime: Runtime.weixinMiniApp },
    });
    expect(opened.allByClass('tab-bar')).toEqual([]);
    const tapped = { index: '1', pagePath: 'pages/profile/parents-center/index', text: '我的' };
    await act(async () => getCurrentInstance().page?.onTabItemTap?.(tapped));
    expect(opened.tracker.payloads('tab_click')).toEqual([{ tabId: 0, tabName: '我的', index: 1 }]);
  });
});
