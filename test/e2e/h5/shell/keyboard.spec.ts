/** A parent without a mouse and without a finger: order, visible focus, Escape, and focus back where it was. */
import type { Page } from '@playwright/test';
import { withManySubjects } from '../../../builders/children';
import { PASSWORD } from '../../support/parent';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** What a screen reader would call what has the focus; complains about a focus that nobody sees. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement) || at === document.body) return '';
    const name = at.getAttribute('aria-label') ?? (at.innerText || at.getAttribute('placeholder') || '');
    const looks = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
      const isOutlined = outlineStyle !== 'none' && outlineWidth !== '0px';
      return isOutlined || boxShadow !== 'none' || borderColor === 'rgb(12, 128, 75)';
    };
    // A field is framed by the box around it.
    const isSeen = [at, at.parentElement, at.parentElement?.parentElement].some(
      (element) => element && looks(element),
    );
    return `${name.replace(/\s+/g, ' ').trim()}${isSeen ? '' : ' (not to be seen)'}`;
  });
}

/** Goes on until the focus is there, and tells what it met on the way. */
async function tabTo(page: Page, name: string, longest = 40): Promise<string[]> {
  const met: string[] = [];
  while (met.length < longest) {
    await page.keyboard.press('Tab');
    met.push(await focused(page));
    if (met.at(-1)?.startsWith(name)) return met;
  }
  throw new Error(`${name} cannot be reached: ${met.join(' → ')}`);
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
  await expect(page.locator('.lesson-card').first()).toBeVisible();
  await tabTo(page, '个人资料');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/settingUpInformation');
  await expect(page.getByRole('button', { name: /^出生日期/ })).toBeVisible();
  await tabTo(page, '出生日期');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // Whoever tabs on inside stays inside.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^出生日期/);
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
  // A second press within 400 ms of the first counts as a slip.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [500] });
  await tabTo(page, '退出', 4);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/login');
});
