import { withManySubjects } from '../../../builders/children';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const tokenOf = (request: { headers(): Record<string, string> }) => request.headers().token ?? '';

test.describe('an address', () => {
  for (const path of ['/nowhere', '/teacherStarRule/nothing', '/index/nothing', '/growUp/x?y=%E0%A4%A']) {
    test(`${path} that leads to no screen leads home`, async ({ page }) => {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/index');
      await expect(page.getByText('亲爱的家长，您好')).toBeVisible();
    });
  }

  for (const path of ['/myTabClass', '/parentsCenter', '/option']) {
    test(`${path} asks a tourist to log in`, async ({ page, parent }) => {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/login');
      await expect(parent.submit()).toBeVisible();
    });
  }
});

for (const path of ['/growUp', '/index/growUp']) {
  test(`${path} says in a browser what it may not show, and asks nobody to log in`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/growUp/studyPlan');
    await expect(page.getByText('浏览器版本暂不支持此功能').locator('visible=true')).toBeVisible();
  });
}

test.describe('a session', () => {
  for (const how of ['revoke', 'expire'] as const) {
    test(`that was ended (${how}) leads to the login, and back after it`, async ({
      page,
      parent,
      backend,
    }) => {
      const { phone } = await parent.exists(anOfficialParent());
      await parent.logInByPassword(phone);
      const request = await page.waitForRequest((candidate) => tokenOf(candidate) !== '');
      await parent.expectHome();
      // What home still asks for would meet the ended session first, and lead back to home.
      await page.waitForLoadState('networkidle');
      await backend.endSession(tokenOf(request), how);
      await page.goto('/parentsCenter');
      await page.waitForURL((url) => url.pathname === '/login');
      await page.getByRole('tab', { name: '密码登录' }).click();
      await parent.passwordField().fill('Wandou2026');
      await parent.submit().click();
      await page.waitForURL((url) => url.pathname === '/parentsCenter');
    });
  }
});

test.describe('without a network', () => {
  test('a login says so and keeps what was typed', async ({ page, parent, context }) => {
    const { phone } = await parent.exists(anOfficialParent());
    await parent.openLogin('password');
    await parent.phoneField().fill(phone);
    await parent.passwordField().fill('Wandou2026');
    await context.setOffline(true);
    await parent.submit().click();
    await expect(page.getByText(/网络/).locator('visible=true').first()).toBeVisible();
    await expect(parent.phoneField()).toHaveValue(phone);
    await context.setOffline(false);
    await parent.submitUntil(() => page.waitForURL(/\/index/, { timeout: 3000 }));
  });

  test('the home list offers a retry, which works once the network is back', async ({ page, parent }) => {
    // A visitor's comes with the document.
    await parent.isLoggedIn(withManySubjects());
    await page.route('**/homePageShowConfig**', (route) => route.abort());
    await page.goto('/index');
    const retry = page.getByRole('button', { name: '重新加载' }).locator('visible=true').first();
    await expect(retry).toBeVisible();
    await page.unroute('**/homePageShowConfig**');
    await retry.click();
    await expect(page.locator('.module-section').first()).toBeVisible();
  });

  test('courses offer a retry too', async ({ page, parent }) => {
    await page.route('**/getCourseStudyList', (route) => route.abort());
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await parent.walkTo('课程', '/myTabClass');
    const retry = page.getByRole('button', { name: '重新加载' }).locator('visible=true').first();
    await expect(retry).toBeVisible();
    await page.unroute('**/getCourseStudyList');
    await retry.click();
    await expect(page.locator('.course-card').first()).toBeVisible();
  });
});

test.describe('a server that answers nonsense', () => {
  test('leaves a message and a way on, never a blank page', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/homePageShowConfig**', (route) => route.fulfill({ status: 200, body: '<html>' }));
    await page.route('**/getTabConfig**', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/index');
    await expect(page.locator('body')).toContainText(/\S{4,}/);
    expect(errors).toEqual([]);
  });
});

test('no address, request or console line holds a phone in plain', async ({ page, parent }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  const { phone } = await parent.exists(anOfficialParent());
  await parent.logInBySms(phone);
  await parent.expectHome();
  await parent.walkTo('我的', '/parentsCenter');
  await parent.logOut();
  expect(seen.filter((text) => text.includes(phone))).toEqual([]);
});
