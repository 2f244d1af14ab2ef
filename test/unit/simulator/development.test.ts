import { Runtime } from '@/contract/host';
import { isInsideMiniProgram, likelyRuntime } from '@/platform/web/user-agent';
import { simulateRuntime, choiceOf } from '@/simulator/query';
import { DIALECTS, systemOf } from '@/simulator/native-app';
import { appUserAgent } from '@/simulator/native-app/surroundings';
import { nativeAppOptions } from '@/simulator/native-app/options';
import type { AppWindow } from '@/simulator/native-app/wire';
import { FakeTime } from '../../support/fakes/fake-time';
import { emptyPage } from './support/in-app';

const choice = (query: string) => choiceOf(new URLSearchParams(query));

/** The tab navigates to another address. */
async function nextPage(page: AppWindow, path: string): Promise<AppWindow> {
  const next = await emptyPage(new FakeTime(), `https://app.example${path}`);
  for (let index = 0; index < page.sessionStorage.length; index += 1) {
    const key = page.sessionStorage.key(index) ?? '';
    next.sessionStorage.setItem(key, page.sessionStorage.getItem(key) ?? '');
  }
  simulateRuntime(next);
  return next;
}

const around = (page: AppWindow) => ({
  userAgent: page.navigator.userAgent,
  maxTouchPoints: 0,
  hasBridge: page.WebViewJavascriptBridge !== undefined,
  wxEnvironment: (page as AppWindow & { __wxjs_environment?: string }).__wxjs_environment,
});

describe('the address of a development build', () => {
  it('puts the page into the app that it names, as long as the tab is open', async () => {
    const plain = await emptyPage(new FakeTime());
    simulateRuntime(plain);
    expect(likelyRuntime(around(plain))).toBe(Runtime.web);
    const asked = await nextPage(plain, '/?runtime=ios&appVersion=1.9.0');
    expect(likelyRuntime(around(asked))).toBe(Runtime.iosApp);
    const later = await nextPage(asked, '/parentsCenter');
    expect(likelyRuntime(around(later))).toBe(Runtime.iosApp);
    expect(later.navigator.userAgent).toContain('WandouParent/1.9.0 (iOS)');
    const ended = await nextPage(later, '/?runtime=web');
    expect(likelyRuntime(around(ended))).toBe(Runtime.web);
    expect(likelyRuntime(around(await nextPage(ended, '/')))).toBe(Runtime.web);
  });

  it('is asked for its own user: another app does not know the previous one', async () => {
    const first = await nextPage(await emptyPage(new FakeTime()), '/?runtime=android&user=42:t');
    expect(first.sessionStorage.getItem('native-app.user')).toContain('"userId":42');
    const second = await nextPage(first, '/?runtime=android&user=none');
    expect(second.sessionStorage.getItem('native-app.user')).toBeNull();
  });

  it('knows WeChat and the web-view of the mini program', async () => {
    const weChat = await nextPage(await emptyPage(new FakeTime()), '/?runtime=wechat&os=ios');
    expect(likelyRuntime(around(weChat))).toBe(Runtime.weixinWeb);
    expect(isInsideMiniProgram(around(weChat))).toBe(false);
    const inside = await nextPage(weChat, '/?runtime=miniProgram');
    expect(isInsideMiniProgram(around(inside))).toBe(true);
  });
});

describe('the query', () => {
  it('says everything about an app', () => {
    const query =
      'runtime=android&dialect=jsbridge2&appVersion=1.5.0&user=7:tok&permissions=push&network=3g' +
      '&unknown=Share,OpenFile&ready=300&delay=50&reply=object';
    expect(choice(query)).toEqual({
      runtime: 'app',
      options: {
        dialect: 'jsbridge2',
        appVersion: '1.5.0',
        user: { userId: 7, token: 'tok', time: 0 },
        permissions: { push: true, photos: false },
        network: '3g',
        unknown: ['Share', 'OpenFile'],
        readyAfterMs: 300,
        replyAfterMs: 50,
        replyAs: 'object',
        opensLinks: true,
      },
    });
    expect(choice('runtime=ios&ready=never')).toMatchObject({ options: { readyAfterMs: null } });
  });

  it('is not misled by what does not fit', () => {
    expect(choice('runtime=windows')).toBeUndefined();
    expect(choice('')).toBeUndefined();
    expect(choice('runtime=ios&dialect=jsbridge1&network=pigeon&delay=soon')).toEqual({
      runtime: 'app',
      options: { dialect: 'wvjb6', opensLinks: true },
    });
  });
});

describe('the user agent of an app', () => {
  it.each(DIALECTS)('is recognised as %s', (dialect) => {
    const userAgent = appUserAgent(nativeAppOptions({ dialect }));
    const runtime = systemOf(dialect) === 'android' ? Runtime.androidApp : Runtime.iosApp;
    const found = likelyRuntime({ userAgent, maxTouchPoints: 5, hasBridge: false, wxEnvironment: undefined });
    expect(found).toBe(runtime);
  });
});
