import type { Page, Request } from '@playwright/test';
import { togetherCall } from '../../../../src/contract/together';
import { TOGETHER_HEADER } from '../../../../src/contract/wire';
import { trackingCalls } from '../../../../src/contract/tracking/calls';
import type { AskedCall } from '../../../../src/contract/together.schema';
import { hideOffer } from '../../support/asks-alone';
import { expect, test } from '../../support/test';

test.use({ watchesTogether: true });

const MANY_CARDS = '13800000003';

/** Requests of calls, by path, from here on. */
function callsOf(page: Page): { readonly paths: string[]; readonly carried: string[] } {
  const seen = { paths: [] as string[], carried: [] as string[] };
  page.on('request', (request) => {
    if (!['fetch', 'ping'].includes(request.resourceType())) return;
    const { pathname } = new URL(request.url());
    seen.paths.push(pathname);
    seen.carried.push(...carriedBy(request, pathname));
  });
  return seen;
}

function carriedBy(request: Request, pathname: string): string[] {
  if (pathname !== togetherCall.path) return [pathname];
  const { calls } = request.postDataJSON() as { calls: AskedCall[] };
  return calls.map(({ path }) => path.split('?')[0] ?? '');
}

test('home of a parent asks for what comes behind its first look, and tells what was done, in a few requests', async ({
  page,
  parent,
}) => {
  await parent.startLoggedIn(MANY_CARDS);
  const { paths, carried } = callsOf(page);
  await page.goto('/index');
  await parent.expectHome();
  const events = () => carried.filter((path) => path === trackingCalls.reportEvent.path).length;
  // A page before this one, e.g. the login's, holds the queue for up to 15 s.
  await expect.poll(events, { timeout: 30_000 }).toBeGreaterThan(3);
  const together = paths.filter((path) => path === togetherCall.path).length;
  const alone = paths.filter((path) => path !== togetherCall.path);
  expect(carried.length).toBeGreaterThan(25);
  // On a device that kept nothing the cards ask before what gathers calls is there.
  expect(together).toBeGreaterThanOrEqual(2);
  expect(alone.length, alone.join('\n')).toBeLessThanOrEqual(18);
  expect(together).toBeLessThanOrEqual(5);
  expect(alone).not.toContain(trackingCalls.reportEvent.path);
});

test('a page whose backend does not offer it asks call by call', async ({ page, parent }) => {
  await parent.startLoggedIn(MANY_CARDS);
  await page.addInitScript(hideOffer, TOGETHER_HEADER);
  const { paths } = callsOf(page);
  await page.goto('/index');
  await parent.expectHome();
  await expect.poll(() => paths.length, { timeout: 15_000 }).toBeGreaterThan(20);
  expect(paths).not.toContain(togetherCall.path);
});
