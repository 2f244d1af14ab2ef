import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

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
