/** The demo's teacher page: marks a hand-in, and the parent sees the marks. */
import { expect, test } from '../../support/test';

const PASSWORD = 'DEMO_ONLY_teacher_2026';
const PARENT = '13800000003';
const TITLE = '凑十法专项';

test('what a teacher draws, says and gives is what the parent sees', async ({ page, parent }) => {
  await page.goto('/__demo/teacher');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(TITLE).first().click();
  const photo = page.locator('svg').first();
  await photo.scrollIntoViewIfNeeded();
  const box = await photo.boundingBox();
  if (!box) throw new Error('no photo on the screen');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 90, { steps: 5 });
  await page.mouse.up();
  await expect(photo.locator('polyline').first()).toBeAttached();
  await page.getByLabel('总评语').fill('这一步想得真好。');
  await page.getByLabel('评星').selectOption({ label: '4 星' });
  await page.getByRole('button', { name: '批改完成' }).click();
  await expect(page.getByRole('button', { name: '批改完成' })).toBeHidden();

  await parent.startLoggedIn(PARENT);
  await page.goto('/homework/list?tab=corrected');
  await page.getByText(TITLE).first().click();
  await expect(page.getByText('这一步想得真好。')).toBeVisible();
  await expect(page.getByRole('img', { name: /4/ }).first()).toBeVisible();
  await expect(page.locator('polyline').first()).toBeAttached();
});
