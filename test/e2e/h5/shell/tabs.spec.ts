import { withOneSubject } from '../../../builders/children';
import { anOfficialParent } from '../../../builders/parent';
import { hold } from '../../support/held';
import { expect, test } from '../../support/test';

test.describe('home', () => {
  test('is reloaded by a pull, and not by coming back to it', async ({ page, parent }) => {
    await parent.isLoggedIn(withOneSubject());
    await page.goto('/index');
    await parent.expectHome();
    await expect(page.locator('.today-lesson')).toHaveCount(1);
    let loads = 0;
    page.on('request', (request) => (loads += request.url().includes('todayClasss') ? 1 : 0));
    await parent.walkTo('我的', '/parentsCenter');
    await parent.walkTo('首页', '/index');
    expect(loads).toBe(0);
    const answered = page.waitForResponse((response) => response.url().includes('todayClasss'));
    await page.mouse.move(180, 200);
    await page.mouse.down();
    await page.mouse.move(180, 300, { steps: 5 });
    await expect(page.getByText('下拉刷新').or(page.getByText('松开刷新')).first()).toBeVisible();
    await page.mouse.move(180, 520, { steps: 10 });
    await expect(page.getByText('松开刷新')).toBeVisible();
    await page.mouse.up();
    await answered;
    expect(loads).toBe(1);
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
  // Polled: the picture has no box until it is drawn.
  for (const above of ['.tab-bar__icon', '.tab-bar__picture--active'])
    await expect
      .poll(async () => {
        const [middle, words] = [await middleOf(above), await middleOf('.tab-bar__text')];
        return middle !== undefined && middle === words;
      }, above)
      .toBe(true);
});

test('back pressed while a pushed page still loads ends where it was pressed', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/index');
  await parent.expectHome();
  await parent.walkTo('成长', '/growUp/studyPlan');
  await page.waitForLoadState('networkidle');
  const scripts = await hold(page, /\/js\/[^/]*\.js$/);
  await page.getByRole('button', { name: '下载家长端' }).click();
  // Whichever script loads, going back happens on the pushed page.
  await page.waitForURL((url) => url.pathname === '/downloadApp');
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  await page.evaluate(() => history.back());
  await expect(parent.activeTab('成长')).toBeVisible();
  scripts.letGo();
  await page.waitForURL((url) => url.pathname === '/growUp/studyPlan');
  await expect(parent.activeTab('成长')).toBeVisible();
  // The history is intact: the bar works, and the left page does not appear.
  await parent.walkTo('首页', '/index');
  await parent.walkTo('成长', '/growUp/studyPlan');
});
