import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** AxeBuilder would compile its half megabyte twice for each document, and again for every screen: a no-op for pages that have it. */
const IS_THERE = 'undefined';
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A frame that is navigating takes none. */
const giveAxe = (frame: Frame): Promise<unknown> =>
  frame
    .evaluate(() => 'axe' in window)
    .then((hasAxe) => (hasAxe ? undefined : frame.evaluate(SOURCE)))
    .catch(() => undefined);

/** Violations found by axe on the current page. */
export async function complaints(page: Page): Promise<string[]> {
  // Each frame needs its own copy, including the hidden one of a native bridge.
  await Promise.all(page.frames().map(giveAxe));
  // Violations only: passes took most of the time of a long page.
  const axe = new AxeBuilder({ page, axeSource: IS_THERE })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
