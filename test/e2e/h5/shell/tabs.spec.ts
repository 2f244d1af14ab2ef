import { ParentRelation } from '../../../../src/contract/profile/status';
import { aKnownParent, withManySubjects, withOneSubject } from '../../../builders/children';
import { anOfficialParent, aParent } from '../../../builders/parent';
import { hold } from '../../support/held';
import { expect, test } from '../../support/test';

test.describe('home', () => {
  test('greets a tourist and shows no classes and no messages', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL((url) => url.pathname === '/index');
    await expect(page.getByText('亲爱的家长，您好')).toBeVisible();
    await expect(page.locator('.banner-slot')).toBeVisible();
    await expect(page.locator('.module-section').first()).toBeVisible();
    await expect(page.locator('.today-classes')).toHaveCount(0);
    await expect(page.locator('.home-navbar__badge')).toHaveCount(0);
  });

  test('shows an official student three classes and 120 unread messages as 99+', async ({ page, parent }) => {
    await parent.isLoggedIn(withManySubjects().withMessages({ unread: 120 }));
    await page.goto('/index');
    await parent.expectHome();
    await expect(page.locator('.lesson-card')).toHaveCount(3);
    await expect(page.locator('.home-navbar__badge')).toHaveText('99+');
  });

  test('shows an unofficial student no classes of today', async ({ page, parent }) => {
    await parent.isLoggedIn(aParent());
    await page.goto('/index');
    await parent.expectHome();
    await expect(page.locator('.module-section').first()).toBeVisible();
    await expect(page.locator('.today-classes')).toHaveCount(0);
  });

  test('asks for two modules at a time, and for more when the end comes into sight', async ({ page }) => {
    const pages: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/homePageShowConfig'))
        pages.push(`${url.searchParams.get('page')}×${url.searchParams.get('limit')}`);
    });
    await page.goto('/index');
    await expect(page.locator('.module-section').first()).toBeVisible();
    const end = page.getByText('已经到底啦');
    await expect(async () => {
      await page.locator('.paged-list__tail, .module-section').last().scrollIntoViewIfNeeded();
      await expect(end).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(pages.slice(0, 3)).toEqual(['1×2', '2×2', '3×2']);
    expect(new Set(pages).size).toBe(pages.length);
    // Not innerText: what is far from the screen is not laid out.
    const titles = await page.locator('.module-section__name').allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('is reloaded by a pull, and not by coming back to it', async ({ page, parent }) => {
    await parent.isLoggedIn(withOneSubject());
    await page.goto('/index');
    await parent.expectHome();
    await expect(page.locator('.lesson-card')).toHaveCount(1);
    let loads = 0;
    page.on('request', (request) => (loads += request.url().includes('todayClasss') ? 1 : 0));
    await parent.walkTo('我的', '/parentsCenter');
    await parent.walkTo('首页', '/index');
    expect(loads).toBe(0);
    const answered = page.waitForResponse((response) => response.url().includes('todayClasss'));
    await page.mouse.move(180, 200);
    await page.mouse.down();
    await page.mouse.move(180, 300, { steps: 5 });
    await expect(page.getByText('下拉刷新').or(page.getByText('释放刷新')).first()).toBeVisible();
    await page.mouse.move(180, 520, { steps: 10 });
    await expect(page.getByText('释放刷新')).toBeVisible();
    await page.mouse.up();
    await answered;
    expect(loads).toBe(1);
  });
});

test.describe('courses', () => {
  test('lists the categories and filters them by subject', async ({ page, parent }) => {
    await parent.isLoggedIn(withManySubjects());
    await page.goto('/index');
    await parent.expectHome();
    await parent.walkTo('课程', '/myTabClass');
    await expect(page.locator('.course-card').first()).toBeVisible();
    const all = await page.locator('.course-card').count();
    await page.locator('.my-tab-class__subjects').getByText('围棋', { exact: true }).click();
    await expect(async () => {
      expect(await page.locator('.course-card').count()).toBeLessThan(all);
    }).toPass();
  });
});

test.describe('mine', () => {
  test('shows who is logged in, the hours, and the account', async ({ page, parent }) => {
    const mother = { parentStatus: ParentRelation.mother };
    await parent.isLoggedIn(aKnownParent().withPhone('18612345678').withChild(mother));
    await page.goto('/parentsCenter');
    await expect(page.locator('.profile-head__title')).toContainText('妈妈');
    await expect(page.locator('.profile-head__phone')).toHaveText('186****5678');
    await expect(page.locator('.hour-tiles__number')).toHaveCount(3);
    await expect(page.getByText('我的订单')).toBeVisible();
  });

  test('shows - - where hours cannot be had, and everything else all the same', async ({ page, parent }) => {
    await page.route('**/queryUserHourGroup*', (route) => route.abort());
    await parent.isLoggedIn(withOneSubject().withPhone('18612345678'));
    await page.goto('/parentsCenter');
    await expect(page.locator('.hour-tiles').getByText('- -').first()).toBeVisible();
    await expect(page.locator('.profile-head__phone')).toHaveText('186****5678');
  });
});

test('a page opened in between leaves the bar as it was', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/index');
  await parent.expectHome();
  await parent.walkTo('成长', '/growUp/studyPlan');
  const middleOf = async (selector: string) => {
    const box = await page
      .locator(`.tab-bar__tab--active ${selector}`)
      .locator('visible=true')
      .first()
      .boundingBox();
    return box ? Math.round(box.x + box.width / 2) : undefined;
  };
  await page.getByRole('button', { name: '下载家长端' }).click();
  await page.waitForURL((url) => url.pathname === '/downloadApp');
  await page.goBack();
  await expect(parent.activeTab('成长')).toBeVisible();
  expect(await middleOf('.tab-bar__icon')).toBe(await middleOf('.tab-bar__text'));
  expect(await middleOf('.tab-bar__picture--active')).toBe(await middleOf('.tab-bar__text'));
});

test('back pressed while a pushed page still loads ends where it was pressed', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/index');
  await parent.expectHome();
  await parent.walkTo('成长', '/growUp/studyPlan');
  await page.waitForLoadState('networkidle');
  const scripts = await hold(page, /\/js\/[^/]*\.js$/);
  await page.getByRole('button', { name: '下载家长端' }).click();
  // Whatever script is asked for, back is pressed on the page that was pushed.
  await page.waitForURL((url) => url.pathname === '/downloadApp');
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  await page.evaluate(() => history.back());
  await expect(parent.activeTab('成长')).toBeVisible();
  scripts.letGo();
  await page.waitForURL((url) => url.pathname === '/growUp/studyPlan');
  await expect(parent.activeTab('成长')).toBeVisible();
  // The history is as it was: the bar works, and nothing of the page that was left comes up.
  await parent.walkTo('首页', '/index');
  await parent.walkTo('成长', '/growUp/studyPlan');
});
