import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { aKnownParent } from '../../../builders/children';
import type { BackendControl } from '../../support/backend-control';
import type { Parent } from '../../support/parent';
import { expect, test } from '../../support/test';

const PHONE = '18612345678';
const withHours = aKnownParent()
  .withPhone(PHONE)
  .withHours(SubjectCode.biancheng, { baseHours: 28, giveHours: 3.5 });
const DAY_MS = 86_400_000;

const visible = (page: Page, text: string) => page.getByText(text).locator('visible=true');

/** All steps, from the settings to the result: losses, SMS code, confirmation. */
async function cancel(page: Page, parent: Parent, backend: BackendControl): Promise<void> {
  await page.getByText('注销账号').click();
  await page.waitForURL((url) => url.pathname === '/userCancellation');
  await expect(visible(page, '一、注销之前请您确认').first()).toBeVisible();
  await page.getByRole('button', { name: '申请注销' }).click();
  await page.waitForURL((url) => url.pathname === '/logout/step1');
  await expect(visible(page, '31.5课时')).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(visible(page, '请先勾选，确认您已了解注销的后果')).toBeVisible();
  await page.getByRole('checkbox').locator('visible=true').click();
  await expect(async () => {
    await page.getByRole('button', { name: '下一步' }).click();
    await page.waitForURL((url) => url.pathname === '/logout/step2', { timeout: 1500 });
  }).toPass({ intervals: [500] });
  await expect(visible(page, '186****5678')).toBeVisible();
  // The phone is empty on a device without a login by phone.
  const phone = parent.phoneField().locator('visible=true');
  if ((await phone.inputValue()) === '') await phone.fill(PHONE);
  await page.getByText('获取验证码').locator('visible=true').click();
  await expect(parent.toast('发送成功')).toBeVisible();
  const code = await backend.smsCode(PHONE);
  const field = parent.codeField().locator('visible=true');
  await field.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: '确认注销' }).click();
  await page.getByRole('button', { name: '确定注销' }).click();
  await expect(visible(page, '验证码错误')).toBeVisible();
  await field.fill(code);
  await expect(async () => {
    await page.getByRole('button', { name: '确认注销' }).click();
    await page.getByRole('button', { name: '确定注销' }).click({ timeout: 1000 });
    await page.waitForURL((url) => url.pathname === '/logout/step3', { timeout: 2000 });
  }).toPass({ intervals: [500] });
  await expect(visible(page, '注销申请已提交')).toBeVisible();
}

test('an account is cancelled: a copy of its data, named losses, a code, 15 days, and then nothing is left', async ({
  page,
  parent,
  backend,
}) => {
  const { userId } = await parent.isLoggedIn(withHours);
  await page.goto('/option');
  const download = page.waitForEvent('download');
  await visible(page, '导出个人数据').click();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^wandou-personal-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ 用户编号: userId });
  await cancel(page, parent, backend);
  // The steps cannot be opened again.
  await page.goto('/logout/step2');
  await page.waitForURL((url) => url.pathname === '/logout/step3');
  await backend.moveClock(15 * DAY_MS - 3_600_000);
  expect(await backend.runHousekeeping()).toMatchObject({ removedAccounts: 0 });
  await backend.moveClock(15 * DAY_MS + 1000);
  expect(await backend.runHousekeeping()).toMatchObject({ removedAccounts: 1 });
  await page.goto('/option');
  await page.waitForURL((url) => url.pathname === '/login');
  await parent.logInByPassword(PHONE);
  await expect(parent.toast('手机号或密码错误')).toBeVisible();
  await backend.moveClock(0);
});

test('the documents can be read without a login, and their contents lead to a section', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '《隐私政策》' }).click();
  await page.waitForURL((url) => url.pathname === '/userPrivacy');
  await expect(visible(page, '最近修改：2026年10月25日')).toBeVisible();
  await page.getByRole('link', { name: '七、您的权利' }).click();
  await expect(page.locator('.agreement__heading', { hasText: '七、您的权利' })).toBeInViewport();
});
