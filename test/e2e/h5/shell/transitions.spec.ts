import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { hold } from '../../support/held';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    slides?: (string | undefined)[];
  }
}

const at = (page: Page, path: string) =>
  page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });

const slides = (page: Page) => page.evaluate(() => window.slides);

/** Direction of each transition that started. */
async function recordSlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.slides = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.slides?.push(document.documentElement.dataset['slide']);
      return start(update);
    };
  });
}

test('a page slides in, and off again by the back button; tabs do not slide', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await recordSlides(page);
  await page.goto('/parentsCenter');
  await page.getByText('设置', { exact: true }).locator('visible=true').click();
  await at(page, '/option');
  await expect(page.getByText('登录设备管理')).toBeVisible();
  expect(await slides(page)).toEqual(['push']);
  await page.goBack();
  await at(page, '/parentsCenter');
  await expect(page.getByText('意见反馈').locator('visible=true')).toBeVisible();
  expect(await slides(page)).toEqual(['push', 'pop']);
  await expect(page.locator('html')).not.toHaveAttribute('data-slide');
  await page.getByRole('tab', { name: '课程' }).click();
  await at(page, '/myTabClass');
  expect(await slides(page)).toEqual(['push', 'pop']);
});

test('a tap on a page that still slides leads on', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/parentsCenter');
  // Long enough to tap in the middle.
  await page.addStyleTag({
    content:
      '::view-transition-old(root), ::view-transition-new(root) { animation-duration: 60s !important; }',
  });
  await page.getByText('设置', { exact: true }).locator('visible=true').click();
  await at(page, '/option');
  await page.waitForFunction(() => document.getAnimations().length > 0);
  const { height, width, x, y } = (await page.getByText('登录设备管理').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await at(page, '/deviceManage');
});

test('on a slow network the page stays as it is until the next one can be shown; what was tapped looks pressed', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(anOfficialParent());
  await recordSlides(page);
  await page.goto('/parentsCenter');
  await expect(page.getByText('意见反馈').locator('visible=true')).toBeVisible();
  const scripts = await hold(page, /\/js\/[^/]*\.js$/);
  await page.getByText('设置', { exact: true }).locator('visible=true').click();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  expect(await slides(page)).toEqual([]);
  const tapped = page.locator('.pressable:focus');
  await expect(tapped).toContainText('设置');
  await expect(tapped).toHaveCSS('opacity', '0.72');
  scripts.letGo();
  await expect(page.getByText('登录设备管理')).toBeVisible();
  expect(await slides(page)).toEqual(['push']);
  await expect(page.locator('html')).not.toHaveAttribute('data-slide');
});

test('where pages do not slide, what was tapped looks pressed all the same', async ({ page, parent }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/parentsCenter');
  await expect(page.getByText('意见反馈').locator('visible=true')).toBeVisible();
  const scripts = await hold(page, /\/js\/[^/]*\.js$/);
  await page.getByText('设置', { exact: true }).locator('visible=true').click();
  await expect(page.locator('.pressable:focus')).toHaveCSS('opacity', '0.72');
  scripts.letGo();
  await expect(page.getByText('登录设备管理')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-slide');
});
