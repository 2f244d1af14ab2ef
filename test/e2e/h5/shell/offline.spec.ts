/** The service worker: offline use, and updates to a new release. */
import type { Page } from '@playwright/test';
import { withManySubjects } from '../../../builders/children';
import { ID_OF, publishReleases } from '../../support/releases';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

/** The worker is registered after the first page's own requests. */
const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** A worker that came while this document was open has cached everything and is active; the one before is active until then, too. */
const replaced = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => 'isReplaced' in window && navigator.serviceWorker.controller?.state === 'activated',
  );

const notingReplacement = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(window, { isReplaced: true }),
    );
  });

const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

async function keptOf(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => url);
  });
  return urls.map((url) => new URL(url).pathname + new URL(url).search);
}

test.describe('off line', () => {
  test('home shows what it ended with and says so, and the other tabs open', async ({ page, parent }) => {
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await expect(page.locator('.today-lesson')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    await controlled(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText('网络不可用，显示的是上次的内容')).toBeVisible();
    await expect(page.locator('.today-lesson')).toHaveCount(3);
    await expect(page.locator('.module-section').first()).toBeVisible();
    await parent.tab('我的').click();
    await expect(parent.activeTab('我的')).toBeVisible();
    const ownPictures = page.locator('img[src^="/static/images/"]').locator('visible=true');
    await expect(ownPictures.first()).toBeVisible();
    const missing = () =>
      ownPictures.evaluateAll((all) =>
        (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      );
    await expect.poll(missing, 'icons that were never seen with a network').toEqual([]);
    await page.context().setOffline(false);
    await page.goto('/index');
    await expect(page.locator('.home-navbar__offline')).toHaveCount(0);
  });

  test('a second start needs no request for its document and renews the cache, which keeps nothing of the parent, of calls or of addresses', async ({
    page,
    parent,
  }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
    });
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await controlled(page);
    asked.length = 0;
    const answer = await page.goto('/index?presentID=7&bizToken=secret');
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(asked.filter((path) => path === '/' || path === '/index')).toEqual([]);
    await expect.poll(() => asked).toContain('/');
    await expect(page.locator('.today-lesson')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    const kept = await keptOf(page);
    expect(kept).toContain('/');
    expect(
      kept.filter((path) => path !== '/' && !/^\/(js|css|static)\/[^?]+\.[0-9a-f]{8}\.\w+$/.test(path)),
    ).toEqual([]);
  });
});

test.describe('a release', () => {
  const release = (page: Page) => page.locator('meta[name="release"]');
  const cacheOf = (name: keyof typeof ID_OF) => `wandou-offline-${ID_OF[name]}`;

  test('replaces the previous one at the next start, and ends it when it is retired', async ({
    page,
    backendUrl,
  }) => {
    const releases = await publishReleases(backendUrl);
    try {
      await notingReplacement(page);
      await page.goto(`${releases.url}/index`);
      await controlled(page);
      const [first] = await cachesOf(page);
      expect(first).toMatch(/^wandou-offline-[0-9a-f]{12}$/);

      releases.publish('second');
      await page.goto(`${releases.url}/index`);
      await expect(release(page), 'the start does not wait for it').toHaveAttribute('content', 'first');
      await expect.poll(() => cachesOf(page)).toEqual([first, cacheOf('second')]);
      await replaced(page);
      const start = await page.goto(`${releases.url}/index`);
      expect(start?.fromServiceWorker()).toBe(true);
      await expect(release(page)).toHaveAttribute('content', 'second');

      releases.publish('third');
      await page.goto(`${releases.url}/index`);
      await expect.poll(() => cachesOf(page)).toEqual([cacheOf('second'), cacheOf('third')]);

      releases.publish('retired');
      await page.goto(`${releases.url}/index`);
      await expect.poll(() => cachesOf(page)).toEqual([]);
      const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(left).toBe(0);
    } finally {
      releases.stop();
    }
  });
});
