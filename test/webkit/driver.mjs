/** The part of WebDriver (w3.org/TR/webdriver2) needed for the walk; each engine's file has its own transport. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 20_000;
const EVERY_MS = 200;

export const KEYS = { right: '\uE014', left: '\uE012', enter: '\uE007' };

export const inPath = (...names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

/** Names of programs that are not installed. */
export const missing = (programs) => Object.keys(programs).filter((name) => programs[name] === undefined);

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Polls until it is true. */
export async function until(what, ask, patience = PATIENCE_MS) {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`not so within ${patience / 1000} s: ${what}`);
    await pause(EVERY_MS);
  }
}

function gone(error) {
  if (/stale element|no such element/.test(error.message)) return false;
  throw error;
}

/** A browser window. `call(method, at, body)` sends a command; `printsPages`: it can print without a dialog. */
export class Browser {
  constructor({ call, close, printsPages }) {
    this.send = call;
    this.close = close;
    this.printsPages = printsPages;
  }

  resize = (width, height) => this.send('POST', '/window/rect', { width, height });
  goTo = (url) => this.send('POST', '/url', { url });
  back = () => this.send('POST', '/back', {});
  forward = () => this.send('POST', '/forward', {});
  reload = () => this.send('POST', '/refresh', {});
  path = async () => new URL(await this.send('GET', '/url')).pathname;
  run = (script, ...args) => this.send('POST', '/execute/sync', { script, args });
  /** A PDF in A4. */
  print = async () =>
    Buffer.from(await this.send('POST', '/print', { page: { width: 21, height: 29.7 } }), 'base64');

  /** Visible elements, by CSS or XPath. */
  async all(selector) {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    const found = await this.send('POST', '/elements', { using, value: selector });
    const isSeen = 'return arguments[0].getClientRects().length > 0';
    // Elements replaced by a new rendering are stale: skip them.
    const seen = await Promise.all(found.map((element) => this.run(isSeen, element).catch(gone)));
    return found.filter((_, at) => seen[at]).map((element) => element[ELEMENT]);
  }

  /**
   * Scrolls the element to the centre, where no bar covers it, and waits until it and the page stop: a tap hits whatever is there when it
   * arrives. The driver refuses one while a page slides, when the root takes it (platform/web/page-transition.ts).
   */
  show = (element) => {
    let last;
    return until('it is at rest', async () => {
      const before = last;
      last = await this.run(
        `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top } = arguments[0].getBoundingClientRect();
        const { slide } = document.documentElement.dataset;
        return slide ? undefined : left + ' ' + top;`,
        { [ELEMENT]: element },
      );
      return last && last === before;
    });
  };

  one = (selector) => until(`${selector} is there`, async () => (await this.all(selector))[0]);

  has = (selector) => until(`${selector} is there`, async () => (await this.all(selector)).length > 0);

  /** A trusted click: with a click from a script, "back" would skip the history entry. */
  tap = (selector) => this.reach(selector, (element) => this.send('POST', `/element/${element}/click`, {}));

  type = (selector, text) =>
    this.reach(selector, (element) => this.send('POST', `/element/${element}/value`, { text }));

  /** Retries if the page rendered the element again meanwhile. */
  reach = (selector, act) =>
    until(`${selector} can be reached`, async () => {
      const element = await this.one(selector);
      const acted = this.show(element).then(() => act(element));
      return acted.then(() => true, gone);
    });
}
