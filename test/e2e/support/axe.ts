import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** Half a megabyte of script, which AxeBuilder would have read twice for every screen of a document. */
const IS_THERE = 'undefined';

/** One that is about to be another document has none. */
const hasAxe = (frame: Frame): Promise<boolean> => frame.evaluate(() => 'axe' in window).catch(() => false);

/** Each frame needs a copy of its own: also the hidden one through which a page speaks to the native app. */
const haveAxe = async (page: Page): Promise<boolean> =>
  (await Promise.all(page.frames().map(hasAxe))).every(Boolean);

/** What axe says against what stands on the page now. */
export async function complaints(page: Page): Promise<string[]> {
  const parts = (await haveAxe(page)) ? { page, axeSource: IS_THERE } : { page };
  // What is well is not told apart: most of the time of a long page went there.
  const axe = new AxeBuilder(parts).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
