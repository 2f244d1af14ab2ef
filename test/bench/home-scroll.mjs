/**
 * Smoothness of scrolling home with 300 modules, CPU slowed down four times:
 *
 *     node test/bench/home-scroll.mjs http://127.0.0.1:8080
 *
 * against a running backend that serves the production build. Prints the frame times and long tasks.
 */
import { chromium } from '@playwright/test';

const ORIGIN = process.argv[2] ?? 'http://127.0.0.1:8080';
const MODULES = 300;
const CPU_SLOWDOWN = 4;
const STEPS = 120;
const STEP_PX = 400;

const card = (id) => ({
  id,
  courseTitle: `课 ${id}`,
  courseSubtitle: '陪孩子一起',
  homePageImageUrl: `/files/module-${id}.svg`,
  redirectType: 1,
  courseLink: 'https://www.example.com/',
  participantNum: 1200,
  participantPictureUrls: [],
});
const moduleOf = (id) => ({
  contentTypeId: id,
  childModuleName: `模块 ${id}`,
  styleTypeId: (id % 4) + 1,
  showConfigContentList: [1, 2, 3].map((index) => card(id * 10 + index)),
  bannerList: [],
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });
await page.route('**/homePageShowConfig*', (route) => {
  const query = new URL(route.request().url()).searchParams;
  const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const data = Array.from({ length: limit }, (_, index) => moduleOf((number - 1) * limit + index + 1));
  return route.fulfill({ json: { code: '00000000', message: '', count: MODULES, data } });
});
await page.goto(`${ORIGIN}/index`);
await page.locator('.module-section').first().waitFor();
const start = Date.now();
let shown = await page.locator('.module-section').count();
while (shown < MODULES && Date.now() - start < 120_000) {
  await page.locator('.paged-list__tail, .module-section').last().scrollIntoViewIfNeeded();
  const isMore = (before) => document.querySelectorAll('.module-section').length > before;
  // The scroll came before the next page could be loaded: repeat it.
  await page.waitForFunction(isMore, shown, { timeout: 1000 }).catch(() => undefined);
  shown = await page.locator('.module-section').count();
}
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

const measure = () =>
  page.evaluate(
    async ([steps, step]) => {
      const long = [];
      const observer = new PerformanceObserver((list) =>
        long.push(...list.getEntries().map((e) => e.duration)),
      );
      observer.observe({ type: 'longtask' });
      // The scroll container: Taro's page or the window.
      let scroller = document.querySelector('.module-section');
      while (scroller.parentElement && scroller.scrollHeight <= scroller.clientHeight + 1000)
        scroller = scroller.parentElement;
      if (!scroller.parentElement) scroller = document.scrollingElement;
      scroller.scrollTop = 0;
      const frames = [];
      let last = performance.now();
      for (let index = 0; index < steps; index += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        frames.push(now - last);
        last = now;
        scroller.scrollTop += step;
      }
      observer.disconnect();
      frames.sort((a, b) => a - b);
      const at = (share) => Math.round(frames[Math.floor(frames.length * share)] * 10) / 10;
      return {
        way: Math.round(scroller.scrollTop),
        median: at(0.5),
        p95: at(0.95),
        worst: Math.round(frames[frames.length - 1]),
        longTasks: long.length,
      };
    },
    [STEPS, STEP_PX],
  );

const windowed = await measure();
await page.addStyleTag({ content: '.module-section { content-visibility: visible !important; }' });
// Layout is complete after the next frame.
await page.evaluate(
  () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
);
const whole = await measure();
const say = (name, { way, median, p95, worst, longTasks }) =>
  console.log(
    `${name}: ${way} px, frames ${median} ms median, ${p95} ms p95, ${worst} ms worst; ${longTasks} long tasks`,
  );
console.log(`${shown} modules, CPU x${CPU_SLOWDOWN}, ${STEPS} steps of ${STEP_PX} px`);
say('as it is', windowed);
say('all laid out', whole);
console.log(`p95 ratio: ${(whole.p95 / windowed.p95).toFixed(2)}`);
await browser.close();
