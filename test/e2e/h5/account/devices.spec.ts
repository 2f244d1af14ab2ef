import { aParent } from '../../../builders/parent';
import { putAwayPopups } from '../../support/popups';
import { expect, test } from '../../support/test';

const atTheLimit = aParent()
  .withAccount({ deviceLimit: 3 })
  .withDevices('iPhone 13', 'HUAWEI Mate 60', 'iPad 9');

test('at the limit a device is removed on its page, and the login that was refused goes through', async ({
  page,
  parent,
  browser,
  baseURL,
}) => {
  const { phone } = await parent.exists(atTheLimit);
  await parent.logInBySms(phone);
  await parent.expectHome();

  const context = await browser.newContext({ baseURL });
  const newcomerPage = await context.newPage();
  await putAwayPopups(newcomerPage);
  const newcomer = parent.at(newcomerPage);
  await newcomer.logInByPassword(phone);
  await expect(newcomerPage.getByText(/登录设备数已超过上限/)).toBeVisible();
  await newcomerPage.locator('.dialog').getByRole('button').last().click();

  await page.goto('/option');
  await page.getByText('登录设备管理').click();
  await page.waitForURL((url) => url.pathname === '/deviceManage');
  await expect(page.getByText('已使用3台，最多3台')).toBeVisible();
  await page.getByRole('button', { name: '移除 iPad 9' }).click();
  await page.locator('.dialog').getByRole('button', { name: '移除' }).click();
  await expect(parent.toast('已移除')).toBeVisible();
  await expect(page.getByText('已使用2台，最多3台')).toBeVisible();

  await newcomer.logInByPassword(phone);
  await newcomer.expectHome();

  // The new device is in the list; after its removal its next request redirects to the login.
  await page.reload();
  await expect(page.getByText('已使用3台，最多3台')).toBeVisible();
  await page.getByRole('button', { name: /^移除/ }).first().click();
  await page.locator('.dialog').getByRole('button', { name: '移除' }).click();
  await expect(parent.toast('已移除')).toBeVisible();
  await newcomerPage.goto('/deviceManage');
  await newcomerPage.waitForURL((url) => url.pathname === '/login');
  await context.close();
});
