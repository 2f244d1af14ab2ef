/** Staff at a desk: a wide window of their own, logged in to the console. */
import { expect, type Browser, type Page } from '@playwright/test';
import type { StaffRole } from '../../../../src/contract/staff/values';
import { aStaffMember, codeAt, STAFF_PASSWORD } from '../../../builders/staff';
import type { TestContext } from '../../../builders/test-context';

interface Office {
  readonly browser: Browser;
  readonly backendUrl: string;
  readonly testContext: TestContext;
}

export const DESK = { width: 1280, height: 800 };

export async function atDesk({ backendUrl, browser, testContext }: Office, role: StaffRole): Promise<Page> {
  const { name } = await aStaffMember(testContext, role);
  const context = await browser.newContext({
    ...{ baseURL: backendUrl, viewport: DESK, isMobile: false, hasTouch: false },
  });
  const page = await context.newPage();
  await page.goto('/console');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel(/^密码/).fill(STAFF_PASSWORD);
  await page.getByLabel('动态验证码').fill(codeAt(testContext.clock.now()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  return page;
}

/** What stands in the window, and in no dialog. */
export const said = (page: Page, text: string) => page.getByText(text).locator('visible=true').first();

/** Follows the link to a form, and waits for it: its list has filters of the same names. */
export async function begin(desk: Page, name: string) {
  const link = desk.getByRole('link', { name });
  await link.click();
  await expect(link).toHaveCount(0);
}
