import { Runtime } from '@/contract/host';
import { createFakePlatform } from '@/platform/fake';
import { refreshCache } from '@/services/helpers';
import { FakeTime, TEST_NOW } from '../../support/fakes/fake-time';

function pageAt(href: string | null, runtime: Runtime = Runtime.web) {
  const done: string[] = [];
  const url = href === null ? null : new URL(href);
  const platform = createFakePlatform({
    runtime,
    location: () => url && { origin: url.origin, host: url.host, path: url.pathname, href: url.href },
    replaceAddress: (address) => void done.push(address),
    reload: () => void done.push('reload'),
  });
  return { done, refreshed: refreshCache(platform, new FakeTime()) };
}

describe('refreshing the cache', () => {
  it('reloads the page with the time in its address', () => {
    const { done, refreshed } = pageAt('https://app.example/courseList?id=3');
    expect(refreshed).toBe(true);
    expect(done).toEqual([`https://app.example/courseList?id=3&t=${TEST_NOW}`, 'reload']);
  });

  it('does so in WeChat as well', () => {
    expect(pageAt('https://app.example/index', Runtime.weixinWeb).refreshed).toBe(true);
  });

  it('does so once: with t in the address it keeps the page, whatever its value', () => {
    for (const query of ['?t=1', '?t=', '?id=3&t=9']) {
      expect(pageAt(`https://app.example/index${query}`)).toEqual({ done: [], refreshed: false });
    }
  });

  it('treats no other parameter as t', () => {
    expect(pageAt('https://app.example/index?at=1&T=2').refreshed).toBe(true);
  });

  it('does nothing in the native apps and the mini program', () => {
    for (const runtime of [Runtime.androidApp, Runtime.iosApp]) {
      expect(pageAt('https://app.example/index', runtime)).toEqual({ done: [], refreshed: false });
    }
    expect(pageAt(null, Runtime.weixinMiniApp)).toEqual({ done: [], refreshed: false });
  });
});
