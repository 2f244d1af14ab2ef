/** Home's popup queue in a real layout and history; its order, its limits and who it is for: test/unit/popups and test/pages/popups. */
import type { Locator } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { checkInTitle } from '../../support/check-in';
import { hold } from '../../support/held';
import { insideNativeApp } from '../../support/native-app';
import { CLOSING_METHODS, type ClosingMethod } from '../../support/popups';
import { runtimeNamed } from '../../support/runtimes';
import { expect, test } from '../../support/test';

/** Follows the official account, so no popup asks for that. */
const follows = { isSubscribed: true };
const withTheWholeQueue = anOfficialParent().withScenario({
  ...{ classHour: 3, checkIn: true, dayNum: 5, freshman: 2, activities: 3, interestTags: 2 },
  ...{ wonderful: true, configured: true },
});
const follower = anOfficialParent().withChild(follows);

const QUEUE = [
  '送您3课时',
  checkInTitle(5),
  '新生入学',
  '亲子共读周：每天一个好故事',
  '假期思维营，和伙伴一起闯关',
  '邀请好友，一起领课时好礼',
  '孩子喜欢什么？',
  '您更关心哪些能力？',
  '精彩活动',
  '豌豆小舞台，等你来展示',
  '打开消息通知',
  '关注“豌豆家长服务”公众号',
];

const alternating = (index: number): ClosingMethod =>
  CLOSING_METHODS[index % CLOSING_METHODS.length] ?? 'Escape';

test.use({ putsPopupsAway: false });

test.describe('in the Android app', () => {
  test.use({ userAgent: runtimeNamed('the Android app').userAgent });

  test('an official student has the whole queue, one after another, closed in every possible way', async ({
    page,
    parent,
    popups,
  }) => {
    await insideNativeApp(page, { permissions: { push: false, photos: true } });
    await parent.isLoggedIn(withTheWholeQueue);
    await page.goto('/index');
    await popups.walk(QUEUE, alternating);
  });
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
    for (const [index, name] of [checkInTitle(12), '孩子喜欢什么？', '您更关心哪些能力？'].entries()) {
      await expect(popups.open(name)).toBeVisible();
      await page.mouse.wheel(0, 300);
      await popups.close(alternating(index));
    }
    await expect(page.locator('.overlay')).toHaveCount(0);
    expect(Math.abs((await heightOf(card)) - before)).toBeLessThan(3);
    await expect(card).toBeFocused();
  });
});
