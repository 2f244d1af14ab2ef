import type { Page } from '@playwright/test';
import { seesWrongQuestions } from '../../../builders/materials';
import { anOfficialParent, aParent } from '../../../builders/parent';
import { callsOf, insideNativeApp } from '../../support/native-app';
import { RUNTIMES, type RuntimeCase } from '../../support/runtimes';
import { expect, test } from '../../support/test';

/** Where a tap on an entry of mine ends. */
type End =
  | { readonly path: string }
  | { readonly outside: string }
  | { readonly command: string }
  | { readonly says: string }
  | { readonly asks: string; readonly thenPath?: string };

const isApp = ({ app }: RuntimeCase): boolean => app !== undefined;
const isIosApp = (runtime: RuntimeCase): boolean => runtime.name === 'the iOS app';

/** Every entry, in the order in which it shows; the mini program's own are in test/e2e/weapp. */
const ENTRIES: readonly {
  readonly title: string;
  readonly shows?: (runtime: RuntimeCase, isOfficial: boolean) => boolean;
  readonly end: (runtime: RuntimeCase) => End;
}[] = [
  { title: '我的订单', end: () => ({ path: '/myOrder' }) },
  { title: '我的地址', end: () => ({ path: '/myAddressCenter/myAddressList' }) },
  { title: '我的物流', end: () => ({ path: '/myExpress/list' }) },
  { title: '活动中心', end: () => ({ path: '/activityCenter' }) },
  {
    title: '豌豆商城',
    end: (runtime) =>
      isApp(runtime)
        ? { outside: 'shop' }
        : { asks: '商城需要在豌豆家长APP中打开', thenPath: '/downloadApp?type=2&enter=61' },
  },
  { title: '好评鼓励', shows: isIosApp, end: () => ({ command: 'ToEncourage' }) },
  { title: '我的任务', end: () => ({ path: '/myTaskCenter/myTaskList' }) },
  { title: '我的勋章', end: () => ({ path: '/medalList' }) },
  { title: '邀请有礼', end: () => ({ outside: 'invite' }) },
  { title: '学习任务', end: () => ({ path: '/myClassList' }) },
  { title: '我的报告', end: () => ({ path: '/evaReportList' }) },
  { title: '错题本', shows: (_runtime, isOfficial) => isOfficial, end: () => ({ path: '/wrongWorkGroup' }) },
  { title: '请假补课', end: () => ({ path: '/leaveRecord' }) },
  { title: '帮助中心', end: () => ({ path: '/help/list' }) },
  {
    title: '学习资料',
    shows: (_runtime, isOfficial) => isOfficial,
    end: () => ({ path: '/learningMaterials' }),
  },
  { title: '辅导老师', shows: (_runtime, isOfficial) => isOfficial, end: () => ({ path: '/tutor' }) },
  { title: '我的课程', end: () => ({ path: '/myClass1' }) },
  { title: '公开课', end: () => ({ path: '/openClassCenter/openClassPage' }) },
  { title: '豌豆课堂', end: () => ({ path: '/peaClassCenter/peaClassPage' }) },
  { title: '宝贝学', end: () => ({ path: '/babyStudy/list' }) },
  { title: '宝贝秀', end: () => ({ path: '/babyShow' }) },
  { title: '学霸专区', end: () => ({ path: '/straight/list' }) },
  { title: '小老师', end: () => ({ path: '/littleTeacherList' }) },
  { title: '有声故事', end: () => ({ path: '/soundStoryPage' }) },
  { title: '在线咨询', end: () => ({ outside: 'consult' }) },
  { title: '电话咨询', end: () => ({ asks: '呼叫 400 000 0000' }) },
  { title: '意见反馈', end: () => ({ path: '/feedback' }) },
  { title: '设置', end: () => ({ path: '/option' }) },
];

const official = () => anOfficialParent().withChild({ crUid: 3001 }).with(seesWrongQuestions);

const HOSTS = RUNTIMES.filter(({ name }) =>
  ['plain web', 'WeChat web', 'the Android app', 'the iOS app'].includes(name),
);

/** A path of ours is the same path everywhere: walked once, in a browser. What the host has a say in is followed in each. */
const isWalked = (end: End, { name }: RuntimeCase): boolean => name === 'plain web' || !('path' in end);

/** Rows of the table that ends the output: entry, then a mark a runtime and user. */
const found = new Map<string, Map<string, string>>();

test.afterAll(() => {
  const columns = [...new Set([...found.values()].flatMap((row) => [...row.keys()]))];
  const lines = [...found].map(([title, row]) =>
    [title, ...columns.map((column) => row.get(column) ?? '-')].join(' | '),
  );
  process.stdout.write(`${['entry', ...columns].join(' | ')}\n${lines.join('\n')}\n`);
});

const tiles = (page: Page) => page.locator('.entry-tile__title').locator('visible=true');

async function openMine(page: Page): Promise<void> {
  await page.goto('/parentsCenter');
  await expect(tiles(page).filter({ hasText: '设置' })).toBeVisible();
  // Entries that wait for a configuration.
  await expect(tiles(page).filter({ hasText: '在线咨询' })).toBeVisible();
  await expect(tiles(page).filter({ hasText: '邀请有礼' })).toBeVisible();
}

/** Taps, and says where it ended. The page is mine again afterwards. */
async function follow(page: Page, title: string, end: End, runtime: RuntimeCase): Promise<string> {
  await tiles(page).filter({ hasText: title }).click();
  if ('path' in end) {
    await page.waitForURL((url) => url.pathname === end.path);
    // Its own content, not the address alone.
    await expect(tiles(page)).toHaveCount(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/parentsCenter');
    return end.path;
  }
  if ('command' in end) {
    await expect.poll(async () => (await callsOf(page, end.command)).length).toBe(1);
    return end.command;
  }
  if ('says' in end) {
    await expect(page.getByText(end.says).locator('visible=true')).toBeVisible();
    return end.says;
  }
  if ('outside' in end) return followOutside(page, end.outside, runtime);
  await expect(page.getByText(end.asks).locator('visible=true')).toBeVisible();
  if (end.thenPath === undefined) {
    await page.getByRole('button', { name: '关闭' }).locator('visible=true').click();
    await expect(page.getByText(end.asks).locator('visible=true')).toHaveCount(0);
    return end.asks;
  }
  await page.getByRole('button', { name: '去下载' }).click();
  const { thenPath } = end;
  await page.waitForURL((url) => url.pathname + url.search === thenPath);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/parentsCenter');
  return thenPath;
}

async function followOutside(page: Page, name: string, runtime: RuntimeCase): Promise<string> {
  // A page of the demonstration, of the backend's own origin.
  const address = `${new URL(page.url()).origin}/demo/pages/${name}`;
  if (isApp(runtime)) {
    const asked = async () => (await callsOf(page, 'OpenWebLink')).map(({ data }) => JSON.stringify(data));
    await expect.poll(asked).toContainEqual(expect.stringContaining(address));
    return `OpenWebLink ${name}`;
  }
  // Its address alone: what the way there does in between is the browser's business.
  await expect.poll(() => page.url()).toContain(address);
  // The address is there before the page is that can be gone back from.
  await expect(async () => void (await page.goBack())).toPass();
  await openMine(page);
  return address;
}

for (const runtime of HOSTS) {
  test.describe(`the entries of mine in ${runtime.name}`, () => {
    test.use({ userAgent: runtime.userAgent });
    test.beforeEach(async ({ page }) => {
      if (runtime.app) await insideNativeApp(page, runtime.app);
    });

    test('a tourist is led to the login', async ({ page }) => {
      await page.goto('/parentsCenter');
      await page.waitForURL((url) => url.pathname === '/login');
      for (const { title } of ENTRIES) note(title, `${runtime.name}, tourist`, 'login');
    });

    const shown = (isOfficial: boolean) =>
      ENTRIES.filter(({ shows }) => shows?.(runtime, isOfficial) ?? true);

    test('an official parent sees theirs, and each leads where it says', async ({ page, parent }) => {
      test.setTimeout(120_000);
      await parent.isLoggedIn(official());
      await openMine(page);
      await expect(tiles(page)).toHaveText(shown(true).map(({ title }) => title));
      for (const { title, end } of shown(true)) {
        const where = end(runtime);
        if (!isWalked(where, runtime)) continue;
        note(title, `${runtime.name}, official`, await follow(page, title, where, runtime));
      }
    });

    test('an unofficial parent sees theirs', async ({ page, parent }) => {
      await parent.isLoggedIn(aParent());
      await openMine(page);
      await expect(tiles(page)).toHaveText(shown(false).map(({ title }) => title));
    });
  });
}

function note(title: string, column: string, mark: string): void {
  const row = found.get(title) ?? new Map<string, string>();
  found.set(title, row.set(column, mark));
}

test('cards of icons keep as much room above as below', async ({ page, parent }) => {
  await parent.isLoggedIn(official());
  await page.goto('/parentsCenter');
  await expect(page.locator('.entry-tile').last()).toBeVisible();
  const rooms = await page.locator('.entry-section').evaluateAll((cards) =>
    cards.map((card) => {
      const box = card.getBoundingClientRect();
      const words = [...card.querySelectorAll('.entry-section__title, .entry-tile__title')].map((one) =>
        one.getBoundingClientRect(),
      );
      const above = Math.min(...words.map(({ top }) => top)) - box.top;
      const below = box.bottom - Math.max(...words.map(({ bottom }) => bottom));
      return { above: Math.round(above), below: Math.round(below) };
    }),
  );
  expect(rooms.length).toBeGreaterThan(1);
  expect(rooms).toEqual(rooms.map(({ above }) => ({ above, below: above })));
});
