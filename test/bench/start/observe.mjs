/** One measured load of a page: paint times, loaded files, and long tasks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const CPU_SLOWDOWN = 4;
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const OFF_LINE = { ...NETWORK, offline: true };
const KB = 1024;
/** The page is idle when nothing was painted or requested for this long. */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;
const POLL_MS = 300;

/** Runs before the page's scripts. */
function watch() {
  window.bench = { paint: 0, largest: 0, largestOf: '', shift: 0, long: [], last: 0, ready: 0 };
  const { bench } = window;
  const on = (type, take) =>
    new PerformanceObserver((list) => {
      bench.last = performance.now();
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.paint = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    bench.largest = entry.startTime;
    bench.largestOf = `${entry.element?.className || entry.element?.tagName || ''} ${entry.url ?? ''}`;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });
  on('longtask', (entry) => bench.long.push([entry.startTime, entry.duration]));
  on('resource', () => undefined);
}

/** The page is usable when the app's own content is rendered. Polling per frame would cause additional frames. */
function watchReady(selector) {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    window.bench.ready = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

const sizes = new Map();
/** Size when compressed at build time. */
function brotliSize(address) {
  const file = path.join('dist/h5', new URL(address).pathname);
  if (!sizes.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    sizes.set(file, brotliCompressSync(readFileSync(file), { params }).length);
  }
  return sizes.get(file);
}

/** All requests with their initiators. */
function record(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (request.url.startsWith('data:')) return;
    const by = initiator.url ?? initiator.stack?.callFrames.at(0)?.url ?? '';
    requests.set(requestId, { url: request.url, at: timestamp, by, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength });
  });
  return () => [...requests.values()];
}

/** URLs from the document to `last`, each requested by the one before. */
function chainTo(requests, last) {
  const chain = [];
  for (let step = last; step && !chain.includes(step); step = requests.find(({ url }) => url === step.by))
    chain.unshift(step);
  return chain;
}

/** The last request completed before the largest contentful paint, with its chain of initiators. */
function longestChain(requests, until) {
  const done = requests.filter(({ end, type }) => end !== undefined && end <= until && type !== 'Ping');
  const chains = done.map((request) => chainTo(requests, request));
  const [longest = []] = chains.sort((a, b) => b.length - a.length || b.at(-1).end - a.at(-1).end);
  return longest.map(({ url }) => new URL(url).pathname);
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Evaluated by the protocol: Playwright's own scripts would take a tenth of a first paint at this speed. */
async function seenBy(session) {
  const expression = 'window.bench && { ...window.bench, now: performance.now() }';
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

async function atRest(session) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await seenBy(session);
    if (seen?.ready > 0 && seen.now - Math.max(seen.last, seen.ready) > QUIET_MS) return seen;
    if (Date.now() > until) throw new Error('The page does not come to rest');
    await wait(POLL_MS);
  }
}

const blockedAfter = (long, paint) =>
  long
    .filter(([at, duration]) => at + duration > paint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);

/** `ready`: selector of the program's own content. */
export async function observe(page, address, ready, { network = NETWORK } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requestsOf = record(session);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.addInitScript(watchReady, ready);
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await atRest(session);
  const requests = requestsOf();
  const start = requests[0]?.at ?? 0;
  const before = (ms) => requests.filter(({ at }) => (at - start) * 1000 <= ms);
  const scripts = before(seen.ready).filter(
    ({ type, url }) => type === 'Script' && url.startsWith(new URL(address).origin),
  );
  return {
    paint: seen.paint,
    largest: seen.largest,
    largestOf: seen.largestOf.trim(),
    ready: seen.ready,
    shift: seen.shift,
    blocked: blockedAfter(seen.long, seen.paint),
    requests: before(seen.largest).length,
    kilobytes: before(seen.largest).reduce((sum, { bytes }) => sum + bytes, 0) / KB,
    scripts: scripts.length,
    scriptKb:
      address.includes('/react') || address.includes('/static')
        ? 0
        : scripts.reduce((sum, { url }) => sum + brotliSize(url), 0) / KB,
    chain: longestChain(requests, start + seen.largest / 1000),
    list: before(seen.ready).map(
      ({ url, at, end, bytes, type }) =>
        `${Math.round((at - start) * 1000)}-${end ? Math.round((end - start) * 1000) : '…'} ${type} ${new URL(url).pathname} ${(bytes / KB).toFixed(1)}`,
    ),
  };
}
