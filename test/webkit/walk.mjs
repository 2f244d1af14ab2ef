/** A parent in another engine: each step is checked on the screen. Uses a demo account with much content. */
import { composeIn, letsEnterBy } from './composition.mjs';
import { KEYS, until } from './driver.mjs';
import { isWholeOnPaper } from './print.mjs';

const PHONE = '13800000003';
const PASSWORD = 'Wandou2026';
const FILM = '/babyStudy/play?id=3010';
/** Longer than the player's timeout before it reports a lost network. */
const LONGER_THAN_PATIENCE = 14;

const named = (name) => `[aria-label="${name}"]`;
/** The innermost element with this whole text: its end is an element of its own (components/view.ts). */
const saying = (text) => `//*[normalize-space(.)="${text}" and not(*[normalize-space(.)="${text}"])]`;
const TAB = '.tab-bar__tab';
const SEARCH = '.help-list__head input';
/** Two characters less than the search's limit. */
const WORDS = '为什么今天的课听不到声音呢我们家的平板是新的摄像头也开着呢'.slice(0, 28);
/** Pages longer than a sheet of paper. */
const LONG = ['/wrongWorkGroup', '/myOrder', '/classHourRecord', '/myClassList'];

const isAt = (browser, path) => until(`the page is ${path}`, async () => (await browser.path()) === path);
const isShown = async (browser, path, part) => {
  await isAt(browser, path);
  await browser.has(part);
};
const film = (browser) =>
  browser.run(
    'const film = document.querySelector("video"); return film && { time: film.currentTime, phase: document.querySelector(".player").dataset.phase }',
  );

/** Errors thrown by the page since the first call. */
export const listen = (browser) =>
  browser.run(`
    if (window.thrown) return;
    window.thrown = [];
    addEventListener('error', (event) => window.thrown.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => window.thrown.push(String(event.reason)));
  `);
export const thrown = (browser) => browser.run('return window.thrown || []');

/** `plays`: needs an engine that plays films and stories. */
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
      if (!(await letsEnterBy(browser, '[placeholder="请输入密码"]')))
        throw new Error('the key that chose a word sends the form');
      await browser.type('[placeholder="请输入密码"]', KEYS.enter);
      await isAt(browser, '/index');
      await browser.has('.module-section');
    },
  ],
  [
    'each tab shows its page',
    async (browser, origin) => {
      // A page without popups, which other tests cover.
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
      await browser.type(SEARCH, '课');
      await browser.has('.help-list__found');
    },
  ],
  [
    'a word at the limit of a field is composed to its end, and cut when it is done',
    async (browser, origin) => {
      await browser.goTo(`${origin}/help/list`);
      await listen(browser);
      await browser.has('.help-list__row');
      const { shown, value } = await composeIn(browser, SEARCH, {
        before: WORDS,
        letters: 'nihao',
        word: '你好吗',
      });
      const typed = ['n', 'ni', 'nih', 'niha', 'nihao'].map((letters) => WORDS + letters);
      if (shown.join() !== typed.join()) throw new Error(`the field shows ${shown.join()}`);
      if (value !== `${WORDS}你好`) throw new Error(`the field keeps ${value}`);
    },
  ],
  [
    'back leads where one came from',
    async (browser, origin) => {
      await browser.goTo(`${origin}/help/list`);
      await browser.tap('.help-list__row');
      await until('an article is shown', async () => (await browser.path()) !== '/help/list');
      await browser.back();
      await isAt(browser, '/help/list');
      await browser.has('.help-list__row');
    },
  ],
  [
    'after backs, the arrow of a page, a way forward and a reload the page is that of the address',
    async (browser, origin) => {
      await browser.goTo(`${origin}/parentsCenter`);
      await isShown(browser, '/parentsCenter', '.tab-shell--parentsCenter');
      await browser.tap(saying('设置'));
      await isShown(browser, '/option', saying('登录设备管理'));
      await browser.tap(saying('登录设备管理'));
      await isShown(browser, '/deviceManage', '.devices__card');
      await browser.tap(named('返回'));
      await isShown(browser, '/option', saying('登录设备管理'));
      await browser.back();
      await isShown(browser, '/parentsCenter', '.tab-shell--parentsCenter');
      await browser.forward();
      await isShown(browser, '/option', saying('登录设备管理'));
      await browser.reload();
      await isShown(browser, '/option', saying('登录设备管理'));
      await browser.back();
      await isShown(browser, '/parentsCenter', '.tab-shell--parentsCenter');
    },
  ],
  [
    'the back button closes a sheet, and its page stays',
    async (browser, origin) => {
      await browser.goTo(`${origin}/parentsCenter`);
      await browser.tap(saying('设置'));
      await isShown(browser, '/option', saying('推荐给朋友'));
      await browser.tap(saying('推荐给朋友'));
      await browser.has('[role="dialog"]');
      await browser.back();
      await until('the sheet is closed', async () => (await browser.all('[role="dialog"]')).length === 0);
      await isShown(browser, '/option', saying('推荐给朋友'));
    },
  ],
  [
    'what is long is whole on paper',
    async (browser, origin) => {
      for (const path of LONG) {
        await browser.goTo(`${origin}${path}`);
        await browser.has('[role="main"]');
        await until('it is loaded', async () => (await browser.all('.skeleton')).length === 0);
        await isWholeOnPaper(browser);
      }
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
    { plays: true },
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
    { plays: true },
  ],
];
