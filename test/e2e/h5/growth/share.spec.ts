/** A report is shared and revoked; its poster, and a device without canvas. */
import type { Page } from '@playwright/test';
import { LearningReportType } from '../../../../src/contract/growth/values';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const withReport = anOfficialParent().withChild({ kidName: '豆豆' }).withReports(LearningReportType.monthly);

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true');

/** Shares from the report's page; returns the share's key. */
async function shares(page: Page): Promise<string> {
  await page.goto('/report/stage');
  await button(page, '分享').click();
  await expect(page.getByLabel('页面上显示的名字')).toHaveValue('小豆');
  const made = page.waitForResponse((response) => response.url().endsWith('/report/share/create'));
  await button(page, '选择分享方式').click();
  const { data } = (await (await made).json()) as { data: { shareKey: string } };
  await expect(page.getByText('复制链接').locator('visible=true')).toBeVisible();
  return data.shareKey;
}

const addressOf = (shareKey: string) => `/growUp/situation/v1/share?shareKey=${shareKey}`;

test('a report is open to everyone with its link, goes onto a sharp poster, and is taken back', async ({
  page,
  parent,
  browser,
  backendUrl,
}) => {
  await parent.isLoggedIn(withReport);
  const shareKey = await shares(page);

  const friend = await (await browser.newContext({ baseURL: backendUrl })).newPage();
  const tokens: (string | undefined)[] = [];
  friend.on('request', (request) => {
    if (request.url().includes('/report/share/view')) tokens.push(request.headers().authorization);
  });
  const document = await friend.goto(addressOf(shareKey));
  expect(document?.headers()['x-robots-tag']).toContain('noindex');
  await expect(friend.getByText('小豆越来越爱开口说了')).toBeVisible();
  await expect(friend.getByText('豆豆')).toHaveCount(0);
  expect(tokens).toEqual([undefined]);

  await page.goto(`/sharePoster?shareKey=${shareKey}`);
  const picture = page.locator('.share-poster__frame img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1500);
  const saved = page.waitForEvent('download');
  await button(page, '保存海报').click();
  await saved;

  await page.goto(addressOf(shareKey));
  await expect(page.getByText('这是别人看到的样子')).toBeVisible();
  await button(page, '收回分享').click();
  await button(page, '收回').click();
  await expect(page.getByText('分享者已收回这个分享')).toBeVisible();
  await friend.reload();
  await expect(friend.getByText('分享者已收回这个分享')).toBeVisible();
  await friend.context().close();
});
