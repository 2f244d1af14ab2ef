import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const STEPS = 15;
const SLOWER = 6;
const SEED = Number(process.env['BACK_SEED'] ?? 20_261_128);

/** Deterministic random numbers. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Path of the visible page, from its element id set by Taro. */
const shown = (page: Page) =>
  page
    .evaluate(() => {
      const pages = document.querySelectorAll('.taro_page:not(.taro_page_shade)');
      return [...pages].map(({ id }) => id.split('?')[0]).join();
    })
    .catch(() => 'a document that goes');

/** The entry's index in the history, and its number of open layers. */
const entryOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [Number(history.state?.idx ?? 0), Number(history.state?.held ?? 0)]).catch(() => []);

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const together = (page: Page, so: string) =>
  expect.poll(async () => [await shown(page), pathOf(page)].join(' '), so).toMatch(/^(\S+) \1$/);

test('a walk at random on a slow phone ends each time with the page of the address and one back that works', async ({
  page,
  parent,
  devtools,
}) => {
  test.slow();
  const random = randomOf(SEED);
  const apart: string[] = [];
  page.on('pageerror', ({ name }) => void (name === 'PageApart' && apart.push(name)));
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/index');
  await parent.expectHome();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const script = (source: string) => page.evaluate(source).catch(() => undefined);
  /** Not beyond the first page: earlier entries do not belong to the app. */
  const back = async (presses: number) => {
    const [idx = 0, held = 0] = await entryOf(page);
    if (idx + held >= presses) await script('history.back();'.repeat(presses));
  };
  /** Only when no navigation is pending: otherwise the browser confuses the entries. */
  const reload = async () => {
    await together(page, 'before a reload');
    await page.reload({ waitUntil: 'commit' });
  };
  const tap = async (text: string) => {
    const target = page.getByText(text, { exact: true }).locator('visible=true').first();
    if (await target.isVisible()) await target.click({ timeout: 2000 }).catch(() => undefined);
  };
  const kinds: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['mine', () => tap('我的')],
    ['courses', () => tap('课程')],
    ['settings', () => tap('设置')],
    ['devices', () => tap('登录设备管理')],
    ['sheet', () => tap('推荐给朋友')],
    ['feedback', () => tap('意见反馈')],
    ['back', () => back(1)],
    ['back twice', () => back(2)],
    ['forward', () => script('history.forward()')],
    ['reload', reload],
  ];
  const taps: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    for (let rapidTaps = 0; rapidTaps < 2; rapidTaps += 1) {
      const [name, run] = kinds[Math.floor(random() * kinds.length)] ?? ['nothing', () => Promise.resolve()];
      taps.push(name);
      await run();
    }
    const so = `BACK_SEED=${SEED}, step ${step}: ${taps.slice(-8).join(', ')}`;
    await together(page, so);
    const before = await entryOf(page);
    await back(1);
    if (before.some((depth) => depth > 0)) await expect.poll(() => entryOf(page), so).not.toEqual(before);
    await together(page, so);
  }
  expect(apart).toEqual([]);
});
