import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { aKnownParent } from '../../../builders/children';
import { storedPicture } from '../../support/pictures';
import { tapUntil } from '../../support/taps';
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

/** A second tap within 400 ms of the first is swallowed as a double tap. */
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
  // To the left third: the picture goes to the right under the frame.
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

test('a profile that would be lost is asked about, and one that cannot be saved is kept', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(aKnownParent());
  await page.goto('/settingUpInformation');
  const name = page.getByLabel('孩子姓名');
  await name.fill('花花');
  await page.locator('.top-bar__button--back').locator('visible=true').click();
  await page.getByText('继续编辑').click();
  await expect(name).toHaveValue('花花');
  await page.route('**/savePersonalInfo', (route) => route.abort());
  await save(page).click();
  await expect(page.getByText(/没有保存成功/)).toBeVisible();
  await expect(name).toHaveValue('花花');
});

test('two devices that edit the profile do not lose what the other saved', async ({
  page,
  parent,
  request,
}) => {
  const { token } = await parent.isLoggedIn(aKnownParent());
  await page.goto('/settingUpInformation');
  await page.getByLabel('孩子姓名').fill('花花');
  const elsewhere = await request.post('/v1/personalCenter/savePersonalInfo', {
    headers: { token },
    data: { version: 0, addr: '新街口外大街19号' },
  });
  expect(elsewhere.ok()).toBe(true);
  await save(page).click();
  await expect(page.getByText(/另一台设备刚刚修改了详细地址/)).toBeVisible();
  await expect(page.getByLabel('详细地址')).toHaveValue('新街口外大街19号');
  await expect(page.getByLabel('孩子姓名')).toHaveValue('花花');
  await tapUntil(page.getByRole('button', { name: '重新保存' }), parent.toast('保存成功'));
});

test('a new parent says what is missing, once', async ({ page, parent }) => {
  await parent.logInBySms('13612340088');
  await expect(page.getByText('孩子今年几岁了？')).toBeVisible();
  await page.goto('/improveData?next=%2Foption');
  await expect(page.getByText('还差 4 项')).toBeVisible();
  await page.getByRole('button', { name: '完成' }).click();
  for (const text of ['请填写孩子姓名', '请选择您与孩子的关系', '请选择孩子的出生日期', '请选择所在地区']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByLabel('孩子姓名').fill('小新');
  await page.getByRole('button', { name: /^您是孩子的/ }).click();
  await page.getByRole('radio', { name: '爸爸' }).click();
  await page.getByRole('button', { name: /^出生日期/ }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: /^所在地区/ }).click();
  await page.getByText('浙江省', { exact: true }).click();
  await page.getByText('杭州市', { exact: true }).click();
  await page.getByText('西湖区', { exact: true }).click();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('资料已经完善')).toBeVisible();
  await page.getByRole('button', { name: '继续' }).click();
  await page.waitForURL((url) => url.pathname === '/option');
});
