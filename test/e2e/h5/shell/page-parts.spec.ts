import { withOneSubject } from '../../../builders/children';
import { expect, test } from '../../support/test';

test('what a page is made of goes before the pictures of the page that is left', async ({
  page,
  parent,
  devtools,
}) => {
  await parent.isLoggedIn(withOneSubject());
  await page.goto('/parentsCenter');
  const tile = page.locator('.entry-tile', { hasText: '我的订单' });
  await tile.waitFor();
  // Mine loads parts of its own until then.
  await page.waitForLoadState('networkidle');
  await devtools.send('Network.enable');
  const priorities: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (/\/js\/.*\.js$/.test(request.url)) priorities.push(request.initialPriority);
  });
  await tile.click();
  await page.waitForURL('/myOrder', { waitUntil: 'commit' });
  await expect.poll(() => priorities[0]).toBe('High');
});

test('the bar says a title that stands on the page only when that one has left', async ({ page }) => {
  await page.goto('/userAgreement');
  const inBar = page.locator('.top-bar__title');
  await expect(inBar).toHaveCSS('opacity', '0');
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  await expect(inBar).toHaveCSS('opacity', '1');
});
