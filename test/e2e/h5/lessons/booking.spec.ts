/** Booking a lesson, its entry among the classes, and its cancellation; the last seat goes to one parent. */
import type { Page } from '@playwright/test';
import { timesToBook } from '../../../builders/booking';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

/** Follows the official account, so no popup asks for that. */
const studying = anOfficialParent().withChild({ isSubscribed: true }).withCourse('wandou');
/** The demo has no lessons at this time. */
const TIME = '06:10';
const SHOWN = '6:10';

const row = (page: Page) => page.locator('.booking-time').locator('visible=true').filter({ hasText: SHOWN });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true');

async function chooseTomorrow(page: Page): Promise<void> {
  await page.goto('/aboutClassCenter');
  await page.getByRole('tab', { name: '明天' }).click();
  await row(page).click();
}

test('a lesson that is booked is a class of the child until it is given back', async ({
  page,
  parent,
  testContext,
}) => {
  await timesToBook(testContext, 'wandou', { time: TIME });
  await parent.isLoggedIn(studying);
  await chooseTomorrow(page);
  await button(page, /^预约 明天/).click();
  await expect(page.getByText('待上课').locator('visible=true')).toBeVisible();
  await page.goto('/myClassList');
  await expect(page.locator('.lesson-card').locator('visible=true')).toHaveCount(1);
  await button(page, /^查看这节课/).click();
  await page.waitForURL((url) => url.pathname === '/classContent');
  await page.goto('/aboutClassCenter');
  await page.getByRole('tab', { name: '我的预约' }).click();
  await button(page, /^取消预约/).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(page.getByText('已取消').locator('visible=true').first()).toBeVisible();
});
