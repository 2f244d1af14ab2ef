import type { Fixture } from './start-fixture';

interface Point {
  x: number;
  y: number;
}

export interface PhoneView {
  /** textContent of all matching elements of the shell */
  texts(selector: string): Promise<string[]>;
  count(selector: string): Promise<number>;
  /** computed style of the first matching element */
  style(selector: string, name: string): Promise<string>;
  /** position of the first matching element on the screen, or null */
  rect(selector: string): Promise<{ x: number; y: number; width: number; height: number } | null>;
  /** a real tap on the first matching element */
  tap(selector: string): Promise<void>;
  /** a real drag between two points of the screen; `lift` false keeps the touch */
  drag(from: Point, to: Point, options?: { lift?: boolean }): Promise<void>;
  lift(): Promise<void>;
}

/** The phone around the pages, accessed by Playwright: parts that are no elements of the mini program. */
export async function phoneOf({ host }: Fixture): Promise<PhoneView> {
  const { page } = host;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const lift = async (): Promise<void> => void (await touch('touchEnd'));
  const first = (selector: string) => page.locator(selector).first();
  return {
    texts: (selector) => page.locator(selector).allTextContents(),
    count: (selector) => page.locator(selector).count(),
    style: async (selector, name) =>
      String(await page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`)),
    rect: (selector) => first(selector).boundingBox(),
    tap: (selector) => first(selector).tap(),
    drag: async (from, to, { lift: isLifted = true } = {}) => {
      const STEPS = 8;
      await touch('touchStart', from);
      for (let step = 1; step <= STEPS; step++) {
        const part = step / STEPS;
        await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
      if (isLifted) await lift();
    },
    lift,
  };
}
