import type { Page } from '@playwright/test';
import { aParent } from '../../../builders/parent';
import { putAwayPopups } from '../../support/popups';
import { expect, test } from '../../support/test';

const LIST = '/myAddressCenter/myAddressList';
/** A town that lies in no district. */
const JIYUAN = { provinceId: 410000, cityId: 419001, areaId: 0 };
const DETAIL = '科技园南区 软件产业基地5栋';

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true });
const cards = (page: Page) => page.locator('.address-summary:visible');
const atList = (page: Page, timeout = 10_000) => page.waitForURL((url) => url.pathname === LIST, { timeout });

async function fillNew(page: Page): Promise<void> {
  await page.getByLabel('收货人').fill('陈女士');
  await page.getByPlaceholder('请输入手机号码').fill('13912345678');
  await page.getByLabel('详细地址').fill(DETAIL);
  await page.getByRole('button', { name: /^所在地区/ }).click();
  for (const place of ['广东省', '深圳市', '南山区']) await page.getByRole('radio', { name: place }).click();
}

test('a parent without addresses adds one, after what was wrong with it is mended', async ({
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
  // Two taps of one finger.
  await expect(async () => {
    await save(page).dblclick();
    await atList(page, 2000);
  }).toPass({ intervals: [500] });
  await expect(cards(page)).toHaveText([`陈女士139****5678默认广东省 深圳市 南山区 ${DETAIL}`]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('13912345678');
});

test('a parent edits, makes another the default, and deletes after a question', async ({ page, parent }) => {
  const withFour = aParent()
    .withAddress({ receiverName: '李女士', phone: '18612345678', isDefault: true })
    .withAddress({ receiverName: '李女士（公司）' })
    .withAddress({ receiverName: '豆豆姥姥', phone: '13700001234', region: JIYUAN })
    .withAddress({ receiverName: '陈家明' });
  await parent.isLoggedIn(withFour);
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).first()).toContainText('李女士186****5678默认');

  await page.getByRole('button', { name: '编辑豆豆姥姥的地址' }).click();
  await expect(page.locator('.address-form__kept-phone')).toHaveText('137****1234');
  await page.getByLabel('详细地址').fill('沁园街道 天坛路9号院');
  await page.locator('.top-bar__button--back').locator('visible=true').click();
  await page.getByText('继续编辑').click();
  await save(page).click();
  await atList(page);
  await expect(cards(page).filter({ hasText: '豆豆姥姥' })).toHaveText(
    '豆豆姥姥137****1234河南省 济源市 沁园街道 天坛路9号院',
  );

  await page.getByRole('radio', { name: '把豆豆姥姥的地址设为默认' }).click();
  await expect(parent.toast('已设为默认地址')).toBeVisible();
  await expect(cards(page).first()).toContainText('豆豆姥姥137****1234默认');

  await page.getByRole('button', { name: '删除陈家明的地址' }).click();
  await page.locator('.dialog').getByRole('button', { name: '删除' }).click();
  await expect(parent.toast('地址已删除')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});

test('two devices that edit the same address lose nothing silently', async ({
  page,
  parent,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL });
  const otherPage = await other.newPage();
  await putAwayPopups(otherPage);
  const otherDevice = parent.at(otherPage);
  const one = { receiverName: '王先生', phone: '18612345678', detail: '中关村大街1号', isDefault: true };
  const { phone } = await parent.isLoggedIn(aParent().withAddress(one));
  await otherDevice.startLoggedIn(phone);
  for (const device of [parent, otherDevice]) {
    await device.page.goto(LIST);
    await device.page.getByRole('button', { name: '编辑王先生的地址' }).click();
    await expect(device.page.getByLabel('收货人')).toHaveValue('王先生');
  }
  await otherPage.getByLabel('收货人').fill('朵朵妈妈');
  await save(otherPage).click();
  await atList(otherPage);

  await page.getByLabel('详细地址').fill('颐和园路5号 东门');
  await save(page).click();
  const sides = page.locator('.conflict__side');
  await expect(sides).toHaveText([
    /^另一台设备保存的朵朵妈妈186\*{4}5678默认北京市 海淀区 中关村大街1号/,
    '您填写的朵朵妈妈186****5678默认北京市 海淀区 颐和园路5号 东门',
  ]);
  await page.getByRole('button', { name: '用我填写的' }).click();
  await atList(page);
  await expect(cards(page)).toHaveText(['朵朵妈妈186****5678默认北京市 海淀区 颐和园路5号 东门']);

  // The other one deletes it while this one edits it again.
  await page.getByRole('button', { name: '编辑朵朵妈妈的地址' }).click();
  await expect(page.getByLabel('收货人')).toHaveValue('朵朵妈妈');
  await otherPage.reload();
  await otherPage.getByRole('button', { name: '删除朵朵妈妈的地址' }).click();
  await otherPage.locator('.dialog').getByRole('button', { name: '删除' }).click();
  await expect(otherPage.getByText('还没有收货地址')).toBeVisible();
  await page.getByLabel('收货人').fill('王先生');
  await save(page).click();
  await page.getByRole('button', { name: '保存为新地址' }).click();
  await expect(page.getByText('请重新填写手机号码')).toBeVisible();
  await page.getByPlaceholder('请输入手机号码').fill('18612345678');
  // A second tap within 400 ms of the first is swallowed as a double tap.
  await expect(async () => {
    await save(page).click();
    await atList(page, 2000);
  }).toPass({ intervals: [500] });
  await expect(cards(page)).toHaveText(['王先生186****5678默认北京市 海淀区 颐和园路5号 东门']);
  await other.close();
});

test('the region sheet is walked through by keyboard', async ({ page, parent }) => {
  await parent.isLoggedIn(aParent());
  await page.goto('/myAddressCenter/myAddressForm');
  await page.getByRole('button', { name: /^所在地区/ }).press('Enter');
  await page.getByRole('radio', { name: '北京市' }).press('Enter');
  await expect(page.locator('.region-sheet__level')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '东城区' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('北京市 东城区')).toBeVisible();
  await expect(page.getByRole('button', { name: /^所在地区/ })).toBeFocused();
});
