import type { Page } from '@playwright/test';
import { RedirectType } from '../../../../src/contract/links/values';
import { anOfficialParent } from '../../../builders/parent';
import { test } from '../../support/test';

const TRUSTED = 'https://trusted.example/shop';

/** As built with TARO_APP_TRUSTED_LINK_HOSTS, which is text in the app's script. */
async function trustOneHost(page: Page): Promise<void> {
  await page.route(/^http:\/\/127\.0\.0\.1:\d+\/js\/app\./, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const body = script.replace('trustedLinkHosts:[]', 'trustedLinkHosts:["trusted.example"]');
    await route.fulfill({ response: answer, body });
  });
}

/** All links placed by the operator lead to `link`; its site returns a stub page. */
async function placeLink(page: Page, link: string): Promise<void> {
  await page.route('**/getPositionBanner**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { dataList: object[] }[] };
    const data = body.data.map((group) => ({
      ...group,
      dataList: group.dataList.map((entry) => ({ ...entry, redirectType: RedirectType.h5Link, url: link })),
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await page.route(/^https:\/\/trusted\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>elsewhere</h1>' }),
  );
}

/** The text line at the top of home; students and other users have different ones. */
const link = (page: Page) =>
  page
    .getByText(/点此查看本周安排|完成首次试听/)
    .locator('visible=true')
    .first();

test.describe('a link of the operator', () => {
  test.beforeEach(async ({ page }) => trustOneHost(page));
  // The page may still be loading when a test ends.
  test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('takes the one-time token along to a trusted host', async ({ page, parent }) => {
    await placeLink(page, TRUSTED);
    await parent.isLoggedIn(anOfficialParent());
    await page.goto('/index');
    await link(page).click();
    await page.waitForURL(/^https:\/\/trusted\.example\/shop\?token=.{20,}$/);
  });
});
