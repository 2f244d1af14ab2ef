/**
 * `npm run bench:start [-- page …]`: the app's start-up time, as ratios to two baselines measured in the same run: a text page and a bare
 * React list. CPU slowed down four times, 1.6 Mbps, 150 ms, a phone with WeChat's user agent; medians. Needs dist/h5 (npm run build:h5).
 * Settings: RUNS=5, WATERFALL=1 (every request until the page is usable), LAYER=0 (no paint before the program).
 */
import { chromium } from '@playwright/test';
import { browserEnvironment } from '../../../scripts/browser.mjs';
import { startBackend } from './backend.mjs';
import { startFloors } from './floors.mjs';
import { timesDisturbed, undisturbed } from './host.mjs';
import { observe, OFF_LINE } from './observe.mjs';
import { idleShare, leadsTo, LOST, usable } from './usable.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PHONE = '13800000003';
const PASSWORD = 'Wandou2026';
const SCREEN = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; M2012K11AC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.44',
};
/** Excludes calls that only a real WeChat can answer. Without routes, which would disable the browser's cache. */
const FOREIGN = ['res.wx.qq.com', 'res2.wx.qq.com', 'open.weixin.qq.com'];

/** Offline there are no modules, so both cases wait for the same element. */
const CONTENT = '#app .home__content > *';
const HOME = '#app .home__content .module-section';
/** The topmost tappable elements. */
const HOME_TILES = '#app .home__content [data-to]';
/** `kept`: a returning parent: data kept by the app is there, the browser's cache is empty. */
const PAGES = [
  { name: 'home, guest', path: '/index', ready: HOME_TILES },
  { name: 'home, known', path: '/index', ready: HOME_TILES, kept: true },
  { name: 'mine', path: '/parentsCenter', ready: '#app .entry-tile', kept: true, paint: 'minePaint' },
  {
    name: 'courses',
    path: '/myTabClass',
    ready: '#app .course-card',
    tile: '#app .course-card[data-to]',
    kept: true,
    paint: 'coursesPaint',
  },
  { name: 'login', path: '/login', ready: '#app input' },
  { name: 'a list (orders)', path: '/myOrder', ready: '#app .order-card', kept: true },
  { name: 'a detail (an order)', path: null, ready: '#app .order-facts', kept: true },
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function contextOf(browser, options) {
  const context = await browser.newContext({ ...SCREEN, ...options });
  if (process.env.LAYER === '0')
    await context.addInitScript(() => {
      Element.prototype.attachShadow = () => {
        throw new Error('nothing is painted');
      };
    });
  return context;
}

const isKept = (page, paint) =>
  page.waitForFunction((name) => localStorage.getItem(`wandou.kept.${name}`) !== null, paint);

/** Storage of a device after visits to home, mine, courses, the orders and one of them. */
async function keptOf(browser, url) {
  const context = await contextOf(browser, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意以下协议' }).click();
  await page.getByPlaceholder('请输入手机号码').fill(PHONE);
  await page.getByPlaceholder('请输入密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/\/index/);
  for (const { path, ready, paint } of PAGES.filter(({ kept, path }) => kept && path)) {
    await page.goto(url + path);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    if (paint) await isKept(page, paint);
  }
  await page.locator('.order-card').first().click();
  await page.locator('.order-facts').first().waitFor();
  const detail = new URL(page.url());
  await page.goto(`${url}/index`);
  await page.locator(HOME).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await isKept(page, 'homePaint');
  const state = await context.storageState();
  await context.close();
  return { state, detail: detail.pathname + detail.search };
}

async function cold(browser, address, ready, storageState) {
  const context = await contextOf(browser, {
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const result = await observe(await context.newPage(), address, ready);
  await context.close();
  return result;
}

/** Taps at the first paint, and when the app's own tiles are rendered. */
const TAPS = [
  { when: 'paint', title: 'tapped at the first paint' },
  { when: 'tiles', title: 'tapped when the tiles stand' },
];
const TAPPED_PAGES = ['home, guest', 'home, known', 'mine', 'courses'];

async function tapped(browser, address, when, way, storageState) {
  const context = await contextOf(browser, {
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const result = await usable(await context.newPage(), address, when, way);
  await context.close();
  return result;
}

/** Target of a tap, and CPU share of an idle page. */
async function seenOnce(browser, address, way, storageState) {
  const context = await contextOf(browser, {
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const idle = way.arrives ? 0 : await idleShare(browser, page, address, way.tiles);
  const led = await leadsTo(page, address, way);
  await context.close();
  return { ...led, idle };
}

const say = (text) => process.stderr.write(`${text}\n`);

/** A second visit with the program in the cache. */
async function second(browser, url, storageState, isOffline) {
  const context = await contextOf(browser, { storageState });
  const first = await context.newPage();
  await first.goto(`${url}/index`);
  await first.locator(HOME).first().waitFor({ state: 'attached' });
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.waitForLoadState('networkidle');
  await first.close();
  // For the service worker; the observer sets the page's network.
  await context.setOffline(isOffline);
  const page = await context.newPage();
  const result = await observe(page, `${url}/index`, CONTENT, isOffline ? { network: OFF_LINE } : {});
  await context.close();
  return result;
}

const [floors, backend] = await Promise.all([startFloors(), startBackend()]);
const { CHROMIUM_PATH, ...env } = await browserEnvironment();
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: [
    ...['--no-sandbox', '--disable-gpu'],
    `--host-resolver-rules=${FOREIGN.map((host) => `MAP ${host} ~NOTFOUND`).join(', ')}`,
  ],
  env: { ...process.env, ...env },
});
const { state: kept, detail } = await keptOf(browser, backend.url);
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const cases = [
  { name: 'static', run: () => cold(browser, `${floors.url}/static`, 'li') },
  { name: 'bare React', run: () => cold(browser, `${floors.url}/react`, 'li') },
  ...[
    ...PAGES.map(({ name, path, ready, kept: isKept }) => ({
      name,
      run: () => cold(browser, backend.url + (path ?? detail), ready, isKept ? kept : undefined),
    })),
    { name: 'second start', run: () => second(browser, backend.url, kept, false) },
    { name: 'second start, off line', run: () => second(browser, backend.url, kept, true) },
  ].filter(isWanted),
];
say('what a tap leads to');
const ways = new Map();
ways.set('bare React', await seenOnce(browser, `${floors.url}/react`, { tiles: 'li', arrives: 'article' }));
for (const { name, path, ready, tile = ready, kept: isKept } of PAGES)
  if (TAPPED_PAGES.includes(name) && isWanted({ name }))
    ways.set(name, await seenOnce(browser, backend.url + path, { tiles: tile }, isKept ? kept : undefined));
for (const name of ways.keys()) {
  const page = PAGES.find((one) => one.name === name);
  const address = page ? backend.url + page.path : `${floors.url}/react`;
  for (const { when, title } of TAPS)
    cases.push({
      name: `${name}, ${title}`,
      isTap: true,
      run: () => tapped(browser, address, when, ways.get(name), page?.kept ? kept : undefined),
    });
}
const results = new Map(cases.map(({ name }) => [name, []]));
/** Rotates the order, so that a slow minute of the machine affects all cases. */
const turned = (round) => cases.map((_, place) => cases[(place + round) % cases.length]);
/** Interrupted, after a round at least: print what was measured. */
let isOver = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isOver = true));
for (let round = 0; round < RUNS; round += 1)
  for (const { name, run } of turned(round)) {
    if (isOver && round === 0) process.exit(1);
    if (isOver) break;
    say(`round ${round + 1} of ${RUNS}: ${name}`);
    results.get(name).push(await undisturbed(run));
  }
await browser.close();
await backend.stop();
floors.stop();

const of = (name, key) => median(results.get(name).map((result) => result[key]));
const text = (value, digits = 0) => value.toFixed(digits);
const [still, bare] = [of('static', 'paint'), of('bare React', 'largest')];
console.log(
  `\n${RUNS} runs, medians, ${timesDisturbed()} repeated; ratios to static ${text(still)} ms and bare React ${text(bare)} ms\n`,
);
console.log(
  '| | first paint, ms | / static | largest content, ms | / bare React | can tap, ms | JavaScript until then, KB brotli 11 | requests until largest | KB | blocked, ms | shift |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const { name } of cases.filter(({ isTap }) => !isTap)) {
  const [paint, largest] = [of(name, 'paint'), of(name, 'largest')];
  const cells = [
    text(paint),
    text(paint / still, 2),
    text(largest),
    text(largest / bare, 2),
    text(of(name, 'ready')),
  ];
  cells.push(text(of(name, 'scriptKb'), 1), text(of(name, 'requests')), text(of(name, 'kilobytes')));
  cells.push(text(of(name, 'blocked')), text(of(name, 'shift'), 3));
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
const shown = (value) => (value === LOST ? 'lost' : text(value));
console.log(
  '\n| | own tiles stand, ms | usable, tapped at the first paint, ms | / bare React | lost | after the tap, tapped when the tiles stand, ms | idle, share of a core |',
);
console.log('|---|---|---|---|---|---|---|');
const [early, late] = TAPS.map(({ title }) => title);
const floor = of(`bare React, ${early}`, 'usable');
for (const [name, { idle }] of ways) {
  const first = of(`${name}, ${early}`, 'usable');
  const lost = results.get(`${name}, ${early}`).filter(({ usable: at }) => at === LOST).length;
  const cells = [shown(of(`${name}, ${late}`, 'tiles')), shown(first), text(first / floor, 2), String(lost)];
  cells.push(shown(of(`${name}, ${late}`, 'afterTap')), `${text(100 * idle, 1)} %`);
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
console.log('\nlongest chains until the largest content');
for (const { name } of cases.filter(({ isTap }) => !isTap)) {
  const last = results.get(name).at(-1);
  console.log(`${name}: ${last.chain.join(' → ')}; largest: ${last.largestOf}`);
  if (process.env.WATERFALL) console.log(last.list.map((line) => `    ${line}`).join('\n'));
}
