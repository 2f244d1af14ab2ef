/** How long until a tap leads on: from the start of the load, and from the tap, to the page whose title stands. */
import { CPU_SLOWDOWN, NETWORK } from './observe.mjs';

const PATIENCE_MS = 20_000;
/** As it is reported where nothing came of the tap. */
export const LOST = Infinity;

/** Runs in the page before anything of it. Says what happens by name: paint, tiles, tap, arrived. */
function watch({ tiles, target }) {
  const say = (what) => window.bench?.(JSON.stringify({ what, at: performance.now() }));
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name === 'first-contentful-paint')) say('paint');
  }).observe({ type: 'paint', buffered: true });
  addEventListener('click', () => say('tap'), { capture: true, once: true });
  const seen = new Set();
  const once = (what, is) => is && !seen.has(what) && seen.add(what) && say(what);
  new MutationObserver(() => {
    once('tiles', document.querySelector(tiles));
    once(
      'arrived',
      target.selector
        ? document.querySelector(target.selector)
        : location.pathname === target.path &&
            document.title === target.title &&
            document.querySelector('#app .screen:not(.screen--starting)'),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Where the first of `tiles` stands, and what a tap on it leads to: seen once, as fast as it goes. */
export async function leadsTo(page, address, { tiles, arrives }) {
  await page.goto(address);
  const tile = page.locator(tiles).first();
  await tile.waitFor();
  await page.waitForLoadState('networkidle');
  const box = await tile.boundingBox();
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (arrives) return { tiles, place, target: { selector: arrives } };
  // A popup may lie over it by now: the page that it names is asked itself.
  await page.goto(new URL(await tile.getAttribute('data-to'), address).href);
  await page.waitForLoadState('networkidle');
  return { tiles, place, target: { path: new URL(page.url()).pathname, title: await page.title() } };
}

/** `when`: what is waited for before the tap, paint or tiles. Milliseconds. */
export async function usable(page, address, when, { tiles, place, target }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'bench' });
  const times = {};
  const arrived = new Promise((resolve) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== 'bench') return;
      const { what, at } = JSON.parse(payload);
      times[what] ??= at;
      // It may have arrived, and the page be closed, before the protocol has answered.
      if (what === when) tapAt(session, place).catch(() => undefined);
      if (what === 'arrived') resolve(true);
    });
  });
  await page.addInitScript(watch, { tiles, target });
  await page.goto(address, { waitUntil: 'commit' });
  let timer;
  const isLost = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const hasArrived = await Promise.race([arrived, isLost]);
  clearTimeout(timer);
  return {
    tiles: times.tiles ?? LOST,
    usable: hasArrived ? times.arrived : LOST,
    afterTap: hasArrived ? times.arrived - times.tap : LOST,
  };
}

async function tapAt(session, { x, y }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const SECONDS = 10;

/** The share of a core that a page takes which nobody touches, of all processes of the browser. */
export async function idleShare(browser, page, address, tiles) {
  await page.goto(address);
  await page.locator(tiles).first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  // Late parts and the look that is kept are no part of it.
  await page.waitForTimeout(5000);
  const [before, since] = [await spent(), performance.now()];
  await page.waitForTimeout(SECONDS * 1000);
  return ((await spent()) - before) / ((performance.now() - since) / 1000);
}
