/** What a screen reader meets on every screen with its content, and over it, as axe judges it. A new screen comes along without a line here. */
import { routeNames, routes, type RouteName } from '../../../../src/contract/routes';
import type { RouteEntry } from '../../../../src/contract/route';
import { DEMO_SHARE_KEY } from '../../../../packages/demo/content/growth/shares';
import type { Scenario } from '../../../../src/contract/scenario';
import { anOfficialParent, aParent } from '../../../builders/parent';
import { complaints } from '../../support/axe';
import { insideNativeApp } from '../../support/native-app';
import { expect, test } from '../../support/test';
import { addressesWith, LEADS_ON, OPEN_AT, paramsOf, pathsOf } from './support/addresses';
import { walkTo } from './support/walk';

/** An account of the demonstration that has much of everything, and what it is given beyond that. */
const PHONE = '13800000003';
const MINUTES = 60_000;
const MORE: Scenario = {
  ...{ checkIn: true, dayNum: 12, survey: true, exerciseBook: 'checked' },
  ...{ evaluation: 'over', share: 'open', straight: 'joined', stepUp: 'y-waiting' },
};

const domainOf = (name: RouteName): string => {
  const { page, redirectTo }: RouteEntry = routes[name];
  return (page ?? redirectTo ?? '').split('/')[0] ?? '';
};
const domains = new Set(routeNames.filter((name) => routes[name].page).map(domainOf));

// Some domains have thirty screens: they follow each other in whatever worker is free.
test.describe.configure({ mode: 'parallel', timeout: 4 * MINUTES });

for (const domain of domains) {
  test(`axe finds nothing on the screens of ${domain}`, async ({ page, parent, backend, ground }) => {
    // What a plain browser is not shown of growth is shown in the app.
    await insideNativeApp(page, { dialect: 'jsbridge2' });
    await backend.setScenario(PHONE, MORE);
    const { userId } = await backend.logIn(PHONE);
    await parent.startLoggedIn(PHONE);
    const params = {
      ...(await paramsOf(ground, userId)),
      growUpSituationV1Share: { shareKey: DEMO_SHARE_KEY },
    };
    await page.goto('/index');
    for (const { name, url } of addressesWith(params)) {
      if (domainOf(name) !== domain || LEADS_ON[name]) continue;
      const stepUp = OPEN_AT[name];
      if (stepUp) await backend.setScenario(PHONE, { stepUp });
      const seen = await walkTo(page, url, pathsOf(name));
      expect.soft([url, seen !== undefined]).toEqual([url, true]);
      expect.soft(await complaints(page), url).toEqual([]);
    }
  });
}

test('axe finds nothing where a visitor begins', async ({ page }) => {
  for (const path of ['/login', '/findPassword', '/index', '/parentsCenter', '/evaluation/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await complaints(page), path).toEqual([]);
  }
});

test('axe finds nothing over a page: sheet, picker, dialog', async ({ page, parent }) => {
  await parent.startLoggedIn(PHONE);
  const layers = [
    { path: '/option', opens: '推荐给朋友' },
    { path: '/option', opens: '退出登录' },
    { path: '/settingUpInformation', opens: /^出生日期/ },
    { path: '/settingUpInformation', opens: /^所在地区/ },
  ];
  for (const { path, opens } of layers) {
    await page.goto(path);
    await page.getByRole('button', { name: opens }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await complaints(page), String(opens)).toEqual([]);
  }
});

test('axe finds nothing over a page: the captcha, to be dragged and to be heard', async ({
  page,
  parent,
}) => {
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
