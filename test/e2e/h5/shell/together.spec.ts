import type { Page, Request } from '@playwright/test';
import { togetherCall } from '../../../../src/contract/together';
import { TOGETHER_HEADER } from '../../../../src/contract/wire';
import { trackingCalls } from '../../../../src/contract/tracking/calls';
import { hoursCalls } from '../../../../src/contract/hours/calls';
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

/** Events that went with others: what is carried beyond what went alone. */
function eventsTogether(paths: readonly string[], carried: readonly string[]): number {
  const of = (all: readonly string[]) => all.filter((path) => path === trackingCalls.writeKafka.path).length;
  return of(carried) - of(paths);
}

test('home of a parent tells what was done in a few requests, and mine asks for what it shows in a few', async ({
  page,
  parent,
}) => {
  await parent.startLoggedIn(MANY_CARDS);
  const { paths, carried } = callsOf(page);
  await page.goto('/index');
  await parent.expectHome();
  // A page before this one, e.g. the login's, holds the queue for up to 15 s.
  await expect.poll(() => eventsTogether(paths, carried), { timeout: 30_000 }).toBeGreaterThan(1);
  // By now what gathers calls is there. A device that kept nothing asks for the cards before, one by one.
  paths.length = 0;
  carried.length = 0;
  await parent.walkTo('我的', '/parentsCenter');
  await expect.poll(() => carried, { timeout: 30_000 }).toContain(hoursCalls.getLeaveSummary.path);
  await page.waitForLoadState('networkidle');
  expect(carried.length).toBeGreaterThan(12);
  expect(paths).toContain(togetherCall.path);
  // How many depends on how many tasks a slow machine makes of it; one by one they would be as many as there are calls.
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(carried.length / 2);
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
