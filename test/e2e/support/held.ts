import type { Page } from '@playwright/test';

interface Held {
  /** Number of waiting requests. */
  asked(): number;
  letGo(): void;
}

/** Holds the page's requests until `letGo`. */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let asked = 0;
  await page.route(url, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { asked: () => asked, letGo };
}
