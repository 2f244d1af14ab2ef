/**
 * `npm run bench:pictures`: time from the response of a report to its first chart, on the loopback, with the CPU slowed down four times;
 * the chart code is loaded meanwhile. Needs dist/h5 (npm run build:h5). RUNS=5; PAGE: another page with a chart.
 */
import { chromium } from '@playwright/test';
import { browserEnvironment } from '../../scripts/browser.mjs';
import { startBackend } from './start/backend.mjs';
import { logIn } from './support/log-in.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PAGE = process.env.PAGE ?? '/report/stage';
/** A child with a year of events, so that every chart has data. */
const PHONE = '13800000003';
const SLOWER = 4;
const TARGET_MS = 300;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs before the page's scripts: records when the first chart is visible. */
function watch() {
  const look = () => {
    if (!document.querySelector('.drawn__svg')) return requestAnimationFrame(look);
    return requestAnimationFrame(() => setTimeout(() => (window.firstPicture = performance.now())));
  };
  requestAnimationFrame(look);
}

/** Time since the last data response before the chart. */
function sinceAnswer() {
  const answers = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, responseEnd }) => /\/report\/learning\/|\/report\/evaluation\//.test(name) && responseEnd > 0,
    )
    .map(({ responseEnd }) => responseEnd)
    .filter((end) => end <= window.firstPicture);
  if (answers.length === 0) throw new Error('The page asked for no report: name another by PAGE');
  return window.firstPicture - Math.max(...answers);
}

async function measure(browser, url, kept) {
  // A new context each time: only the login is kept, nothing is cached.
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, storageState: kept });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url + PAGE);
  await page.waitForFunction(() => window.firstPicture !== undefined);
  const milliseconds = await page.evaluate(sinceAnswer);
  await context.close();
  return milliseconds;
}

const { url, stop } = await startBackend();
const environment = await browserEnvironment();
const browser = await chromium.launch({
  executablePath: environment.CHROMIUM_PATH,
  env: { ...process.env, ...environment },
});
try {
  const first = await browser.newContext();
  await logIn(await first.newPage(), url, PHONE);
  const kept = await first.storageState();
  const taken = [];
  for (let run = 0; run < RUNS; run += 1) taken.push(await measure(browser, url, kept));
  console.log(`first picture after its data, CPU x${SLOWER}, ${RUNS} runs of ${PAGE}`);
  console.log(
    `  median ${median(taken).toFixed(0)} ms, slowest ${Math.max(...taken).toFixed(0)} ms, target ${TARGET_MS} ms`,
  );
} finally {
  await browser.close();
  await stop();
}
