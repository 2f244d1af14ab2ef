/** As much of WebDriver (w3.org/TR/webdriver2) as the walk through WebKit needs, over fetch. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 20_000;
const EVERY_MS = 200;

export const KEYS = { right: '\uE014', left: '\uE012', enter: '\uE007' };

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Debian puts it beside the library, in a folder of its version. */
function miniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return inPath('MiniBrowser');
  const found = readdirSync(libraries)
    .flatMap((machine) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((of) => [machine, of]))
    .map((parts) => path.join(libraries, ...parts, 'MiniBrowser'))
    .find((file) => existsSync(file));
  return found ?? inPath('MiniBrowser');
}

/** What the walk needs of the machine, and what of it is not there. */
export function webKit() {
  const programs = {
    WebKitWebDriver: inPath('WebKitWebDriver'),
    MiniBrowser: miniBrowser(),
    Xvfb: inPath('Xvfb'),
  };
  const missing = Object.keys(programs).filter((name) => programs[name] === undefined);
  return { programs, missing };
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A screen without a monitor; ended by `stop`. */
export function startScreen(program) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb did not start')));
    child.stdio[3].once('data', (told) =>
      resolve({ display: `:${String(told).trim()}`, stop: () => child.kill() }),
    );
  });
}

/** Asks until it is so. */
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
  if (/stale element/.test(error.message)) return false;
  throw error;
}

/** A window of the browser, driven. */
export class Browser {
  constructor(base, session, stopDriver) {
    this.base = `${base}/session/${session}`;
    this.stopDriver = stopDriver;
  }

  static async open({ programs, display }) {
    const port = await freePort();
    const child = spawn(programs.WebKitWebDriver, ['--host=127.0.0.1', `--port=${port}`], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    });
    const base = `http://127.0.0.1:${port}`;
    await until('the driver listens', () => call(base, 'GET', '/status').catch(() => undefined));
    const options = { binary: programs.MiniBrowser, args: ['--automation'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': options };
    const { sessionId } = await call(base, 'POST', '/session', { capabilities: { alwaysMatch } });
    return new Browser(base, sessionId, () => child.kill());
  }

  send = (method, at, body) => call(this.base, method, at, body);

  resize = (width, height) => this.send('POST', '/window/rect', { width, height });
  goTo = (url) => this.send('POST', '/url', { url });
  back = () => this.send('POST', '/back', {});
  path = async () => new URL(await this.send('GET', '/url')).pathname;
  run = (script, ...args) => this.send('POST', '/execute/sync', { script, args });

  /** Those in sight, by CSS or XPath. */
  async all(selector) {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    const found = await this.send('POST', '/elements', { using, value: selector });
    const isSeen = 'return arguments[0].getClientRects().length > 0';
    // What was drawn anew meanwhile is another element, and not this one any more.
    const seen = await Promise.all(found.map((element) => this.run(isSeen, element).catch(gone)));
    return found.filter((_, at) => seen[at]).map((element) => element[ELEMENT]);
  }

  one = (selector) => until(`${selector} is there`, async () => (await this.all(selector))[0]);

  has = (selector) => until(`${selector} is there`, async () => (await this.all(selector)).length > 0);

  /** By a finger, as the browser sees it: a click from a script makes no entry of the history that "back" goes to. */
  tap = async (selector) => this.send('POST', `/element/${await this.one(selector)}/click`, {});

  type = async (selector, text) => this.send('POST', `/element/${await this.one(selector)}/value`, { text });

  async close() {
    await this.send('DELETE', '').catch(() => undefined);
    this.stopDriver();
  }
}

async function call(base, method, at, body) {
  const answer = await fetch(`${base}${at}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${at}: ${value?.error}: ${value?.message}`);
  return value;
}
