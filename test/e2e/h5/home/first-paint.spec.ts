/** The first paint before the program has loaded. Its layer is a closed shadow root, so screenshots show its content. */
import type { Page } from '@playwright/test';
import { withManySubjects } from '../../../builders/children';
import { hold } from '../../support/held';
import { LESSON } from '../../support/lesson';
import { expect, test } from '../../support/test';

const SCRIPTS = '**/js/*.js';
const layer = (page: Page) => page.locator('#first-paint');

/** Content of the layer, recorded when the document creates it. */
async function watchLayer(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function open(options) {
      const root = attach.call(this, options);
      const placeOf = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().top;
      Object.assign(window, { shownFirst: () => root.textContent, placeOf });
      return root;
    };
  });
  return () => page.evaluate(() => (window as unknown as { shownFirst: () => string }).shownFirst());
}

const keptPaint = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('wandou.kept.homePaint'));

test.describe('before the program is there', () => {
  test('a visitor sees home, and the program takes over without moving it', async ({ page }) => {
    const shown = await watchLayer(page);
    await page.goto('/index');
    await expect(page.locator('.module-section').first()).toBeVisible();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.evaluate(() => localStorage.clear());
    await page.goto('/index');
    await expect(layer(page)).toBeVisible();
    expect(await shown()).toContain('首页');
    expect(await shown()).toContain('我的');
    await page.unroute(SCRIPTS);
    await page.goto('/index');
    await expect(page.locator('.module-section').first()).toBeVisible();
    await expect(layer(page)).toHaveCount(0);
  });

  test('a parent sees home as it was, without the child’s name, and nothing of it after the logout', async ({
    page,
    parent,
  }) => {
    const shown = await watchLayer(page);
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await expect(page.locator('.today-lesson')).toHaveCount(3);
    const name = await page.locator('.home-navbar__greeting').innerText();
    await expect(async () => expect(await keptPaint(page)).not.toBeNull()).toPass();
    // Icons are kept as bitmaps: parsing paths would cost a slow phone too much at start.
    expect(await keptPaint(page)).toContain('data:image/webp');
    expect(await keptPaint(page)).toMatch(/^[\x20-\x7e]+$/);
    expect(await keptPaint(page)).not.toContain('data:image/svg+xml;base64');
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/index');
    await expect(layer(page)).toBeVisible();
    expect(await shown()).toMatch(LESSON);
    expect(await shown()).not.toContain(name);
    await page.unroute(SCRIPTS);
    await parent.logOut();
    expect(await keptPaint(page)).toBeNull();
  });

  test('mine shows as it was, without name, phone and hours', async ({ page, parent }) => {
    const shown = await watchLayer(page);
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/parentsCenter');
    await expect(page.locator('.hour-tiles__number').first()).toBeVisible();
    const name = await page.locator('.profile-head__title').innerText();
    const kept = () => page.evaluate(() => localStorage.getItem('wandou.kept.minePaint'));
    await expect(async () => expect(await kept()).not.toBeNull()).toPass();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/parentsCenter');
    await expect(layer(page)).toBeVisible();
    expect(await shown()).toContain('我的订单');
    expect(await shown()).not.toContain(name);
    expect(await shown()).not.toMatch(/\*{4}/);
  });

  test('a visitor without a session sees the login page, and the program takes over without moving it', async ({
    page,
  }) => {
    const shown = await watchLayer(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/myOrder');
    await expect(layer(page)).toBeVisible();
    expect(await shown()).toContain('陪孩子一起，慢慢长大');
    const painted = await page.evaluate(() =>
      (window as unknown as { placeOf: (selector: string) => number }).placeOf('.login__card'),
    );
    await page.unroute(SCRIPTS);
    await page.goto('/myOrder');
    await expect(page).toHaveURL(/\/login/);
    await expect(layer(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '领取免费试听课' })).toBeVisible();
    const { y } = (await page.locator('.login__card').boundingBox()) ?? {};
    expect(y).toBeCloseTo(painted, 0);
  });

  test('another screen shows its title', async ({ page, parent }) => {
    const shown = await watchLayer(page);
    await parent.isLoggedIn(withManySubjects());
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/informationCenter');
    await expect(layer(page)).toBeVisible();
    expect(await shown()).toContain('消息中心');
    await page.unroute(SCRIPTS);
    await page.goto('/informationCenter');
    await expect(layer(page)).toHaveCount(0);
    // Shared styles come first, so that a page's rules override them.
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.filter(Boolean)[0]).toContain('/css/shared-styles.');
    expect(sheets.filter(Boolean).length).toBeGreaterThan(1);
  });
});

/** Centre of the painted link whose text begins so. */
const placeOfLink = (page: Page, words: string) =>
  page.evaluate((text) => {
    const { painted } = window as unknown as { painted: ShadowRoot };
    const link = [...painted.querySelectorAll('a')].find((one) => one.textContent?.trim().startsWith(text));
    const { left, top, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, words);

const pressed = (page: Page) =>
  page.evaluate(() => {
    const { painted } = window as unknown as { painted: ShadowRoot };
    return [...painted.querySelectorAll('[data-pressed]')].map((one) => one.textContent?.trim());
  });

async function tapPainted(page: Page, words: string): Promise<void> {
  const { x, y } = await placeOfLink(page, words);
  await page.mouse.click(x, y);
}

test.describe('a tap on what is painted', () => {
  test.beforeEach(async ({ page, parent }) => {
    await page.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function open(options) {
        const root = attach.call(this, options);
        Object.assign(window, { painted: root });
        return root;
      };
    });
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/parentsCenter');
    const kept = () => page.evaluate(() => localStorage.getItem('wandou.kept.minePaint'));
    await expect(async () => expect(await kept()).toContain('href')).toPass();
  });

  test('before the program is there shows pressed, leads on when it is, and back to the page that was painted', async ({
    page,
    parent,
  }) => {
    const scripts = await hold(page, /\/js\/[^/]*\.js$/);
    await page.goto('/parentsCenter', { waitUntil: 'commit' });
    await expect(layer(page)).toBeVisible();
    await tapPainted(page, '我的订单');
    await expect.poll(() => pressed(page)).toEqual(['我的订单']);
    await tapPainted(page, '我的地址');
    await expect.poll(() => pressed(page)).toEqual(['我的地址']);
    scripts.letGo();
    await expect(page.getByText('新增地址').locator('visible=true')).toBeVisible();
    await expect(page).toHaveURL(/myAddressList/);
    await expect(layer(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/parentsCenter/);
    await expect(parent.activeTab('我的')).toBeVisible();
    await expect(page.locator('.entry-tile').first()).toBeVisible();
  });

  test('while the program starts is the first thing that it does', async ({ page, parent }) => {
    // The painted page covers the program's until its pictures have loaded, at most four seconds.
    const pictures = await hold(page, /\.(svg|png|webp)(\?|$)/);
    await page.goto('/parentsCenter', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'takesFirstTaps' in window);
    await tapPainted(page, '我的订单');
    await expect(page).toHaveURL(/myOrder/);
    pictures.letGo();
    await expect(page.locator('.order-list').or(page.getByText('还没有订单')).first()).toBeVisible();
    await page.goBack();
    await expect(parent.activeTab('我的')).toBeVisible();
  });
});
