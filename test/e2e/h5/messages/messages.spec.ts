import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { inboxMessages } from '../../../../server/domains/messages/tables';
import { MessageKind } from '../../../../src/contract/messages/values';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const badge = (page: Page) => page.locator('.home-navbar__badge').locator('visible=true');
const open = (page: Page, title: string) =>
  page.locator('.messages__row').locator('visible=true').filter({ hasText: title }).first().click();

test('messages are read, and home counts what is left', async ({ page, parent }) => {
  const report = { kind: MessageKind.report, title: '课堂报告已生成', body: '课堂表现：积极举手。' };
  await parent.isLoggedIn(anOfficialParent().withMessages({ unread: 5, read: 3 }).withMessage(report));
  await page.goto('/index');
  await parent.expectHome();
  await expect(badge(page)).toHaveText('6');
  await page.locator('.home-navbar__messages').locator('visible=true').click();
  await page.waitForURL((url) => url.pathname === '/informationCenter');
  await expect(page.getByRole('tab', { name: '全部 6' })).toBeVisible();

  await page.getByRole('tab', { name: /^报告/ }).click();
  await open(page, '课堂报告已生成');
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

test('all messages are read at once, after a question when they are many', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent().withMessages({ unread: 120 }));
  await page.goto('/index');
  await parent.expectHome();
  await expect(badge(page)).toHaveText('99+');
  await page.locator('.home-navbar__messages').locator('visible=true').click();
  await page.getByText('全部已读', { exact: true }).click();
  await expect(page.getByText('共有 120 条未读消息')).toBeVisible();
  await page.locator('.dialog').getByRole('button', { name: '全部已读' }).click();
  await expect(parent.toast('已全部标为已读')).toBeVisible();
  await page.goBack();
  await page.waitForURL(/\/index(\?|$)/);
  await expect(badge(page)).toBeHidden();
});

test("another parent's message and a made-up one are not there", async ({ page, parent, ground }) => {
  const { userId } = await parent.exists(anOfficialParent().withMessage());
  const [theirs] = await ground.db.select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
  await parent.isLoggedIn(anOfficialParent());
  for (const id of [String(theirs?.id), '999999', 'abc']) {
    await page.goto(`/informationCenter?id=${id}`);
    await expect(page.getByText('没有找到这条消息')).toBeVisible();
  }
});
