/** Home's popup queue for the three kinds of users, on the web and in the Android app. */
import type { Locator } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { hold } from '../../support/held';
import { insideNativeApp } from '../../support/native-app';
import { CLOSING_METHODS, type ClosingMethod } from '../../support/popups';
import { RUNTIMES } from '../../support/runtimes';
import { expect, test } from '../../support/test';

/** Follows the official account, so no popup asks for that. */
const follows = { isSubscribed: true };
const withTheWholeQueue = anOfficialParent().withScenario({
  ...{ classHour: 3, checkIn: true, dayNum: 5, freshman: 2, activities: 3, interestTags: 2 },
  ...{ wonderful: true, configured: true },
});
const withAStepUp = anOfficialParent()
  .withChild(follows)
  .withScenario({ higherLevel: true, checkIn: true, interestTags: 1 });
const follower = anOfficialParent().withChild(follows);
const withACheckIn = follower.withScenario({ checkIn: true, dayNum: 12 });

const QUEUE = [
  '本月已签到5天',
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
const PUSH = '打开消息通知';
const STEP_UP = '新学年升班开始啦';

const always = (way: ClosingMethod) => (): ClosingMethod => way;
const alternating = (index: number): ClosingMethod =>
  CLOSING_METHODS[index % CLOSING_METHODS.length] ?? 'Escape';

test.use({ putsPopupsAway: false });

for (const { name, isApp } of [
  { name: 'plain web', isApp: false },
  { name: 'the Android app', isApp: true },
]) {
  const hours = (number: number): string[] => (isApp ? [`送您${number}课时`] : []);

  test.describe(`in ${name}`, () => {
    test.use({ userAgent: RUNTIMES.find((runtime) => runtime.name === name)?.userAgent });
    test.beforeEach(async ({ page }) => {
      if (isApp) await insideNativeApp(page, { permissions: { push: false, photos: true } });
    });

    test('an official student has the whole queue, one after another, closed in every possible way', async ({
      page,
      parent,
      popups,
    }) => {
      await parent.isLoggedIn(withTheWholeQueue);
      await page.goto('/index');
      // The page has a close button and Escape; an app adds its back button.
      const way = isApp ? always('the back button') : alternating;
      await popups.walk([...hours(3), ...QUEUE, ...(isApp ? [PUSH] : []), FOLLOW], way);
    });
  });
}

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
  await popups.walk(['本月还没有签到', '孩子喜欢什么？'], always('the close button'));
  await expect(page.getByRole('link', { name: '新学年升班' })).toBeVisible();
});

test.describe('in WeChat web', () => {
  test.use({ userAgent: RUNTIMES.find(({ name }) => name === 'WeChat web')?.userAgent });

  test('a parent who logged in by phone is asked to bind WeChat, before the popup of the operator', async ({
    parent,
    popups,
  }) => {
    const { phone } = await parent.exists(follower.withScenario({ configured: true }));
    await parent.logInByPassword(phone);
    await popups.walk(['绑定微信，登录更方便', QUEUE.at(-1) ?? ''], alternating);
  });
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
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(age).toHaveCount(0);
  // Wait for the next popup: a reload while the history is navigating has undefined results.
  await expect(popups.open('新生入学')).toBeVisible();
  await page.reload();
  await popups.walk(['新生入学', FOLLOW], always('Escape'));
});

test.describe('what lay below a popup', () => {
  /** A card's position on the screen. Content that loads above moves it in the page, but must not move it on the screen. */
  const heightOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? NaN);

  test('is where it was, scrolled and focused, however it is closed', async ({ page, parent, popups }) => {
    // The response is held until the parent has scrolled and focused a card.
    const calls = await hold(page, /isSignIn|interestTag/i);
    await parent.isLoggedIn(follower.withScenario({ checkIn: true, dayNum: 12, interestTags: 2 }));
    await page.goto('/index');
    const card = page.locator('.module-card').locator('visible=true').nth(1);
    await card.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await card.focus();
    const before = await heightOf(card);
    calls.letGo();
    for (const [index, name] of ['本月已签到12天', '孩子喜欢什么？', '您更关心哪些能力？'].entries()) {
      await expect(popups.open(name)).toBeVisible();
      await page.mouse.wheel(0, 300);
      await popups.close(alternating(index));
    }
    await expect(page.locator('.overlay')).toHaveCount(0);
    expect(Math.abs((await heightOf(card)) - before)).toBeLessThan(3);
    await expect(card).toBeFocused();
  });
});

test.describe('a kind', () => {
  test('shows twice on a device, whatever makes it due again', async ({ page, parent, popups, backend }) => {
    const { phone } = await parent.isLoggedIn(withACheckIn);
    await page.goto('/index');
    const shown = ['本月已签到12天'];
    await popups.walk(shown, always('Escape'));
    await page.reload();
    await popups.walk(shown, always('the close button'));
    await backend.setScenario(phone, { checkIn: true, dayNum: 13 });
    await page.reload();
    await popups.expectNoMore([]);
    // Another device has its own counters.
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.includes('popupCounts'))
        .forEach((key) => localStorage.removeItem(key)),
    );
    await page.reload();
    await popups.walk(['本月已签到13天'], always('Escape'));
  });
});
