import type { Page, Route } from '@playwright/test';
import { reportsOf, type Report } from '../../support/reports';
import { lookAway } from '../../support/look-away';
import { expect, test } from '../../support/test';

const REPORTS = '**/buriedData/write*';

/** Tracking requests of the page that arrive. */
class Reports {
  /** Those received by the server. */
  readonly arrived: Report[] = [];

  constructor(private readonly page: Page) {}

  watch = () => this.page.route(REPORTS, (route) => this.pass(route));
  ids = () => this.arrived.map((report) => report.event_id);
  names = () => this.arrived.map((report) => report.event_name);

  /** Ids of events stored on the device. */
  kept = () =>
    this.page.evaluate(() => {
      const text = localStorage.getItem('wandou.trackedEvents') ?? '{"value":{"records":[]}}';
      const { value } = JSON.parse(text) as { value: { records: { event_id: string }[] } };
      return value.records.map((record) => record.event_id);
    });

  private async pass(route: Route): Promise<void> {
    const response = await route.fetch();
    const sent = reportsOf(route.request());
    if (response.ok()) this.arrived.push(...sent);
    await route.fulfill({ response });
  }
}

test.describe('behaviour tracking', () => {
  let reports: Reports;
  test.beforeEach(async ({ page }) => {
    reports = new Reports(page);
    await reports.watch();
  });

  test('is sent when the page hides, with the time that was spent on it', async ({ page, parent }) => {
    await page.goto('/index');
    await parent.expectHome();
    await expect.poll(reports.names).toContain('page_view');
    await expect.poll(reports.kept).toEqual([]);
    expect(reports.names()).not.toContain('page_duration');
    await lookAway(page, () => expect.poll(reports.names, { timeout: 2000 }).toContain('page_duration'));
  });

  test('reports which banners and cards were wholly in sight, each once', async ({ page, parent }) => {
    await page.goto('/index');
    await parent.expectHome();
    await expect.poll(reports.names).toContain('banner_show');
    await page.locator('.module-card').first().scrollIntoViewIfNeeded();
    await expect.poll(reports.names).toContain('card_show');
    expect(new Set(reports.ids()).size).toBe(reports.arrived.length);
  });
});
