/** Check-in, tasks, medals and activities: what a family does there adds up on mine. */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { taskClaims } from '../../../../server/domains/rewards/tasks/tables';
import { aKnownParent } from '../../../builders/children';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

async function starsOnMine(page: Page): Promise<number> {
  await page.goto('/parentsCenter');
  const count = page.locator('.profile-head__star-count').locator('visible=true');
  await expect(count).toHaveText(/\d/);
  return Number((await count.innerText()).replace(/\D/g, ''));
}

const shown = (page: Page, text: string | RegExp) => page.getByText(text).locator('visible=true');

test('a double tap checks in once, the calendar shows it, and mine has the stars', async ({
  page,
  parent,
}) => {
  const sixDays = anOfficialParent()
    .since(200)
    .withCheckInsLastMonth(12)
    .withScenario({ checkIn: true, dayNum: 6 });
  await parent.isLoggedIn(sixDays);
  const before = await starsOnMine(page);

  await page.goto('/dailyCheckIn');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/signIn')) sent += 1;
  });
  await page.getByRole('button', { name: '立即签到，得 4 颗星星 + 5 豌豆币' }).dblclick();
  await expect(shown(page, '签到成功，获得 4 颗星星 + 5 豌豆币')).toBeVisible();
  await expect(page.getByRole('button', { name: '今日已签到，明天再来' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(sent).toBe(1);

  await shown(page, '签到记录').click();
  await page.waitForURL((url) => url.pathname === '/dailyCheckInRecord');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('gridcell', { selected: true })).toContainText(/\d/);
  await expect(shown(page, '获得 4 颗星星 + 5 豌豆币')).toBeVisible();
  await page.getByRole('button', { name: '上个月' }).locator('visible=true').click();
  await expect(shown(page, /签到 12 天/)).toBeVisible();

  expect(await starsOnMine(page)).toBe(before + 4);
  await page.goto('/dailyCheckIn');
  await expect(shown(page, '今天已签到')).toBeVisible();
});

test('a task gives its reward once it is claimed, and a medal with it', async ({ page, parent }) => {
  await parent.isLoggedIn(aKnownParent());
  const before = await starsOnMine(page);
  await page.goto('/medalList');
  await expect(page.getByRole('button', { name: '任务先锋，未获得' })).toBeVisible();

  await page.goto('/myTaskCenter/myTaskList');
  const claim = page.getByRole('button', { name: '领取奖励：完善孩子资料' });
  await page.route('**/v1/ol-parent-task-detail/claim', (route) => route.abort());
  await claim.click();
  await expect(page.getByText(/网络/).locator('visible=true')).toBeVisible();
  await page.unroute('**/v1/ol-parent-task-detail/claim');
  await expect(async () => {
    await claim.click();
    await page.waitForURL((url) => url.pathname === '/myTaskCenter/myTaskFinish', { timeout: 1500 });
  }).toPass({ intervals: [500] });
  await expect(shown(page, '+ 5 颗星星 + 10 豌豆币')).toBeVisible();
  await page.getByRole('button', { name: '继续做任务' }).click();
  await page.waitForURL((url) => url.pathname === '/myTaskCenter/myTaskList');
  await expect(claim).toHaveCount(0);
  await page.getByRole('tab', { name: '已完成' }).click();
  await expect(shown(page, '完善孩子资料')).toBeVisible();

  await page.goto('/medalList');
  await page.getByRole('button', { name: '任务先锋，铜牌' }).click();
  await expect(page.getByRole('dialog', { name: '任务先锋' })).toContainText('距离银牌还差 4 个');
  expect(await starsOnMine(page)).toBe(before + 5);
});

test('what a task gave is shown to nobody else, nor without its number', async ({ page, parent, ground }) => {
  const { userId } = await parent.exists(anOfficialParent().withFinishedTasks(1));
  const [theirs] = await ground.db.select().from(taskClaims).where(eq(taskClaims.userId, userId));
  await parent.isLoggedIn(anOfficialParent());
  for (const query of [`?id=${theirs?.id}`, '?id=abc', '']) {
    await page.goto(`/myTaskCenter/myTaskFinish${query}`);
    await expect(shown(page, '没有找到这个任务的奖励')).toBeVisible();
  }
});

test('taking part in an activity stays, and lists go on to their end', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/activityCenter');
  const join = page.getByRole('button', { name: '参加活动：家庭数学游戏日' });
  await join.click();
  await expect(join).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.activity-center__card').first()).toContainText('已参加');
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(shown(page, '没有更多活动了')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.locator('.activity-center__card')).toHaveCount(7);
});
