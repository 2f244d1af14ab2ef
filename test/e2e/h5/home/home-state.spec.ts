/** What a parent does on home changes what is there: hours, tags, reports, check-in. */
import type { Page } from '@playwright/test';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { LearningReportType } from '../../../../src/contract/growth/values';
import { withManySubjects } from '../../../builders/children';
import { anOfficialParent } from '../../../builders/parent';
import { insideNativeApp } from '../../support/native-app';
import { RUNTIMES } from '../../support/runtimes';
import { expect, test } from '../../support/test';

const withHours = withManySubjects()
  .withChild({ isSubscribed: true })
  .withHours(SubjectCode.wandou, { baseHours: 12 })
  .withHourGift(SubjectCode.wandou, 2)
  .withHourGift(SubjectCode.yuwen, 4);
const follower = anOfficialParent().withChild({ isSubscribed: true });

test.use({ putsPopupsAway: false });

async function liveHours(page: Page): Promise<number> {
  const tile = page.locator('.hour-tiles__tile').locator('visible=true').first();
  await expect(tile).toHaveText(/\d/);
  return parseFloat((await tile.innerText()).replace(/[^\d.]*/, ''));
}

/** Of all live hours; the gifted ones are among them or beside them, never lost. */
async function claimedIn(page: Page, before: number): Promise<void> {
  await expect(page.getByRole('dialog', { name: '领取成功' })).toContainText('我的课时');
  await page.getByRole('button', { name: '查看我的课时' }).click();
  await page.waitForURL((url) => url.pathname === '/parentsCenter');
  await expect.poll(() => liveHours(page)).toBe(before + 6);
}

test.describe('hours that are claimed are among mine', () => {
  test('by the line on home of the web, which then is gone', async ({ page, parent }) => {
    await parent.isLoggedIn(withHours);
    await page.goto('/parentsCenter');
    const before = await liveHours(page);
    await parent.walkTo('首页', '/index');
    await expect(page.getByText('有 6 课时等您领取')).toBeVisible();
    await page.locator('.gift-line').getByRole('button', { name: '领取' }).click();
    await claimedIn(page, before);
    await parent.walkTo('首页', '/index');
    await expect(page.locator('.gift-line')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.lesson-card')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.gift-line')).toHaveCount(0);
  });

  test.describe('in the Android app', () => {
    test.use({ userAgent: RUNTIMES.find(({ name }) => name === 'the Android app')?.userAgent });

    test('by the popup, which has no line on home beside it', async ({ page, parent, popups }) => {
      await insideNativeApp(page, {});
      await parent.isLoggedIn(withHours);
      await page.goto('/parentsCenter');
      const before = await liveHours(page);
      await page.goto('/index');
      await expect(popups.open('送您 6 课时')).toBeVisible();
      await expect(page.locator('.gift-line')).toHaveCount(0);
      await page.getByRole('button', { name: '立即领取' }).click();
      await claimedIn(page, before);
    });
  });
});

test('tags stay chosen, count as they are tapped, and are not asked again', async ({
  page,
  parent,
  popups,
  backend,
}) => {
  const { phone } = await parent.isLoggedIn(follower.withScenario({ interestTags: 1 }));
  await page.goto('/index');
  const dialog = popups.open('孩子喜欢什么？');
  const tag = (name: string) => dialog.getByRole('checkbox', { name });
  await expect(dialog).toBeVisible();
  for (const [index, name] of ['画画', '唱歌', '下棋'].entries()) {
    await tag(name).click();
    await expect(dialog.getByText(`我选好了（已选 ${index + 1} 个）`)).toBeVisible();
  }
  await expect(dialog.getByText('最多可选 3 个')).toBeVisible();
  await expect(tag('跳舞')).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByText('我选好了（已选 3 个）').click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await popups.expectNoMore([]);
  await backend.setScenario(phone, { interestTags: 1 });
  await page.reload();
  await expect(dialog.getByText('我选好了（已选 3 个）')).toBeVisible();
  await expect(tag('画画')).toHaveAttribute('aria-checked', 'true');
  await expect(tag('跳舞')).toHaveAttribute('aria-checked', 'false');
});

test('a report loses its mark when its page has shown it, and the one before comes up', async ({
  page,
  parent,
}) => {
  const { monthly, afterCourse } = LearningReportType;
  await parent.isLoggedIn(follower.withReports(afterCourse, monthly));
  await page.goto('/index');
  const report = page.locator('.study-situation__report').locator('visible=true');
  await expect(report).toContainText('课堂成就新');
  await report.click();
  await expect(page).toHaveURL(/\/classAchieve\?id=/);
  await expect(page.locator('.report-page .report')).toBeVisible();
  await page.goBack();
  await expect(report).toContainText('月度报告新');
  await page.reload();
  await expect(report).toContainText('月度报告新');
});

test('the check-in counts this month, is put away by going there, and is silent when it is done', async ({
  page,
  parent,
  popups,
}) => {
  await parent.isLoggedIn(follower.withScenario({ checkIn: true, dayNum: 7 }));
  await page.goto('/index');
  const checkIn = popups.open('本月已签到 7 天');
  await expect(checkIn).toContainText('今天也来打个卡');
  await page.getByRole('button', { name: '去签到' }).click();
  await page.waitForURL((url) => url.pathname === '/dailyCheckIn');
  await page.getByRole('button', { name: '立即签到' }).click();
  await expect(page.getByText('本月已签到 8 天').locator('visible=true')).toBeVisible();
  await page.goto('/index');
  await popups.expectNoMore([]);
});
