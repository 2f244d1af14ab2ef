import type { Page } from '@playwright/test';
import { MessageKind } from '../../../../src/contract/messages/values';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const badge = (page: Page) => page.locator('.home-navbar__badge').locator('visible=true');
const open = (page: Page, title: string) =>
  page.locator('.messages__row').locator('visible=true').filter({ hasText: title }).first().click();

test('messages are read, and home counts what is left', async ({ page, parent }) => {
  const report = { kind: MessageKind.report, title: '课后报告已生成', body: '课堂表现：积极举手。' };
  await parent.isLoggedIn(anOfficialParent().withMessages({ unread: 5, read: 3 }).withMessage(report));
  await page.goto('/index');
  await parent.expectHome();
  await expect(badge(page)).toHaveText('6');
  await page.locator('.home-navbar__messages').locator('visible=true').click();
  await page.waitForURL((url) => url.pathname === '/informationCenter');
  await expect(page.getByRole('tab', { name: '全部 6' })).toBeVisible();

  await page.getByRole('tab', { name: /^报告/ }).click();
  await open(page, '课后报告已生成');
  await page.waitForURL((url) => url.searchParams.has('id'));
  await expect(page.locator('.message__paragraph').first()).toContainText('课堂表现');
  await page.reload();
  await expect(page.locator('.message__paragraph').first()).toContainText('课堂表现');
  await page.goBack();
  await expect(page.getByRole('tab', { name: '全部 5' })).toBeVisible();
  await page.goBack();
  await page.waitForURL(/\/index(\?|$)/);
  await expect(badge(page)).toHaveText('5');
});
