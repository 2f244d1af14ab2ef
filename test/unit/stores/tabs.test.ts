import { homeCalls } from '@/contract/home/calls';
import type { TabConfig } from '@/contract/home/schema';
import { Runtime } from '@/contract/host';
import { RedirectType } from '@/contract/links/values';
import { createFakePlatform } from '@/platform/fake';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp } from '../../support/fakes/fake-app';

const tab = (id: number, url: string, more: Partial<TabConfig> = {}): TabConfig => ({
  id,
  tabName: `标签${id}`,
  tabImgPath: `/files/${id}.png`,
  tabImgLightPath: `/files/${id}-light.png`,
  tabImgSize: '60x48',
  redirectType: RedirectType.innerPage,
  url,
  ...more,
});

const open = async (answer: TabConfig[], options = {}) => {
  const fake = await fakeApp({ api: new FakeApi().on(homeCalls.getTabConfig, answer), ...options });
  await fake.app.tabs.load();
  return fake.app.tabs;
};

describe('the tabs', () => {
  it('are four before the first answer of the server', async () => {
    const { app } = await fakeApp();
    expect(app.tabs.items.map(({ text }) => text)).toEqual(['首页', '成长', '课程', '我的']);
    expect(app.tabs.status).toBe('pending');
  });

  it('are those of the server, cut to five, with pictures and sizes', async () => {
    const tabs = await open([1, 2, 3, 4, 5, 6].map((id) => tab(id, '/index')));
    expect(tabs.items).toHaveLength(5);
    expect(tabs.items[0]).toMatchObject({
      text: '标签1',
      image: { plain: '/files/1.png', active: '/files/1-light.png', width: 60, height: 48 },
    });
    expect(tabs.status).toBe('success');
  });

  it('lead to the tab page of their path, redirects included, or wherever else they say', async () => {
    const tabs = await open([
      tab(1, '/index'),
      tab(2, '/growUp'),
      tab(3, '/index/parentsCenter'),
      tab(4, '/myOrder'),
      tab(5, 'https://shop.example', { redirectType: RedirectType.h5Link }),
    ]);
    expect(tabs.items.map(({ route }) => route)).toEqual([
      'index',
      'growUpStudyPlan',
      'parentsCenter',
      undefined,
      undefined,
    ]);
  });

  it('stay the four where the server has none, or fails', async () => {
    expect((await open([])).items).toHaveLength(4);
    const { app } = await fakeApp({
      api: new FakeApi().onFailure(homeCalls.getTabConfig, { kind: 'network' }),
    });
    expect(await app.tabs.load()).toMatchObject({ ok: false });
    expect([app.tabs.status, app.tabs.items.length]).toEqual(['fail', 4]);
  });

  it('are asked for once, and again only after a failure', async () => {
    const api = new FakeApi().onFailure(homeCalls.getTabConfig, { kind: 'network' });
    const { app } = await fakeApp({ api });
    await Promise.all([app.tabs.load(), app.tabs.load()]);
    expect(api.sent).toHaveLength(1);
    api.on(homeCalls.getTabConfig, [tab(1, '/index')]);
    await app.tabs.load();
    await app.tabs.load();
    expect(api.sent).toHaveLength(2);
  });

  it.each([
    ['the mini program', { runtime: Runtime.weixinMiniApp }],
    ['its web-view', { runtime: Runtime.weixinWeb, insideMiniProgram: true }],
  ])('are courses and mine in %s, whatever the server says', async (_where, platform) => {
    const { app, api } = await fakeApp({ platform });
    await app.tabs.load();
    expect(app.tabs.items.map(({ text }) => text)).toEqual(['课程', '我的']);
    expect(api.sent).toEqual([]);
  });

  it.each([
    ['hidden in a native app below 1.5.8', '1.5.7', false],
    ['shown in a native app from 1.5.8 on', '1.5.8', true],
    ['shown in a native app 1.10', '1.10', true],
  ])('are %s', async (_name, appVersion, isVisible) => {
    const environment = { ...createFakePlatform().environment, appVersion };
    const { app } = await fakeApp({ platform: { runtime: Runtime.iosApp, environment } });
    expect(app.tabs.isVisible).toBe(isVisible);
  });

  it('have a size even where the server gives none', async () => {
    const tabs = await open([tab(1, '/index', { tabImgSize: '' }), tab(2, '/index', { tabImgPath: '' })]);
    expect(tabs.items[0]?.image).toMatchObject({ width: 48, height: 48 });
    expect(tabs.items[1]?.image).toBeUndefined();
  });
});
