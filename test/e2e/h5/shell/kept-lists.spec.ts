/** Going back from a detail, or to a tab, restores the list's length and scroll position. */
import type { Locator, Page } from '@playwright/test';
import { withManySubjects, withOneSubject } from '../../../builders/children';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

/** A row on the second page: a page has ten. */
const TAPPED = 12;

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

/** For what is loaded again, and how often, see test/pages/screen/lists-keep.test.tsx. */
test('a list is where it was, under its tab', async ({ page, parent }) => {
  await parent.isLoggedIn(withOneSubject());
  await page.goto('/myClassList');
  const past = page.getByRole('tab', { name: '已上课' });
  await tapUntil(past, page.locator('[aria-selected="true"]', { hasText: '已上课' }));
  const rows = shown(page.locator('.lesson-card'));
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    expect(await rows.count()).toBeGreaterThan(TAPPED);
  }).toPass({ intervals: [200] });
  const count = await rows.count();
  const row = rows.nth(TAPPED);
  const before = await scrollDown(page, row);
  const detail = /liveId=/;
  await expect(async () => {
    if (!detail.test(page.url()))
      await row.getByRole('button', { name: /^查看这节课/ }).click({ timeout: 1000 });
    expect(page.url()).toMatch(detail);
  }).toPass({ intervals: [500] });
  await expect(shown(page.locator('.class-content'))).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(count);
  await expect.poll(() => place(page)).toBe(before);
});

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
