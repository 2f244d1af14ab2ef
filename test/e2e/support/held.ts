import type { Page } from '@playwright/test';

interface Held {
  /** How many wait. */
  asked(): number;
  letGo(): void;
}

/** Requests of the page that go on when they are let go, and not before. */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  let asked = 0;
  await page.route(url, async (route) => {
    asked += 1;
    await gone;
    await route.continue();
  });
  return { asked: () => asked, letGo };
}
