/** The queue of home, walked by the three kinds of user: on the web and in the Android app. */
import type { Locator } from '@playwright/test';
import { anOfficialParent, aParent } from '../../../builders/parent';
import { hold } from '../../support/held';
import { insideNativeApp } from '../../support/native-app';
import { WAYS, type Way } from '../../support/popups';
import { RUNTIMES } from '../../support/runtimes';
import { expect, test } from '../../support/test';

/** Of the official account: who follows it is not asked to. */
const follows = { isSubscribed: true };
const withTheWholeQueue = anOfficialParent().withScenario({
  ...{ classHour: 3, checkIn: true, dayNum: 5, freshman: 2, activities: 3, interestTags: 2 },
  ...{ wonderful: true, configured: true },
});
const aNewStudent = aParent().withChild(follows).withScenario({ freshman: 1, classHour: 2, interestTags: 1 });
const withAStepUp = anOfficialParent()
  .withChild(follows)
  .withScenario({ higherLevel: true, checkIn: true, interestTags: 1 });
const withACheckIn = anOfficialParent().withChild(follows).withScenario({ checkIn: true, dayNum: 12 });

const QUEUE = [
  '本月已签到 5 天',
  '新生入学',
  '亲子共读周：每天一个好故事',
  '假期思维营，和伙伴一起闯关',
  '邀请好友，一起领课时好礼',
  '孩子喜欢什么？',
  '您更关心哪些能力？',
  '精彩活动',
  '豌豆小舞台，等你来展示',
];
const FOLLOW = '关注“豌豆家长服务”公众号';
const FREE_TRIAL = '立即领取';
const PUSH = '打开消息通知';
const STEP_UP = '新学年升班开始啦';

const always = (way: Way) => (): Way => way;
const DAY_MS = 24 * 60 * 60 * 1000;

test.use({ putsPopupsAway: false });

for (const { name, isApp } of [
  { name: 'plain web', isApp: false },
  { name: 'the Android app', isApp: true },
]) {
  const hours = (number: number): string[] => (isApp ? [`送您 ${number} 课时`] : []);

  test.describe(`in ${name}`, () => {
    test.use({ userAgent: RUNTIMES.find((runtime) => runtime.name === name)?.userAgent });
    test.beforeEach(async ({ page }) => {
      if (isApp) await insideNativeApp(page, { permissions: { push: false, photos: true } });
    });

    // Close button and Escape are the page's own: what an app adds is its back button.
    for (const way of isApp ? (['the back button'] as const) : WAYS)
      test(`an official student has the whole queue, one after another, away by ${way}`, async ({
        page,
        parent,
        popups,
      }) => {
        await parent.isLoggedIn(withTheWholeQueue);
        await page.goto('/index');
        await popups.walk([...hours(3), ...QUEUE, ...(isApp ? [PUSH] : []), FOLLOW], always(way));
      });

    test('an unofficial student has what is due for them', async ({ page, parent, popups }) => {
      await parent.isLoggedIn(aNewStudent);
      await page.goto('/index');
      const due = [...hours(2), '新生入学', '孩子喜欢什么？', ...(isApp ? [PUSH] : [])];
      await popups.walk(due, (index) => WAYS[index % WAYS.length] ?? 'Escape');
    });

    test('a tourist is offered the free trial and nothing of it, and nothing is asked for them', async ({
      page,
      popups,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/index');
      await expect(page.locator('.module-section').first()).toBeVisible();
      // Push permission is the phone's, not the account's: the app asks for it whoever is in front.
      await popups.walk([FREE_TRIAL, ...(isApp ? [PUSH] : [])], always('Escape'));
      expect(asked.filter((path) => /isSignIn|Unclaimed|interestTag|wonderful|Entrance/.test(path))).toEqual(
        [],
      );
    });

    test('the new school year shows once, and suppresses everything else until the next start', async ({
      page,
      parent,
      popups,
    }) => {
      await parent.isLoggedIn(withAStepUp);
      await page.goto('/index');
      await popups.walk([STEP_UP], always('the back button'));
      await expect(page.getByRole('link', { name: '新学年升班' })).toBeVisible();
      await page.reload();
      const rest = ['本月还没有签到', '孩子喜欢什么？', ...(isApp ? [PUSH] : [])];
      await popups.walk(rest, always('the close button'));
      await expect(page.getByRole('link', { name: '新学年升班' })).toBeVisible();
    });
  });
}

test.describe('in WeChat web', () => {
  test.use({ userAgent: RUNTIMES.find(({ name }) => name === 'WeChat web')?.userAgent });

  test('who logged in by phone is asked to bind WeChat, before the popup of the operator', async ({
    parent,
    popups,
  }) => {
    const { phone } = await parent.exists(withTheWholeQueue);
    await parent.logInByPassword(phone);
    const [configured = '', ...rest] = [...QUEUE].reverse();
    const queue = [...rest.reverse(), '绑定微信，登录更方便', configured, FOLLOW];
    await popups.walk(queue, (index) => WAYS[index % WAYS.length] ?? 'Escape');
  });
});

test('the new school year is not shown outside of its window', async ({ page, parent, popups }) => {
  await page.route('**/higherLevelWindow.json*', async (route) => {
    const answer = await route.fetch();
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const body = (await answer.json()) as { startTime?: string; data?: object };
    const past = { startTime: day(-20), endTime: day(-10) };
    const json = body.startTime === undefined ? { ...body, data: past } : past;
    await route.fulfill({ response: answer, json });
  });
  await parent.isLoggedIn(withAStepUp);
  await page.goto('/index');
  await popups.walk(['本月还没有签到', '孩子喜欢什么？'], always('Escape'));
  await expect(page.getByRole('link', { name: '新学年升班' })).toHaveCount(0);
});

test('the age of a first login is asked for again when a reload has lost it, and then no more', async ({
  page,
  parent,
  popups,
}) => {
  const age = page.getByRole('dialog', { name: '孩子今年几岁了？' });
  await parent.logInBySms('13300000088');
  await expect(age).toBeVisible();
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/index');
  await expect(popups.open('孩子今年几岁了？')).toBeVisible();
  await age.getByText('5岁', { exact: true }).click();
  await age.getByText('确定').click();
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(age).toHaveCount(0);
  // The next one lies over the page: no browser says what a reload does while the history is on its way from one to the other.
  await expect(popups.open('新生入学')).toBeVisible();
  await page.reload();
  await popups.walk(['新生入学', FOLLOW], always('Escape'));
});

test.describe('what lay below a popup', () => {
  /** Where a card is on the screen: what loads above it meanwhile moves the page, and not what the parent sees. */
  const heightOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? NaN);

  for (const way of WAYS)
    test(`is where it was, scrolled and focused, when it is put away by ${way}`, async ({
      page,
      parent,
      popups,
    }) => {
      // Whether it is due is held back until the parent has scrolled and has the focus on a card.
      const calls = await hold(page, '**/isSignIn*');
      await parent.isLoggedIn(withACheckIn);
      await page.goto('/index');
      const card = page.locator('.module-card').locator('visible=true').nth(1);
      await card.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 400);
      await card.focus();
      const before = await heightOf(card);
      calls.letGo();
      await expect(popups.open('本月已签到 12 天')).toBeVisible();
      await page.mouse.wheel(0, 300);
      await popups.close(way);
      await expect(page.locator('.overlay')).toHaveCount(0);
      expect(Math.abs((await heightOf(card)) - before)).toBeLessThan(3);
      await expect(card).toBeFocused();
    });
});

test.describe('a kind', () => {
  test('shows twice on a device, whoever makes it due again', async ({ page, parent, popups, backend }) => {
    const { phone } = await parent.isLoggedIn(withACheckIn);
    await page.goto('/index');
    const shown = ['本月已签到 12 天'];
    await popups.walk(shown, always('Escape'));
    await page.reload();
    await popups.walk(shown, always('the close button'));
    await backend.setScenario(phone, { checkIn: true, dayNum: 13 });
    await page.reload();
    await popups.expectNoMore([]);
    // Another device counts for itself.
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.includes('popupCounts'))
        .forEach((key) => localStorage.removeItem(key)),
    );
    await page.reload();
    await popups.walk(['本月已签到 13 天'], always('Escape'));
  });

  test('waits while its page lies behind another one', async ({ page, parent, popups }) => {
    await parent.isLoggedIn(withACheckIn.withScenario({ interestTags: 3 }));
    await page.goto('/index');
    await expect(popups.open('本月已签到 12 天')).toBeVisible();
    await popups.close('the back button');
    await expect(popups.open('孩子喜欢什么？')).toBeVisible();
    await popups.close('Escape');
    await expect(popups.open('您更关心哪些能力？')).toBeVisible();
    await page.goto('/parentsCenter');
    await expect(page.locator('.hour-tiles')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await popups.log()).seen).toEqual([]);
  });

  test('whose picture cannot be had is left out, and the next comes', async ({ page, parent, popups }) => {
    await page.route('**/posters/puzzle-camp*', (route) => route.abort());
    await parent.isLoggedIn(withTheWholeQueue);
    await page.goto('/index');
    const there = QUEUE.filter((popup) => !popup.startsWith('假期思维营'));
    await popups.walk([...there, FOLLOW], always('the close button'));
  });
});
