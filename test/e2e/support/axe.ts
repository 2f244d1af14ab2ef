import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Half a megabyte of script, which AxeBuilder would have read twice for every screen of a document. */
const IS_THERE = 'undefined';

/** A frame of the page needs a copy of its own, and may be another one by now. */
const hasAxe = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));

/** What axe says against what stands on the page now. */
export async function complaints(page: Page): Promise<string[]> {
  const parts = (await hasAxe(page)) ? { page, axeSource: IS_THERE } : { page };
  // What is well is not told apart: most of the time of a long page went there.
  const axe = new AxeBuilder(parts).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
