/** What a parent does in WebKit: each step is seen on the screen. An account of the demonstration that has much of everything. */
import { KEYS, until } from './driver.mjs';

const PHONE = '13800000003';
const PASSWORD = 'Wandou2026';
const FILM = '/babyStudy/play?id=3010';
/** Longer than the player waits before it says that the network is gone. */
const LONGER_THAN_PATIENCE = 14;

const named = (name) => `[aria-label="${name}"]`;
const saying = (text) => `//*[normalize-space(text())="${text}"]`;
const TAB = '.tab-bar__tab';

const isAt = (browser, path) => until(`the page is ${path}`, async () => (await browser.path()) === path);
const film = (browser) =>
  browser.run(
    'const film = document.querySelector("video"); return film && { time: film.currentTime, phase: document.querySelector(".player").dataset.phase }',
  );

/** What a page threw since it loaded, once it is asked for. */
export const listen = (browser) =>
  browser.run(`
    if (window.thrown) return;
    window.thrown = [];
    addEventListener('error', (event) => window.thrown.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => window.thrown.push(String(event.reason)));
  `);
export const thrown = (browser) => browser.run('return window.thrown ?? []');

export const steps = [
  [
    'a parent logs in with the password',
    async (browser, origin) => {
      await browser.goTo(`${origin}/login`);
      await browser.tap('//*[@role="tab"][contains(., "密码登录")]');
      await listen(browser);
      if ((await browser.all('[role="checkbox"][aria-checked="false"]')).length > 0)
        await browser.tap('[role="checkbox"]');
      await browser.type('[placeholder="请输入手机号码"]', PHONE);
      await browser.type('[placeholder="请输入密码"]', PASSWORD);
      await browser.tap(`//*[@role="button"][normalize-space(.)="登录"]`);
      await isAt(browser, '/index');
      await browser.has('.module-section');
    },
  ],
  [
    'each tab shows its page',
    async (browser, origin) => {
      // Popups of home are another test's.
      await browser.goTo(`${origin}/myTabClass`);
      await browser.has('.tab-bar__tab--active');
      for (const name of ['我的', '课程']) {
        await browser.tap(`//*[contains(@class, "${TAB.slice(1)}")][contains(., "${name}")]`);
        await browser.has(`//*[contains(@class, "tab-bar__tab--active")][contains(., "${name}")]`);
      }
    },
  ],
  [
    'a field takes what is typed, and the list follows',
    async (browser, origin) => {
      await browser.goTo(`${origin}/help/list`);
      await listen(browser);
      await browser.has('.help-list__row');
      await browser.type('.help-list__head input', '课');
      await browser.has('.help-list__found');
    },
  ],
  [
    'back leads where one came from',
    async (browser) => {
      await browser.tap('.help-list__row');
      await until('an article is shown', async () => (await browser.path()) !== '/help/list');
      await browser.back();
      await isAt(browser, '/help/list');
      await browser.has('.help-list__row');
    },
  ],
  [
    'a film plays on after two jumps, without a spinner and without a word of the network',
    async (browser, origin) => {
      await browser.goTo(`${origin}${FILM}`);
      await listen(browser);
      await browser.tap(named('播放'));
      await until('it plays', async () => ((await film(browser))?.time ?? 0) > 0.5);
      for (const key of [KEYS.right, KEYS.left]) {
        await browser.type(named('播放进度'), key);
        const { time } = await film(browser);
        await until('it goes on', async () => (await film(browser)).time > time + 1);
        await until('it is said to play', async () => (await film(browser)).phase === 'playing');
      }
      const { time } = await film(browser);
      await until(
        'it still plays',
        async () =>
          (await film(browser)).time > time + LONGER_THAN_PATIENCE || (await film(browser)).phase === 'ended',
        40_000,
      );
      if ((await film(browser)).phase === 'offline') throw new Error('the network is said to be gone');
    },
  ],
  [
    'a story sounds on after a jump',
    async (browser, origin) => {
      await browser.goTo(`${origin}/soundStoryPage`);
      await browser.tap(saying('月亮小船'));
      await isAt(browser, '/soundStoryPlayer');
      await browser.has(named('暂停 月亮小船'));
      const at = () => browser.run(`return Number(document.querySelector('${named('播放进度')}').value)`);
      await browser.type(named('播放进度'), KEYS.right);
      const before = await at();
      await until('it goes on', async () => (await at()) > before + 1);
      await browser.has(named('暂停 月亮小船'));
    },
  ],
];
