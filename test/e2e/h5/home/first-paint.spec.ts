/** What shows before the program is there. Its layer is closed to the page, so that pictures tell what it shows. */
import type { Page } from '@playwright/test';
import { OrderState } from '../../../../src/contract/orders/values';
import { withManySubjects } from '../../../builders/children';
import { order } from '../../../builders/orders';
import { expect, test } from '../../support/test';

const SCRIPTS = '**/js/*.js';
const layer = (page: Page) => page.locator('#first-paint');

/** What a layer holds, taken at the moment in which the document makes it. */
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
    await expect(page.locator('.lesson-card')).toHaveCount(3);
    const name = await page.locator('.home-navbar__greeting').innerText();
    await expect(async () => expect(await keptPaint(page)).not.toBeNull()).toPass();
    // Drawn once: paths would have to be read again when a slow phone has the least time for it.
    expect(await keptPaint(page)).toContain('data:image/webp');
    expect(await keptPaint(page)).toMatch(/^[\x20-\x7e]+$/);
    expect(await keptPaint(page)).not.toContain('data:image/svg+xml;base64');
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/index');
    await expect(layer(page)).toBeVisible();
    expect(await shown()).toContain('今日课程');
    expect(await shown()).not.toContain(name);
    await page.unroute(SCRIPTS);
    await parent.logOut();
    expect(await keptPaint(page)).toBeNull();
  });

  test('a parent’s status is asked for by the document, once, and the program goes on with the answer', async ({
    page,
    parent,
  }) => {
    await parent.isLoggedIn(withManySubjects());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/getStudentInfo|getTabConfig/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    const status = '/v1/personalCenter/getStudentInfo';
    // Nothing of the program comes before the question left.
    await page.route(SCRIPTS, async (route) => {
      await expect.poll(() => asked).toContain(status);
      await route.continue();
    });
    await page.goto('/index');
    await expect(page.locator('.lesson-card')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path === status)).toHaveLength(1);
    expect(asked).toContain('/v1/index/getTabConfig');
    await page.unroute(SCRIPTS);
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
    await page.unroute(SCRIPTS);
    await parent.logOut();
    expect(await kept()).toBeNull();
  });

  test('whoever has no session sees the login page, and the program takes over without moving it', async ({
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

  test('an order is painted as it was, without its number and where it goes, and nothing of it after the logout', async ({
    page,
    parent,
  }) => {
    const shown = await watchLayer(page);
    const receiver = { name: '王小明', phone: '13900001111', address: '幸福路 8 号' };
    await parent.isLoggedIn(withManySubjects().with(order({ state: OrderState.delivering, receiver })));
    await page.goto('/myOrder');
    await page.locator('.order-card').first().click();
    await expect(page.locator('.order-facts')).toBeVisible();
    const number = await page.locator('.order-facts__value--whole').innerText();
    const kept = () => page.evaluate(() => localStorage.getItem('wandou.kept.latest'));
    await expect(async () => expect(await kept()).toContain('orderId')).toPass();
    const all = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const secret of [number, '王小明', '幸福路', '139****1111']) expect(all).not.toContain(secret);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.reload();
    await expect(layer(page)).toBeVisible();
    expect(await shown()).toContain('我的订单');
    expect(await shown()).toContain('豌豆思维 年课');
    await page.unroute(SCRIPTS);
    await parent.logOut();
    expect(await kept()).toBeNull();
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
    // What several screens show comes first, so that the rules of a page are over it.
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(sheets.filter(Boolean)[0]).toContain('/css/shared-styles.');
    expect(sheets.filter(Boolean).length).toBeGreaterThan(1);
  });
});
