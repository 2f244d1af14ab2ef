/**
 * Returning to a page left for another document or tab. The headless shell has no back/forward cache, so there going back is a reload,
 * with the same expectations. Set CHROMIUM_PATH to a full Chromium to test the cache itself.
 */
import type { CDPSession, Page } from '@playwright/test';
import { withManySubjects } from '../../../builders/children';
import { aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

/** Always reported by the headless shell, never by a browser with the cache. */
const OF_THE_SHELL = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Reasons why the page was not cached. */
async function watchReasons(session: CDPSession): Promise<string[]> {
  const reasons: string[] = [];
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  return reasons;
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/index');
  await expect(page.locator('.today-lesson')).toHaveCount(3);
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

async function leaveAndComeBack(page: Page, meanwhile: () => Promise<void> = async () => undefined) {
  await page.goto('/healthz');
  await meanwhile();
  // A cached page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
}

test.beforeEach(async ({ page, parent }) => {
  await parent.isLoggedIn(withManySubjects());
  await openHome(page);
});

test('home comes back as it was left, without an overlay, and can be used', async ({
  page,
  parent,
  devtools,
}) => {
  const reasons = await watchReasons(devtools);
  await page.evaluate(() => void Object.assign(window, { isWhatWasLeft: true }));
  await leaveAndComeBack(page);
  await expect(page.locator('.today-lesson')).toHaveCount(3);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  expect(reasons.filter((reason) => !OF_THE_SHELL.includes(reason))).toEqual([]);
  const isWhatWasLeft = await page.evaluate(() => 'isWhatWasLeft' in window);
  expect(isWhatWasLeft, 'the browser has the cache').toBe(reasons.length === 0);
  await parent.tab('我的').click();
  await expect(parent.activeTab('我的')).toBeVisible();
  await leaveAndComeBack(page);
  await expect(parent.activeTab('我的')).toBeVisible();
  await parent.tab('首页').click();
  await expect(page.locator('.today-lesson')).toHaveCount(3);
});

test('a visitor who comes back from another document sees nothing of a parent who logged out in another tab, nor of the next one there', async ({
  page,
  parent,
}) => {
  const { phone } = await parent.exists(aParent());
  const other = await page.context().newPage();
  const there = parent.at(other);
  await leaveAndComeBack(page, () => there.logOut());
  await expect(page.getByText('登录后查看孩子的课程和消息').locator('visible=true')).toBeVisible();
  await expect(page.locator('.today-lesson')).toHaveCount(0);
  await leaveAndComeBack(page, async () => {
    await there.logInByPassword(phone);
    await there.expectHome();
  });
  await other.close();
  await expect(page.locator('.today-lesson')).toHaveCount(0);
  // The session is still open.
  await page.goto('/option');
  await expect(page.getByText('退出登录')).toBeVisible();
});
