import type { Page } from '@playwright/test';
import { tap } from '../../support/taps';
import { expect, test } from '../../support/test';

const STRANGER = '13912340017';

/** Fill-in questions have their blanks in the stem. */
const stem = (page: Page) =>
  page.locator('.question__stem, .fill > .rich-text').locator('visible=true').first();
const seeResult = (page: Page) => page.getByRole('button', { name: '查看结果' });
const answered = async (page: Page): Promise<number> =>
  Number(
    await page
      .getByRole('progressbar', { name: '答题进度' })
      .locator('visible=true')
      .getAttribute('aria-valuenow', { timeout: 1_000 }),
  );

/** Skips to the next question, or to the end. Not tapped again: the second tap would skip the next one. */
async function passOne(page: Page): Promise<void> {
  const before = await answered(page);
  await tap(page.getByRole('button', { name: '先跳过' }));
  await expect(async () => {
    expect((await seeResult(page).isVisible()) || (await answered(page)) > before).toBe(true);
  }).toPass({ intervals: [50] });
}

test.describe('an evaluation', () => {
  test('is taken by a stranger from its own login to the result, with a reload in between', async ({
    page,
    parent,
    backend,
  }) => {
    await page.goto('/evaluation');
    await page.getByRole('button', { name: '开始测评 豌豆思维测评' }).click();
    await page.waitForURL(/\/evaluation\/login\?form=thinking/);
    await parent.agree();
    await parent.askForCode(STRANGER);
    await expect(parent.toast('发送成功')).toBeVisible();
    await parent.codeField().fill(await backend.smsCode(STRANGER));
    await page.getByRole('button', { name: '开始测评', exact: true }).locator('visible=true').click();
    await page.waitForURL(/\/evaluation\/questions/);
    expect(page.url()).not.toContain(STRANGER);

    await page.getByRole('radio', { name: '8岁' }).click();
    await page.getByRole('button', { name: '准备好了，开始' }).click();
    await expect(stem(page)).toBeVisible();
    await passOne(page);
    const second = await stem(page).textContent();
    await page.reload();
    await expect(stem(page)).toHaveText(second ?? '');

    while (!(await seeResult(page).isVisible())) await passOne(page);
    await seeResult(page).click();
    await page.waitForURL(/\/evaluation\/result\?id=[\w-]{22}$/);
    await expect(page.getByText('现在的水平').locator('visible=true')).toBeVisible();
    await expect(page.getByText('免费试听一节课').locator('visible=true')).toBeVisible();

    // It opens no session of the app.
    await page.goto('/myAddressCenter/myAddressList');
    await page.waitForURL((url) => url.pathname === '/login');
  });
});
