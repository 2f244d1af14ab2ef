/**
 * `npm run bench:player`: time from the tap on play to the first moving frame, on the loopback, with the CPU slowed down four times. Needs
 * dist/h5 (npm run build:h5). RUNS=5; PAGE: a page with a film of the demo account.
 */
import { chromium } from '@playwright/test';
import { browserEnvironment } from '../../scripts/browser.mjs';
import { startBackend } from './start/backend.mjs';
import { logIn } from './support/log-in.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PHONE = '13800000003';
const SLOWER = 4;
const TARGET_MS = 1500;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The first lesson of the list with a replay. */
async function replayOf(page, url) {
  if (process.env.PAGE) return url + process.env.PAGE;
  const listed = page.waitForResponse((answer) => /replay/i.test(answer.url()) && answer.ok());
  await page.goto(`${url}/recordingList`);
  const { data } = await (await listed).json();
  const ready = data.find(({ state }) => state === 'ready');
  if (ready === undefined) throw new Error('The account has no replay: name a page by PAGE');
  return `${url}/courseReplay?liveId=${ready.liveId}`;
}

async function measure(page, address) {
  await page.goto(address);
  const button = page.getByRole('button', { name: '播放', exact: true });
  await button.waitFor();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const took = page.evaluate(
    () =>
      new Promise((resolve) => {
        const film = document.querySelector('video');
        let since;
        document.addEventListener('click', () => (since = performance.now()), { capture: true, once: true });
        const from = film.currentTime;
        const look = () => {
          if (since !== undefined && film.currentTime > from) resolve(performance.now() - since);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await button.click();
  const milliseconds = await took;
  await slow.detach();
  return milliseconds;
}

const { url, stop } = await startBackend();
const environment = await browserEnvironment();
const browser = await chromium.launch({
  executablePath: environment.CHROMIUM_PATH,
  env: { ...process.env, ...environment },
});
try {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  await logIn(page, url, PHONE);
  const address = await replayOf(page, url);
  const taken = [];
  for (let run = 0; run < RUNS; run += 1) taken.push(await measure(page, address));
  console.log(`first frame after the tap, CPU x${SLOWER}, ${RUNS} runs`);
  console.log(
    `  median ${median(taken).toFixed(0)} ms, slowest ${Math.max(...taken).toFixed(0)} ms, target ${TARGET_MS} ms`,
  );
} finally {
  await browser.close();
  await stop();
}
