import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const tokenOf = (request: { headers(): Record<string, string> }) => request.headers().token ?? '';

test('an address that leads to no screen leads home, and one that wants a parent to the login', async ({
  page,
  parent,
}) => {
  await page.goto('/growUp/x?y=%E0%A4%A');
  await page.waitForURL((url) => url.pathname === '/index');
  await expect(page.getByText('亲爱的家长，您好')).toBeVisible();
  await page.goto('/option');
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(parent.submit()).toBeVisible();
});

test.describe('a session', () => {
  test('that was ended leads to the login, and back after it', async ({ page, parent, backend }) => {
    const { phone } = await parent.exists(anOfficialParent());
    await parent.logInByPassword(phone);
    const request = await page.waitForRequest((candidate) => tokenOf(candidate) !== '');
    await parent.expectHome();
    // Otherwise a pending request of home fails first, and redirects to home.
    await page.waitForLoadState('networkidle');
    await backend.endSession(tokenOf(request), 'revoke');
    await page.goto('/parentsCenter');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('tab', { name: '密码登录' }).click();
    await parent.passwordField().fill('Wandou2026');
    await parent.submit().click();
    await page.waitForURL((url) => url.pathname === '/parentsCenter');
  });
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
});

test.describe('a server that answers nonsense', () => {
  test('leaves a message and a next step, never a blank page', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/homePageShowConfig**', (route) => route.fulfill({ status: 200, body: '<html>' }));
    await page.route('**/getTabConfig**', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/index');
    await expect(page.locator('body')).toContainText(/\S{4,}/);
    expect(errors).toEqual([]);
  });
});
