import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { MiniProgram } from './connect';
import { waitFor } from './wait';

const PICTURES = path.resolve(__dirname, '..', '..', '..', '..', 'test-results', 'weapp');

/** Equal screenshots in a row that count as a screen at rest. */
const RESTS = 5;

type Page = NonNullable<Awaited<ReturnType<MiniProgram['currentPage']>>>;
type Found = NonNullable<Awaited<ReturnType<Page['$']>>>;
type Typed = Found & { input(text: string): Promise<void> };
type Storage = string | number | boolean | object;

/** Taro puts elements below the fifteenth level into a custom component, where selectors end. */
const DEEPER = 'comp';

/** As it is read: without the joiners at its end (src/components/keep-line-ends.weapp.ts). */
export const textOf = async (element: Found): Promise<string> =>
  (await element.text()).replaceAll('\u2060', '').trim();

/** Generic access to the phone's screen. */
export class Phone {
  /** exceptions of the mini program since the last check */
  private exceptions: string[] = [];

  constructor(readonly miniProgram: MiniProgram) {
    miniProgram.on('exception', ({ message }: { message: string }) => this.exceptions.push(message));
  }

  takeExceptions(): string[] {
    const taken = this.exceptions;
    this.exceptions = [];
    return taken;
  }

  async page(): Promise<Page> {
    const page = await this.miniProgram.currentPage();
    if (!page) throw new Error('No page is open');
    return page;
  }

  /** Waits until the page with this file is on top. */
  at(file: string): Promise<Page> {
    return waitFor(`page ${file}`, async () => {
      const page = await this.page();
      return page.path === file ? page : null;
    });
  }

  /** Opens a page as the only one of the stack. */
  async open(file: string, query = ''): Promise<void> {
    await this.miniProgram.callWxMethod('reLaunch', { url: `/${file}${query}` });
  }

  switchTab = (file: string): Promise<unknown> => this.miniProgram.native().switchTab({ url: `/${file}` });

  /** All elements with the selector, across Taro's component boundaries. */
  async all(selector: string, within?: Found): Promise<Found[]> {
    return everywhere(within ?? (await this.page()), selector);
  }

  find(selector: string, within?: Found): Promise<Found> {
    return waitFor(selector, async () => (await this.all(selector, within))[0]);
  }

  has = async (selector: string): Promise<boolean> => (await this.all(selector)).length > 0;

  waitUntilRemoved = (selector: string): Promise<boolean> =>
    waitFor(`${selector} to go`, async () => !(await this.has(selector)));

  async text(selector: string): Promise<string> {
    return textOf(await this.find(selector));
  }

  /** Waits until an element with the selector has this text, and returns it. */
  says(selector: string, expected: RegExp): Promise<string> {
    return waitFor(`${selector} to say ${expected}`, async () => {
      for (const element of await this.all(selector)) {
        const text = await textOf(element);
        if (expected.test(text)) return text;
      }
      return null;
    });
  }

  async tap(selector: string): Promise<void> {
    await (await this.find(selector)).tap();
  }

  /** Taps the first element with the selector that has exactly this text, or matches. */
  async tapText(expected: string | RegExp, selector: string): Promise<void> {
    const element = await waitFor(`${selector} that says ${expected}`, async () => {
      for (const candidate of await this.all(selector)) {
        const text = await textOf(candidate);
        if (typeof expected === 'string' ? text === expected : expected.test(text)) return candidate;
      }
      return null;
    });
    await element.tap();
  }

  /** Types into an input, or the one inside an element. */
  async type(field: string | Found, text: string): Promise<void> {
    await ((await this.inputIn(field)) as Typed).input(text);
  }

  async typed(field: string | Found): Promise<string> {
    return String(await (await this.inputIn(field)).value());
  }

  /** Drags the centre of an element to the right by CSS pixels. */
  async drag(selector: string, distance: number): Promise<void> {
    const element = await this.resting(selector);
    const [{ left, top }, { width, height }] = [await element.offset(), await element.size()];
    const [x, y] = [Number(left) + Number(width) / 2, Number(top) + Number(height) / 2];
    const touch = (share: number) => ({
      identifier: 0,
      pageX: x + distance * share,
      pageY: y,
      clientX: x + distance * share,
      clientY: y,
    });
    const down = (share: number) => ({ touches: [touch(share)], changedTouches: [touch(share)] });
    await element.touchstart(down(0));
    for (const share of [0.25, 0.5, 0.75, 1]) await element.touchmove(down(share));
    const up = { touches: [], changedTouches: [touch(1)] };
    await element.touchend(up);
  }

  stored = (key: string): Promise<Storage> => this.miniProgram.callWxMethod('getStorageSync', key);

  forget = (key: string): Promise<unknown> => this.miniProgram.callWxMethod('removeStorageSync', key);

  async picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.miniProgram.screenshot({ path: path.join(PICTURES, `${name}.png`) });
  }

  private async inputIn(field: string | Found): Promise<Found> {
    const found = typeof field === 'string' ? await this.find(field) : field;
    return found.tagName === 'input' ? found : this.find('input', found);
  }

  /** Saves a screenshot once the screen is at rest. */
  async restingPicture(name: string): Promise<void> {
    let before: unknown;
    let same = 0;
    await waitFor('the screen to rest', async () => {
      const now = await this.miniProgram.screenshot();
      same = now === before ? same + 1 : 0;
      before = now;
      return same === RESTS;
    });
    await this.picture(name);
  }

  /** Waits until an element stops moving, e.g. a sheet. */
  resting(selector: string): Promise<Found> {
    let before = '';
    return waitFor(`${selector} to rest`, async () => {
      const element = await this.find(selector);
      const now = JSON.stringify([await element.offset(), await element.size()]);
      const rests = now === before;
      before = now;
      return rests && element;
    });
  }
}

async function everywhere(root: Page | Found, selector: string): Promise<Found[]> {
  const found: Found[] = [...((await root.$$(selector)) as Found[])];
  for (const deeper of (await root.$$(DEEPER)) as Found[])
    found.push(...(await everywhere(deeper, selector)));
  return found;
}
