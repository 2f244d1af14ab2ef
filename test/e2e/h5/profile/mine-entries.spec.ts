import type { Page } from '@playwright/test';
import { seesWrongQuestions } from '../../../builders/materials';
import { anOfficialParent } from '../../../builders/parent';
import { callsOf, insideNativeApp } from '../../support/native-app';
import { RUNTIMES, type RuntimeCase } from '../../support/runtimes';
import { expect, test } from '../../support/test';

interface Asked {
  readonly asks: string;
  readonly thenPath?: string;
}

/** Outcome of a tap on an entry of mine. */
type End = { readonly outside: string } | { readonly command: string } | Asked;

const isApp = ({ app }: RuntimeCase): boolean => app !== undefined;
const isIosApp = (runtime: RuntimeCase): boolean => runtime.name === 'the iOS app';

/** Every entry in order; for the mini program see test/e2e/weapp. */
const ENTRIES: readonly {
  readonly title: string;
  readonly shows?: (runtime: RuntimeCase) => boolean;
  /** If it depends on the host; all others open our own page, tested in test/pages/profile/entries.test.tsx. */
  readonly end?: (runtime: RuntimeCase) => End;
}[] = [
  { title: '学习任务' },
  { title: '我的报告' },
  { title: '每周小结' },
  { title: '错题本' },
  { title: '请假补课' },
  { title: '帮助中心' },
  {
    title: '学习资料',
  },
  { title: '辅导老师' },
  { title: '我的订单' },
  { title: '我的地址' },
  { title: '我的物流' },
  { title: '活动中心' },
  {
    title: '豌豆商城',
    end: (runtime) =>
      isApp(runtime)
        ? { outside: 'shop' }
        : { asks: '商城需要在豌豆家长端中打开', thenPath: '/downloadApp?type=2&enter=61' },
  },
  { title: '好评鼓励', shows: isIosApp, end: () => ({ command: 'ToEncourage' }) },
  { title: '我的任务' },
  { title: '我的勋章' },
  { title: '我的课程' },
  { title: '公开课' },
  { title: '豌豆课堂' },
  { title: '宝贝学' },
  { title: '宝贝秀' },
  { title: '学霸专区' },
  { title: '小老师' },
  { title: '有声故事' },
  { title: '在线咨询', end: () => ({ outside: 'consult' }) },
  { title: '电话咨询', end: () => ({ asks: '呼叫 400 000 0000' }) },
  { title: '意见反馈' },
  { title: '设置' },
];

const official = () => anOfficialParent().withChild({ crUid: 3001 }).with(seesWrongQuestions);

/** WeChat's browser behaves like the plain web, and the Android app like that of iOS, which has an entry more. */
const HOSTS = RUNTIMES.filter(({ name }) => ['plain web', 'the iOS app'].includes(name));

const tiles = (page: Page) => page.locator('.entry-tile__title').locator('visible=true');

async function openMine(page: Page): Promise<void> {
  await page.goto('/parentsCenter');
  await expect(tiles(page).filter({ hasText: '设置' })).toBeVisible();
  // Entries that wait for the configuration.
  await expect(tiles(page).filter({ hasText: '在线咨询' })).toBeVisible();
  await expect(page.locator('.invite-block__title--leads').locator('visible=true')).toBeVisible();
}

/** Taps, checks the outcome, and returns to mine. */
async function follow(page: Page, title: string, end: End, runtime: RuntimeCase): Promise<void> {
  await tiles(page).filter({ hasText: title }).click();
  if ('command' in end) await expect.poll(async () => (await callsOf(page, end.command)).length).toBe(1);
  else if ('outside' in end) await followOutside(page, end.outside, runtime);
  else await followAsked(page, end);
}

async function followAsked(page: Page, { asks, thenPath }: Asked): Promise<void> {
  await expect(page.getByText(asks).locator('visible=true')).toBeVisible();
  if (thenPath === undefined) {
    await page.getByRole('button', { name: '关闭' }).locator('visible=true').click();
    await expect(page.getByText(asks).locator('visible=true')).toHaveCount(0);
    return;
  }
  await page.getByRole('button', { name: '去下载' }).click();
  await page.waitForURL((url) => url.pathname + url.search === thenPath);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/parentsCenter');
}

async function followOutside(page: Page, name: string, runtime: RuntimeCase): Promise<void> {
  // A page of the demo on the backend's origin.
  const address = `${new URL(page.url()).origin}/demo/pages/${name}`;
  if (isApp(runtime)) {
    const asked = async () => (await callsOf(page, 'OpenWebLink')).map(({ data }) => JSON.stringify(data));
    await expect.poll(asked).toContainEqual(expect.stringContaining(address));
    return;
  }
  // Only the final URL: intermediate steps depend on the browser.
  await expect.poll(() => page.url()).toContain(address);
  // The URL changes before going back is possible.
  await expect(async () => void (await page.goBack())).toPass();
  await openMine(page);
}

for (const runtime of HOSTS) {
  test.describe(`the entries of mine in ${runtime.name}`, () => {
    test.use({ userAgent: runtime.userAgent });

    test('an official parent sees theirs, and those that the host has a say in lead where they say', async ({
      page,
      parent,
    }) => {
      if (runtime.app) await insideNativeApp(page, runtime.app);
      await parent.isLoggedIn(official());
      await openMine(page);
      const shown = ENTRIES.filter(({ shows }) => shows?.(runtime) ?? true);
      await expect(tiles(page)).toHaveText(shown.map(({ title }) => title));
      for (const { title, end } of shown) if (end) await follow(page, title, end(runtime), runtime);
    });
  });
}

test('cards of icons keep as much room above as below', async ({ page, parent }) => {
  await parent.isLoggedIn(official());
  await page.goto('/parentsCenter');
  await expect(page.locator('.entry-tile__title').last()).toBeVisible();
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
