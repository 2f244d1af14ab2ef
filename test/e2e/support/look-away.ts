import type { Page } from '@playwright/test';

/** Another app or tab covers this page for a while. */
export async function lookAway(
  page: Page,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  await become(page, 'hidden');
  await meanwhile();
  await become(page, 'visible');
}

const become = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
