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

/** From the settings to the result: what is lost, the code, the decision. */
async function cancel(page: Page, parent: Parent, backend: BackendControl): Promise<void> {
  await page.goto('/option');
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
  // Where this device never logged in with a phone, it is typed.
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

test('an account is cancelled: named losses, a code, 15 days, and then nothing is left', async ({
  page,
  parent,
  backend,
}) => {
  await parent.isLoggedIn(withHours);
  await page.goto('/index');
  await parent.expectHome();
  await cancel(page, parent, backend);
  // Nobody comes back into the steps.
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

test('a cancellation is undone at the next login', async ({ page, parent, backend }) => {
  await parent.isLoggedIn(withHours);
  await page.goto('/index');
  await parent.expectHome();
  await cancel(page, parent, backend);
  await parent.logOut();
  await parent.logInByPassword(PHONE);
  await expect(visible(page, '账号正在注销').first()).toBeVisible();
  await page.getByRole('button', { name: '撤销注销' }).click();
  await parent.expectHome();
  await page.goto('/logout/step3');
  await page.waitForURL((url) => url.pathname === '/userCancellation');
  await expect(page.getByRole('button', { name: '申请注销' })).toBeVisible();
});

test('step 2 leads back to step 1 without its consent', async ({ page, parent }) => {
  await parent.isLoggedIn(withHours);
  await page.goto('/logout/step2');
  await page.waitForURL((url) => url.pathname === '/logout/step1');
});

test('the copy of one’s own data is a file of this account', async ({ page, parent }) => {
  const { userId } = await parent.isLoggedIn(withHours);
  await page.goto('/option');
  const download = page.waitForEvent('download');
  await page.getByText('导出个人数据').locator('visible=true').click();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^wandou-personal-data-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  const copy = JSON.parse(text) as Record<string, unknown> & { 数据: Record<string, unknown[]> };
  expect(copy.用户编号).toBe(userId);
  expect(copy.数据.孩子与家长资料).toHaveLength(1);
  expect(text).toContain('186****5678');
  expect(text).not.toContain(PHONE);
});

test('the documents can be read without a login, and are asked about before one', async ({
  page,
  parent,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '《隐私政策》' }).click();
  await page.waitForURL((url) => url.pathname === '/userPrivacy');
  await expect(visible(page, '最近修改：2026年10月10日')).toBeVisible();
  await page.getByRole('link', { name: '七、您的权利' }).click();
  await expect(page.locator('.agreement__heading', { hasText: '七、您的权利' })).toBeInViewport();
  await page.goto('/protocol?type=nothing');
  await page.getByText('儿童隐私政策').locator('visible=true').click();
  await expect(visible(page, '给孩子的话').last()).toBeVisible();

  const { phone } = await parent.exists(aKnownParent());
  await page.goto('/login');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await parent.phoneField().fill(phone);
  await parent.passwordField().fill('Wandou2026');
  await parent.submit().click();
  await page.getByRole('button', { name: '不同意' }).click();
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-checked', 'false');
  await parent.submitUntil(() => page.getByRole('button', { name: '同意并继续' }).click({ timeout: 1000 }));
  await parent.expectHome();
});
