import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

test('a parent finds a guide in the help, reads its steps and does the next thing', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/help/list');
  await page.getByText('使用引导').locator('visible=true').click();
  await page.getByText('怎样在线做作业').locator('visible=true').click();
  await page.waitForURL((url) => url.pathname === '/onlineHomeworkGuide');
  const picture = page.getByAltText('作业列表里选中了一份作业');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: '去做作业' }).click();
  await page.waitForURL((url) => url.pathname === '/homework/list');
});

test('who is sent a guide reads it without a login; an unknown one leads home', async ({ page }) => {
  await page.goto('/commonGuide?code=little_teacher_card_mini');
  await expect(page.getByText('小程序里也能当小老师').locator('visible=true')).toBeVisible();
  await page.goto('/commonGuide?code=gone');
  await expect(page.getByText('没有找到这份引导，可能已经下架').locator('visible=true')).toBeVisible();
  await page.getByRole('button', { name: '回首页' }).click();
  await page.waitForURL((url) => url.pathname === '/index');
});
