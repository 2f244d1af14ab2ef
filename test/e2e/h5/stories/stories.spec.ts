import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const bar = (page: Page) => page.getByRole('region', { name: '正在播放的故事' });
/** Seconds shown by the progress bar. */
const at = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: '播放进度' }).inputValue());

test('a story continues from page to page, and resumes on return', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/soundStoryPage');
  await page.getByText('月亮小船').first().click();
  await page.waitForURL((url) => url.pathname === '/soundStoryPlayer');
  await expect(page.getByRole('button', { name: '暂停 月亮小船' })).toBeVisible();
  await expect.poll(() => at(page)).toBeGreaterThan(0);

  await page.getByRole('button', { name: '小猫睡了，小鸟睡了，连风也睡了。' }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(30);

  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL((url) => url.pathname === '/index');
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: '暂停 月亮小船' }).click();
  await expect(bar(page).getByRole('button', { name: '播放 月亮小船' })).toBeVisible();

  await bar(page).getByRole('button', { name: '打开正在播放的故事 月亮小船' }).click();
  const before = await at(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '月亮小船' }).last()).toBeVisible();
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(before - 2);
});
