import type { Page, Route } from '@playwright/test';
import { reportsOf, type Report } from '../../support/reports';
import { lookAway } from '../../support/look-away';
import { expect, test } from '../../support/test';

const REPORTS = '**/buriedData/write*';

/** Tracking requests of the page, and whether they arrive. */
class Reports {
  isOffline = false;
  /** Those received by the server. */
  readonly arrived: Report[] = [];
  /** Events per request. */
  readonly counts: number[] = [];

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
    if (this.isOffline) return route.abort('internetdisconnected');
    const response = await route.fetch();
    const sent = reportsOf(route.request());
    this.counts.push(sent.length);
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

  test('survives a reload without a network, and arrives once', async ({ page, parent }) => {
    reports.isOffline = true;
    await page.goto('/index');
    await parent.expectHome();
    await expect.poll(async () => (await reports.kept()).length).toBeGreaterThan(1);
    const before = await reports.kept();
    await page.reload();
    await parent.expectHome();
    reports.isOffline = false;
    await expect.poll(async () => (await reports.kept()).length, { timeout: 40_000 }).toBe(0);
    const arrived = reports.ids();
    expect(arrived).toEqual(expect.arrayContaining(before));
    expect(new Set(arrived).size).toBe(arrived.length);
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
