import type { Page, Request } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { lookAway } from '../../support/look-away';
import { insideNativeApp, lastCall, emitToPage } from '../../support/native-app';
import { reportsOf } from '../../support/reports';
import { expect, test } from '../../support/test';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
/** Of the status bar. For the gates of both systems and the four dialects see test/unit/simulator/gates.test.ts. */
const IOS_ROOM = { since: '1.1.1', height: 44 };

const roomAboveBar = (page: Page) =>
  page
    .locator('.top-bar')
    .first()
    .evaluate((bar) => parseFloat(getComputedStyle(bar).paddingTop));

test('the page has the room under the status bar, and its bars leave it free', async ({ page, parent }) => {
  await insideNativeApp(page, { dialect: 'wvjb6', appVersion: IOS_ROOM.since });
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/option');
  expect((await lastCall(page, 'setDeviceTopArea')).data).toEqual({ isTop: true });
  await expect.poll(() => roomAboveBar(page)).toBe(IOS_ROOM.height);
});

test('an open sheet stays when the app says that one came back, and goes with one step back', async ({
  page,
  parent,
}) => {
  await insideNativeApp(page, { dialect: 'jsbridge2' });
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/option');
  await page.getByText('推荐给朋友').locator('visible=true').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await emitToPage(page, 'WebViewGoBack');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/option');
});

test('a bridge that comes when the page has gone on without it counts in front again', async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON + 1000);
  await insideNativeApp(page, { dialect: 'jsbridge2', readyAfterMs: 60_000 });
  await page.goto('/login');
  const byPassword = page.getByRole('tab', { name: '密码登录' });
  const later = async (): Promise<number> => page.clock.runFor(2000).then(() => byPassword.count());
  await expect.poll(later, { intervals: [200] }).toBe(1);
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await page.clock.runFor(60_000);
  // The current page is not reloaded.
  await expect(page.locator('body[data-before]')).toHaveCount(1);
  await lookAway(page);
  await expect(page.locator('body:not([data-before])')).toHaveCount(1);
});

test('uncaught errors are reported, with the place and without a word that could be a parent’s', async ({
  page,
}) => {
  const crashIn = (request: Request) => reportsOf(request).find(({ event_name: name }) => name === 'crash');
  const crashReport = page.waitForRequest((request) => crashIn(request) !== undefined);
  await page.goto('/downloadApp');
  await expect(page.locator('.download-landing__title')).toBeVisible();
  await page.evaluate(
    () => void setTimeout(() => void Promise.reject(new TypeError('no 王小豆 of 13800000003')), 0),
  );
  expect(crashIn(await crashReport)?.paras).toMatchObject({
    source: 'promise',
    page: 'downloadApp',
    name: 'TypeError',
    reason: 'no … of #',
    environment: 'production',
  });
});
