/** What a screen reader meets on every screen, as axe judges it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RouteEntry } from '../../../../src/contract/route';
import { routeNames, routes } from '../../../../src/contract/routes';
import { withManySubjects } from '../../../builders/children';
import { expect, test } from '../../support/test';

const domainOf = (page: string): string => page.split('/')[0] ?? '';

/** An address of every screen that is there, by domain. Without the id that one would need, it says that nothing is there. */
const addresses = new Map<string, Map<string, string>>();
for (const name of routeNames) {
  const { page, path }: RouteEntry = routes[name];
  if (!page) continue;
  const ofDomain = addresses.get(domainOf(page)) ?? new Map<string, string>();
  addresses.set(domainOf(page), ofDomain.set(page, path));
}

async function complaints(page: Page): Promise<string[]> {
  // What is well is not told apart: most of the time of a long page went there.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const [domain, screens] of addresses) {
  test(`axe finds nothing on the screens of ${domain}`, async ({ page, parent }) => {
    test.slow();
    await parent.isLoggedIn(withManySubjects());
    for (const path of screens.values()) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect.soft(await complaints(page), path).toEqual([]);
    }
  });
}

test('axe finds nothing where a visitor begins', async ({ page }) => {
  for (const path of ['/login', '/findPassword', '/index', '/parentsCenter']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await complaints(page), path).toEqual([]);
  }
});
