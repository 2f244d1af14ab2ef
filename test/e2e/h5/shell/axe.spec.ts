/** axe on overlays, and on a visitor's first pages; for the screens themselves see screens.spec.ts. */
import { anOfficialParent, aParent } from '../../../builders/parent';
import { complaints } from '../../support/axe';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

/** A demo account with much content. */
const PHONE = '13800000003';

test('axe finds nothing where a visitor begins', async ({ page }) => {
  for (const path of ['/login', '/index', '/parentsCenter', '/evaluation/login']) {
    await page.goto(path);
    await expect(page.locator('[role="main"]').locator('visible=true').first()).toBeVisible();
    await expect(page.locator('.skeleton, #first-paint')).toHaveCount(0);
    expect.soft(await complaints(page), path).toEqual([]);
  }
});

test('axe finds nothing over a page: sheet, picker, dialog', async ({ page, parent }) => {
  await parent.startLoggedIn(PHONE);
  const layers = [
    { path: '/option', opens: ['推荐给朋友', '退出登录'] },
    { path: '/settingUpInformation', opens: [/^出生日期/, /^所在地区/] },
  ];
  for (const { path, opens } of layers) {
    await page.goto(path);
    for (const opener of opens) {
      const layer = page.getByRole('dialog');
      await tapUntil(page.getByRole('button', { name: opener }), layer);
      expect.soft(await complaints(page), String(opener)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(layer).toHaveCount(0);
    }
  }
});

test('axe finds nothing over a page: the captcha by slider and by ear', async ({ page, parent }) => {
  const { phone } = await parent.exists(aParent().withAccount({ alwaysCaptcha: true }));
  await parent.openLogin('sms');
  await parent.askForCode(phone);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-disabled', 'false');
  expect.soft(await complaints(page), 'to be dragged').toEqual([]);
  await page.getByRole('button', { name: '拖不动滑块？换成听题' }).click();
  await expect(page.getByRole('textbox', { name: '得数' })).toBeVisible();
  expect.soft(await complaints(page), 'to be heard').toEqual([]);
});

test.describe('with what pops up', () => {
  test.use({ putsPopupsAway: false });

  test('axe finds nothing over a page: popups of home', async ({ page, parent }) => {
    await parent.isLoggedIn(
      anOfficialParent().withScenario({ classHour: 3, checkIn: true, interestTags: 1, configured: true }),
    );
    await page.goto('/index');
    for (let shown = 0; shown < 3; shown += 1) {
      await expect(page.locator('.overlay:not(.overlay--leaving) [role="dialog"]')).toBeVisible();
      expect.soft(await complaints(page), `popup ${shown + 1}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
