import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { aKnownParent } from '../../../builders/children';
import { storedPicture } from '../../support/pictures';
import { expect, test } from '../../support/test';

/** Red on the left, green in the middle, blue on the right. */
function threeColours(): Buffer {
  const canvas = createCanvas(900, 300);
  const context = canvas.getContext('2d');
  ['#f00000', '#00a000', '#0000f0'].forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(index * 300, 0, 300, 300);
  });
  return canvas.toBuffer('image/png');
}

async function choosePicture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.profile-edit__avatar-change').click();
  await (await chooser).setFiles({ name: '孩子.png', mimeType: 'image/png', buffer: threeColours() });
  await expect(page.getByRole('button', { name: '使用', exact: true })).toBeEnabled();
}

/** A second tap within 400 ms of the first is ignored as a double tap. */
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true });

test('a parent edits the profile: refused first, then with a new avatar, and mine and home show it', async ({
  page,
  parent,
  request,
}) => {
  await parent.isLoggedIn(aKnownParent().withChild({ kidName: '豆豆', kidBornTime: '2019-11-02' }));
  await page.goto('/parentsCenter');
  await page.locator('.profile-head__avatar').locator('visible=true').click();
  await page.waitForURL((url) => url.pathname === '/settingUpInformation');

  const name = page.getByLabel('孩子姓名');
  await expect(name).toHaveValue('豆豆');
  await name.fill('豆'.repeat(21));
  await save(page).click();
  await expect(page.getByText('孩子姓名不能超过20个字')).toBeVisible();
  await name.fill('大豆');
  await expect(page.getByText('孩子姓名不能超过20个字')).toBeHidden();

  await page.getByRole('button', { name: /^您是孩子的/ }).click();
  await page.getByRole('radio', { name: '外婆' }).click();
  await page.getByRole('button', { name: /^出生日期/ }).click();
  await page.getByRole('listbox', { name: '年' }).press('ArrowDown');
  await page.getByRole('option', { name: '10月' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('2020年10月2日')).toBeVisible();

  await choosePicture(page);
  // Selects the left third by moving the picture to the right under the frame.
  const frame = page.locator('.picture-crop__frame');
  await frame.hover();
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not laid out');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 150, box.y + box.height / 2, { steps: 5 });
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  for (let press = 0; press < 4; press += 1) await frame.press('ArrowRight');
  const uploading = page.waitForResponse((response) => response.url().endsWith('/v1/file/upload'));
  await page.getByRole('button', { name: '使用', exact: true }).click();
  const { data } = (await (await uploading).json()) as { data: { url: string } };
  const stored = await storedPicture(await (await request.get(data.url)).body());
  expect(stored).toEqual({ width: 300, height: 300, corners: ['red', 'red', 'red', 'red'] });

  await save(page).click();
  await expect(parent.toast('保存成功')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/parentsCenter');
  await expect(page.getByText('大豆外婆').locator('visible=true')).toBeVisible();
  await expect(page.locator('.profile-head__avatar img').first()).toHaveAttribute('src', data.url);
  await parent.walkTo('首页', '/index');
  await expect(page.getByText(/大豆/).locator('visible=true').first()).toBeVisible();
  await page.goto('/settingUpInformation');
  await expect(page.getByLabel('孩子姓名')).toHaveValue('大豆');
});
