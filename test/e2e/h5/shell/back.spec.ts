import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { hold } from '../../support/held';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

/** Same-document navigation. */
const at = (page: Page, path: string) =>
  page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });

test('the back button closes a sheet, leaves the page, and asks before a form is lost', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/parentsCenter');
  await page.getByText('设置', { exact: true }).locator('visible=true').click();
  await at(page, '/option');
  const recommend = page.getByText('推荐给朋友').locator('visible=true');
  const sheet = page.getByRole('dialog');
  await recommend.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await at(page, '/option');
  // Closing a sheet by its button leaves no history entry.
  await tapUntil(recommend, sheet);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await at(page, '/parentsCenter');

  await page.getByText('意见反馈').locator('visible=true').click();
  await at(page, '/feedback');
  await page.locator('textarea').fill('老师讲得很清楚，孩子很喜欢上课。');
  await page.goBack();
  await page.getByRole('button', { name: '继续填写' }).click();
  await expect(page.locator('textarea')).toHaveValue('老师讲得很清楚，孩子很喜欢上课。');
  await page.goBack();
  await page.getByRole('button', { name: '离开' }).click();
  await at(page, '/parentsCenter');
});

test('back pressed twice while a page is loading leads two pages back', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/parentsCenter');
  await page.getByText('设置', { exact: true }).locator('visible=true').click();
  await at(page, '/option');
  await expect(page.getByText('登录设备管理')).toBeVisible();
  const scripts = await hold(page, /\/js\/[^/]*\.js$/);
  await page.getByText('登录设备管理').click();
  await at(page, '/deviceManage');
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  scripts.letGo();
  await at(page, '/parentsCenter');
  await expect(page.locator('.tab-shell--parentsCenter')).toBeVisible();
});

test('back leads from a tab to home, however it was opened', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/index');
  await parent.expectHome();
  // The router's index. The history has a maximal length, which a worker's window reaches, so its length is no measure.
  const entry = () => page.evaluate(() => Number(history.state.idx));
  const start = await entry();
  await parent.walkTo('课程', '/myTabClass');
  await parent.walkTo('我的', '/parentsCenter');
  await page.goBack();
  await at(page, '/index');
  await expect(parent.activeTab('首页')).toBeVisible();
  await parent.walkTo('课程', '/myTabClass');
  await parent.walkTo('首页', '/index');
  // Home has only one history entry.
  expect(await entry()).toBe(start);
});
