/** Keyboard only: focus order, visible focus, Escape, and focus restored. */
import type { Page } from '@playwright/test';
import { OrderState } from '../../../../src/contract/orders/values';
import { withManySubjects } from '../../../builders/children';
import { PASSWORD } from '../../support/parent';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const DONE = { state: OrderState.done };
const UNSEEN = 'not to be seen: ';

/** Accessible name of the focused element; a constant if its focus is not visible. */
async function focused(page: Page): Promise<string> {
  return page.evaluate((unseen) => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement) || at === document.body) return '';
    const name = at.getAttribute('aria-label') ?? (at.innerText || at.getAttribute('placeholder') || '');
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    // A field shows its focus by the border of its box.
    const isFramed = [at, at.parentElement, at.parentElement?.parentElement].some(
      (element) => element && getComputedStyle(element).borderColor === 'rgb(12, 128, 75)',
    );
    const isField = at.matches('input, textarea');
    const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || (isField && isFramed);
    return `${isSeen ? '' : unseen}${name.replace(/\s+/g, ' ').trim()}`;
  }, UNSEEN);
}

/** Presses Tab until the element has the focus; returns all focused names, and checks that each focus is visible. */
async function tabTo(page: Page, name: string, longest = 40): Promise<string[]> {
  // Nothing is focusable before the page is rendered.
  await expect(page.locator('.screen--starting')).toHaveCount(0);
  const met: string[] = [];
  while (met.length < longest) {
    await page.keyboard.press('Tab');
    // The border of a field changes after the focus event.
    await expect.poll(() => focused(page), met.join(' → ')).not.toContain(UNSEEN);
    met.push(await focused(page));
    if (met.at(-1)?.startsWith(name)) return met;
  }
  throw new Error(`${name} cannot be reached: ${met.join(' → ')}`);
}

/** Vertical positions of the focus until it reaches the element. */
async function topsTo(page: Page, name: string): Promise<number[]> {
  const tops: number[] = [];
  for (let met = ''; !met.startsWith(name); met = await focused(page)) {
    await page.keyboard.press('Tab');
    tops.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;
        return Math.round(top(at) - top(at?.closest('.taro_page')?.firstElementChild));
      }),
    );
  }
  return tops;
}

test('a parent logs in with the keyboard, in the order in which the form reads', async ({ page, parent }) => {
  const { phone } = await parent.exists(withManySubjects());
  await page.goto('/login');
  await expect(parent.submit()).toBeVisible();
  await tabTo(page, '密码登录');
  await page.keyboard.press('Enter');
  await expect(parent.passwordField()).toBeVisible();
  expect(await tabTo(page, '手机号')).toEqual(['国家和地区代码 +86，点击更换', '手机号']);
  await page.keyboard.type(phone);
  expect(await tabTo(page, '密码')).toHaveLength(1);
  await page.keyboard.type(PASSWORD);
  expect(await tabTo(page, '我已阅读')).toEqual(['显示密码', '登录', '忘记密码？', '我已阅读并同意以下协议']);
  await page.keyboard.press(' ');
  await parent.passwordField().focus();
  await page.keyboard.press('Enter');
  await parent.expectHome();
});

test('a parent goes from home to a form and back, and a sheet gives the focus back', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(withManySubjects());
  await page.goto('/index');
  await parent.expectHome();
  await expect(page.locator('.today-lesson').first()).toBeVisible();
  // Through all of home to the last tab, in reading order; then again from the top.
  const tops = await topsTo(page, '我的');
  expect(tops.length).toBeGreaterThan(10);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  await page.reload();
  await expect(page.locator('.today-lesson').first()).toBeVisible();
  await tabTo(page, '个人资料');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/settingUpInformation');
  await expect(page.getByRole('button', { name: /^出生日期/ })).toBeVisible();
  const met = await tabTo(page, '出生日期');
  expect(met.slice(0, -1)).toEqual(['返回', '更换头像', '更换头像', '孩子姓名', '男孩', '女孩', '保密']);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // The focus is trapped.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^出生日期/);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/index');
  await expect.poll(() => focused(page)).toMatch(/^个人资料/);
});

test('a row of a list is opened with the keyboard, and has the focus again afterwards', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(withManySubjects().withOrder(DONE).withOrder(DONE).withOrder(DONE));
  await page.goto('/myOrder');
  await expect(page.locator('.order-card').nth(2)).toBeVisible();
  const row = () => page.evaluate(() => document.activeElement?.closest('.order-card')?.textContent ?? '');
  while ((await row()) !== (await page.locator('.order-card').nth(1).textContent())) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toContain(UNSEEN);
  }
  const opened = await focused(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/orderId=/);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('orderId'));
  await expect.poll(() => focused(page)).toBe(opened);
});

test('a list is opened and a dialog is answered with the keyboard', async ({ page, parent }) => {
  await parent.isLoggedIn(withManySubjects());
  await page.goto('/option');
  await tabTo(page, '退出登录');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^退出登录/);
  // A second press within 400 ms of the first is ignored.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [500] });
  await tabTo(page, '退出', 4);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/login');
});
