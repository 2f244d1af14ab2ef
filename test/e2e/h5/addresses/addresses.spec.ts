import type { Page } from '@playwright/test';
import { aParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const LIST = '/myAddressCenter/myAddressList';
const DETAIL = '科技园南区 软件产业基地5栋';

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true });
const cards = (page: Page) => page.locator('.address-summary:visible');
const atList = (page: Page, timeout = 10_000) => page.waitForURL((url) => url.pathname === LIST, { timeout });

async function fillNew(page: Page): Promise<void> {
  await page.getByLabel('收货人').fill('陈女士');
  await page.getByPlaceholder('请输入手机号码').fill('13912345678');
  await page.getByLabel('详细地址').fill(DETAIL);
  await page.getByRole('button', { name: /^所在地区/ }).press('Enter');
  await page.getByRole('radio', { name: '广东省' }).press('Enter');
  for (const place of ['深圳市', '南山区']) {
    await expect(page.locator('.region-sheet__level')).toBeFocused();
    await page.getByRole('radio', { name: place }).press('Enter');
  }
  await expect(page.getByRole('button', { name: /^所在地区/ })).toBeFocused();
}

test('a parent without addresses adds one, its region by keyboard, after what was wrong with it is mended', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(aParent());
  await page.goto(LIST);
  await expect(page.getByText('还没有收货地址')).toBeVisible();
  await page.getByRole('button', { name: '新增地址' }).click();

  await save(page).click();
  for (const complaint of ['请填写收货人姓名', '请填写手机号码', '请选择所在地区', '请填写详细地址']) {
    await expect(page.getByRole('alert').getByText(complaint)).toBeVisible();
  }
  await fillNew(page);
  await expect(page.getByText('广东省 深圳市 南山区')).toBeVisible();
  await page.getByPlaceholder('请输入手机号码').fill('1391234');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('ol-parent-address/add')) sent.push(request.postData() ?? '');
  });
  await expect(async () => {
    await save(page).click();
    await expect(page.getByText('请填写正确的手机号码')).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [500] });
  expect(sent).toEqual([]);

  await page.getByPlaceholder('请输入手机号码').fill('13912345678');
  await expect(page.getByText('请填写正确的手机号码')).toBeHidden();
  // A double tap.
  await expect(async () => {
    await save(page).dblclick();
    await atList(page, 2000);
  }).toPass({ intervals: [500] });
  await expect(cards(page)).toHaveText([`陈女士139****5678默认广东省 深圳市 南山区 ${DETAIL}`]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('13912345678');
});
