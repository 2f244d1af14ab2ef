import type { Page } from '@playwright/test';
import { attendedLessons } from '../../../builders/learning';
import { withManySubjects } from '../../../builders/children';
import { insideNativeApp } from '../../support/native-app';
import { expect, test } from '../../support/test';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Tabs of the growth space, by label. */
const tab = (page: Page, name: string) =>
  page.locator('.tabs').getByText(name, { exact: true }).locator('visible=true');
/** The URL changes before the page: until then the previous page's tabs are visible. */
const showsTab = (page: Page, name: string) =>
  expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();

test.describe('the growth space in the app', () => {
  test.beforeEach(async ({ page }) => {
    await insideNativeApp(page, { dialect: 'jsbridge2' });
  });

  test('has three tabs, one in the place of the other, and a schedule', async ({
    page,
    parent,
    testContext,
  }) => {
    const child = await parent.isLoggedIn(withManySubjects());
    const weeks = [1, 2, 3, 4].map((week) => ({ id: week, at: new Date(Date.now() - week * 7 * DAY_MS) }));
    await attendedLessons(...weeks)(testContext, child);
    await page.goto('/index');
    await parent.expectHome();
    await parent.walkTo('成长', '/growUp/studyPlan');
    const depth = () => page.evaluate(() => history.length);
    const before = await depth();

    await tab(page, '动态学情').click();
    await page.waitForURL(/\/growUp\/situation\?key=2/);
    await showsTab(page, '动态学情');
    await expect(parent.activeTab('成长')).toBeVisible();
    await expect(page.locator('.report-section')).not.toHaveCount(0);
    await tab(page, '我的报告').click();
    await page.waitForURL(/\/growUp\/growReportList\?key=1&entry=/);
    await showsTab(page, '我的报告');
    await expect(parent.activeTab('成长')).toBeVisible();
    await tab(page, '动态学情').click();
    await page.waitForURL(/\/growUp\/situation/);
    expect(await depth()).toBe(before);

    await page.locator('.situation__period').getByText('近4个月', { exact: true }).click();
    await expect(page.locator('.situation__answer')).toHaveAttribute('aria-busy', 'false');
    await page.locator('.growth-menu').locator('visible=true').click();
    await page.locator('.option-sheet__row').getByText('豌豆思维', { exact: true }).click();
    await expect(page.locator('.situation__answer')).toHaveAttribute('aria-busy', 'false');
    const sentence = await page.locator('.summary__sentence').innerText();

    await page.getByText('学情课表').locator('visible=true').click();
    await page.waitForURL(/\/growUp\/situation\/schedule\?subject=0/);
    await expect(page.locator('.month-grid')).toBeVisible();
    await page.getByRole('button', { name: '上个月' }).click();
    await expect(page.locator('.schedule__sentence').or(page.locator('.empty-state'))).toBeVisible();
    await page.goBack();

    // The filters and results are restored.
    await expect(page.locator('.situation__period--chosen')).toHaveText('近4个月');
    await expect(page.locator('.summary__sentence')).toHaveText(sentence);
    await parent.walkTo('首页', '/index');
    await parent.walkTo('成长', '/growUp/studyPlan');
  });
});
