import type { Page } from '@playwright/test';
import { aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const OFFER = '拖不动滑块？换成听题';

/** The token of the sum that the page asks for next. */
const nextSum = (page: Page): Promise<string> =>
  page
    .waitForResponse((response) => response.url().endsWith('/captcha/spoken/get'))
    .then(async (response) => ((await response.json()) as { repData: { token: string } }).repData.token);

const sumField = (page: Page) => page.getByRole('textbox', { name: '得数' });

test.describe('a captcha for whoever cannot drag', () => {
  test('is heard, answered by keyboard alone, and sends the code', async ({ page, parent, backend }) => {
    const { phone } = await parent.exists(aParent().withAccount({ alwaysCaptcha: true }));
    await parent.openLogin('sms');
    await parent.askForCode(phone);
    const sum = nextSum(page);
    await page.getByRole('button', { name: OFFER }).press('Enter');
    const token = await sum;
    await page.getByRole('button', { name: '播放加法题' }).press('Enter');
    await expect(page.getByRole('button', { name: '停止加法题' })).toBeVisible();
    await expect(page.getByText(/^请在 1\d\d 秒内作答$/)).toBeVisible();
    await sumField(page).fill(await backend.captchaSum(token));
    await sumField(page).press('Enter');
    await expect(page.getByText('验证成功')).toBeVisible();
    await expect(parent.toast('发送成功')).toBeVisible();
    await expect(page.locator('.spoken-captcha')).toBeHidden();
  });

  test('forgives a wrong result with another sum, and leads back to the slider where nothing speaks', async ({
    page,
    parent,
  }) => {
    const { phone } = await parent.exists(aParent().withAccount({ alwaysCaptcha: true }));
    await parent.openLogin('sms');
    await parent.askForCode(phone);
    const first = nextSum(page);
    await page.getByRole('button', { name: OFFER }).click();
    await first;
    const second = nextSum(page);
    await sumField(page).fill('1');
    await sumField(page).press('Enter');
    await expect(page.getByText('得数不对，换了一题，请再听一次')).toBeVisible();
    await second;
    await expect(sumField(page)).toHaveValue('');
    await page.route('**/captcha/spoken/get', (route) => route.abort());
    await page.getByRole('button', { name: '换一题' }).click();
    await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
    await page.getByRole('button', { name: '改用拖动滑块' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
  });
});
