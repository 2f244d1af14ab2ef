import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** axe is half a megabyte, which AxeBuilder would inject for every screen: a no-op for pages that have it. */
const IS_THERE = 'undefined';

/** A frame that is navigating has none. */
const hasAxe = (frame: Frame): Promise<boolean> => frame.evaluate(() => 'axe' in window).catch(() => false);

/** Each frame needs its own copy, including the hidden one of a native bridge. */
const haveAxe = async (page: Page): Promise<boolean> =>
  (await Promise.all(page.frames().map(hasAxe))).every(Boolean);

/** Violations found by axe on the current page. */
export async function complaints(page: Page): Promise<string[]> {
  const parts = (await haveAxe(page)) ? { page, axeSource: IS_THERE } : { page };
  // Violations only: passes took most of the time of a long page.
  const axe = new AxeBuilder(parts).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
