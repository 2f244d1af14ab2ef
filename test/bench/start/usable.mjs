/** Time until a tap works: from the start of the load, and from the tap, until the page with the expected title is rendered. */
import { CPU_SLOWDOWN, NETWORK } from './observe.mjs';

const PATIENCE_MS = 20_000;
/** Result if the tap had no effect. */
export const LOST = Infinity;

/** Runs before the page's scripts. Reports events by name: paint, tiles, tap, arrived. */
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

/** Position of the first of `tiles`, and the target of a tap on it, determined once without throttling. */
export async function leadsTo(page, address, { tiles, arrives }) {
  await page.goto(address);
  const tile = page.locator(tiles).first();
  await tile.waitFor();
  await page.waitForLoadState('networkidle');
  const box = await tile.boundingBox();
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (place.y > page.viewportSize().height) throw new Error(`${address}: ${tiles} is below the screen`);
  if (arrives) return { tiles, place, target: { selector: arrives } };
  // A popup may cover it by now, so its target is opened directly.
  await page.goto(new URL(await tile.getAttribute('data-to'), address).href);
  await page.waitForLoadState('networkidle');
  return { tiles, place, target: { path: new URL(page.url()).pathname, title: await page.title() } };
}

/** `when`: event before the tap, paint or tiles. Returns milliseconds. */
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
      // The page may have arrived and be closed before the protocol responds.
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

/** Share of a CPU core used by an idle page, over all browser processes. */
export async function idleShare(browser, page, address, tiles) {
  await page.goto(address);
  await page.locator(tiles).first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  // Excludes late parts and the storing of the first paint.
  await page.waitForTimeout(5000);
  const [before, since] = [await spent(), performance.now()];
  await page.waitForTimeout(SECONDS * 1000);
  return ((await spent()) - before) / ((performance.now() - since) / 1000);
}
