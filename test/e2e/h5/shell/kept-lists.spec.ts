/** Going back from a detail, or to a tab, restores the list's length and scroll position. */
import type { Locator, Page } from '@playwright/test';
import { OrderState } from '../../../../src/contract/orders/values';
import { withManySubjects, withOneSubject } from '../../../builders/children';
import type { ParentBuilder } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

/** More than a page, which has ten rows. */
const ROWS = 16;
/** A row on the second page. */
const TAPPED = 12;

const times = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);

interface List {
  readonly name: string;
  readonly of: () => ParentBuilder;
  readonly open: (page: Page) => Promise<void>;
  readonly rows: (page: Page) => Locator;
  /** Tap target in the row. */
  readonly way?: (row: Locator) => Locator;
  /** Expected URL. */
  readonly leadsTo: RegExp;
}

const LISTS: readonly List[] = [
  {
    name: 'orders',
    of: () =>
      times(ROWS, { state: OrderState.done }).reduce(
        (parent, details) => parent.withOrder(details),
        withOneSubject(),
      ),
    open: async (page) => void (await page.goto('/myOrder')),
    rows: (page) => page.locator('.order-card'),
    leadsTo: /orderId=/,
  },
  {
    name: 'classes that are over, under their tab',
    of: withOneSubject,
    open: async (page) => {
      await page.goto('/myClassList');
      const past = page.getByRole('tab', { name: '已上课' });
      await tapUntil(past, page.locator('[aria-selected="true"]', { hasText: '已上课' }));
    },
    rows: (page) => page.locator('.class-list__links'),
    way: (row) => row.getByRole('button', { name: /^课程内容/ }),
    leadsTo: /liveId=/,
  },
];

const shown = (rows: Locator): Locator => rows.locator('visible=true');

/** Scroll position of the visible page. */
const place = (page: Page): Promise<number> =>
  page
    .locator('.taro_page')
    .locator('visible=true')
    .last()
    .evaluate((scroller) => Math.round(scroller.scrollTop));

async function scrollDown(page: Page, to: Locator): Promise<number> {
  await to.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  return place(page);
}

for (const { name, of, open, rows, way = (row: Locator) => row, leadsTo } of LISTS) {
  test(`a list of ${name} is where it was`, async ({ page, parent }) => {
    await parent.isLoggedIn(of());
    await open(page);
    await expect(shown(rows(page)).first()).toBeVisible();
    await expect(async () => {
      await shown(rows(page)).last().scrollIntoViewIfNeeded();
      expect(await shown(rows(page)).count()).toBeGreaterThan(TAPPED);
    }).toPass({ intervals: [200] });
    const count = await shown(rows(page)).count();
    const row = shown(rows(page)).nth(TAPPED);
    const before = await scrollDown(page, row);
    await expect(async () => {
      if (!leadsTo.test(page.url())) await way(row).click({ timeout: 1000 });
      expect(page.url()).toMatch(leadsTo);
    }).toPass({ intervals: [500] });
    await expect(shown(rows(page))).toHaveCount(0);
    await page.goBack();
    await expect(shown(rows(page))).toHaveCount(count);
    await expect.poll(() => place(page)).toBe(before);
  });
}

test('a tab is where it was, with what it showed', async ({ page, parent }) => {
  await parent.isLoggedIn(withManySubjects());
  await page.goto('/index');
  const low = page.locator('.module-section').locator('visible=true').nth(1);
  await expect(low).toBeVisible();
  const before = await scrollDown(page, low);
  await parent.walkTo('我的', '/parentsCenter');
  await parent.walkTo('首页', '/index');
  await expect(low).toBeVisible();
  await expect.poll(() => place(page)).toBe(before);
});
