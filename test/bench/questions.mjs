/**
 * `npm run bench:questions`: time from the tap on 下一题 to the next question, for each kind of question, on the loopback, with the CPU
 * slowed down four times. Needs dist/h5 (npm run build:h5). RUNS=5.
 */
import { chromium } from '@playwright/test';
import { browserEnvironment } from '../../scripts/browser.mjs';
import { startBackend } from './start/backend.mjs';
import { logIn } from './support/log-in.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PHONE = '13800000003';
const SLOWER = 4;
const TARGET_MS = 100;
/** Buttons ignore a second tap for this long, by the page's clock. */
const REST_MS = 450;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One homework with a question of each kind. */
async function giveEveryKind(url) {
  const answer = await fetch(`${url}/__test/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: PHONE, scenario: { homework: 'every-kind' } }),
  });
  if (!answer.ok) throw new Error(`The homework was not given: ${answer.status}`);
}

async function homeworkOf(page, url) {
  const listed = page.waitForResponse((answer) => answer.url().includes('/v1/work/list') && answer.ok());
  await page.goto(`${url}/homework/list`);
  const { data } = await (await listed).json();
  const rows = Array.isArray(data) ? data : Object.values(data ?? {}).find(Array.isArray);
  const id = rows?.[0]?.homeworkId ?? rows?.[0]?.id;
  if (id === undefined) throw new Error('The account has no homework');
  return `${url}/homework/submit?id=${id}`;
}

/** Runs in the page before the tap: measures from the click to the frame after the next question is rendered. */
function untilNext() {
  const number = () => document.querySelector('.question__number')?.textContent;
  const before = number();
  return new Promise((resolve) => {
    let since;
    document.addEventListener('click', (event) => (since = event.timeStamp), { capture: true, once: true });
    const look = () => {
      const isThere = since !== undefined && number() !== undefined && number() !== before;
      if (!isThere || document.querySelector('.homework-submit__place .skeleton'))
        return requestAnimationFrame(look);
      const kind = document.querySelector('.question__kind')?.textContent ?? '?';
      return requestAnimationFrame(() =>
        setTimeout(() => resolve({ kind, tappedAt: since, milliseconds: performance.now() - since })),
      );
    };
    look();
  });
}

async function tap(page, name) {
  const took = page.evaluate(untilNext);
  await page.getByRole('button', { name, exact: true }).click();
  const { tappedAt, ...measured } = await took;
  await page.waitForFunction((until) => performance.now() > until, tappedAt + REST_MS);
  return measured;
}

/** Forward through all questions, then back to the first. */
async function walk(browser, url, kept) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, storageState: kept });
  const page = await context.newPage();
  await page.goto(await homeworkOf(page, url));
  await page.locator('.question__number').waitFor();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taken = [await tap(page, '下一题'), await tap(page, '上一题')];
  await tap(page, '下一题');
  while (await page.getByRole('button', { name: '下一题', exact: true }).count())
    taken.push(await tap(page, '下一题'));
  await context.close();
  return taken;
}

process.env.WANDOU_TESTING = '1';
const { url, stop } = await startBackend();
const environment = await browserEnvironment();
const browser = await chromium.launch({
  executablePath: environment.CHROMIUM_PATH,
  env: { ...process.env, ...environment },
});
try {
  await giveEveryKind(url);
  const first = await browser.newContext();
  await logIn(await first.newPage(), url, PHONE);
  const kept = await first.storageState();
  const byKind = new Map();
  for (let run = 0; run < RUNS; run += 1)
    for (const { kind, milliseconds } of await walk(browser, url, kept))
      byKind.set(kind, [...(byKind.get(kind) ?? []), milliseconds]);
  console.log(`the next question after the tap, CPU x${SLOWER}, ${RUNS} runs, target ${TARGET_MS} ms`);
  for (const [kind, taken] of byKind) {
    const note = median(taken) > TARGET_MS ? '  over the target' : '';
    console.log(
      `  ${kind}: median ${median(taken).toFixed(0)} ms, slowest ${Math.max(...taken).toFixed(0)} ms${note}`,
    );
  }
} finally {
  await browser.close();
  await stop();
}
