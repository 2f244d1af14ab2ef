/** Transports of the published bridge scripts under the backend's content policy. */
import { DIALECTS } from '../../../../src/simulator/native-app/options';
import { callsOf, insideNativeApp, lastCall, refusedBy } from '../../support/native-app';
import { expect, test } from '../../support/test';

const BROWSER =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

for (const dialect of DIALECTS) {
  test(`${dialect} sends all its messages in its own app, and none is refused`, async ({ page }) => {
    const arrived = await insideNativeApp(page, { dialect });
    await page.goto('/login');
    await lastCall(page, 'GetSystemEnvInfo');
    await lastCall(page, 'GetUserData');
    // The handshake's frame is removed before a browser without an app would navigate it.
    const hosts = dialect === 'wvjb6' ? ['__wvjb_queue_message__'] : [];
    await expect.poll(() => [...new Set(arrived)]).toEqual(hosts);
    expect(await refusedBy(page)).toEqual([]);
  });
}

test('a browser that is no app of ours sends no frames of iOS', async ({ page }) => {
  const arrived = await insideNativeApp(page, { dialect: 'wvjb6' });
  await page.setExtraHTTPHeaders({ 'user-agent': BROWSER });
  await page.goto('/login');
  await expect.poll(() => refusedBy(page)).toContain('frame-src');
  expect(arrived).toEqual([]);
});

test('a browser that is no app of ours gives JsBridge 2 no eval', async ({ page }) => {
  await insideNativeApp(page, { dialect: 'jsbridge2' });
  await page.setExtraHTTPHeaders({ 'user-agent': BROWSER });
  await page.goto('/login');
  await expect.poll(() => refusedBy(page)).toContain('script-src');
  expect(await callsOf(page, 'GetSystemEnvInfo')).toEqual([]);
});

for (const [dialect, scheme] of [
  ['jsbridge2', 'yy:'],
  ['wvjb5', 'wvjbscheme:'],
] as const) {
  test(`a policy that does not name ${scheme} refuses the frames of ${dialect}`, async ({ page }) => {
    await insideNativeApp(page, { dialect });
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const without = policy.replace(` ${scheme}`, '');
      expect(without).not.toBe(policy);
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': without } });
    });
    await page.goto('/login');
    await expect.poll(() => refusedBy(page)).toContain('frame-src');
  });
}
