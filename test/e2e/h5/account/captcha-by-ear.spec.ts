import type { Page } from '@playwright/test';
import { aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const OFFER = '拖不动滑块？换成听题';

/** Token of the next spoken captcha. */
const nextSum = (page: Page): Promise<string> =>
  page
    .waitForResponse((response) => response.url().endsWith('/captcha/spoken/get'))
    .then(async (response) => ((await response.json()) as { repData: { token: string } }).repData.token);

const sumField = (page: Page) => page.getByRole('textbox', { name: '得数' });

test.describe('a captcha for parents who cannot drag', () => {
  test('is played, answered by keyboard alone, and sends the code', async ({ page, parent, backend }) => {
    const { phone } = await parent.exists(aParent().withAccount({ alwaysCaptcha: true }));
    await parent.openLogin('sms');
    await parent.askForCode(phone);
    const sum = nextSum(page);
    await page.getByRole('button', { name: OFFER }).press('Enter');
    const token = await sum;
    await page.getByRole('button', { name: '播放加法题' }).press('Enter');
    await expect(page.getByRole('button', { name: '停止加法题' })).toBeVisible();
    await expect(page.getByText(/^请在1\d\d秒内作答$/)).toBeVisible();
    await sumField(page).fill(await backend.captchaSum(token));
    await sumField(page).press('Enter');
    await expect(page.getByText('验证成功')).toBeVisible();
    await expect(parent.toast('发送成功')).toBeVisible();
    await expect(page.locator('.spoken-captcha')).toBeHidden();
  });
});
