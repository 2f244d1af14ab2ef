/** Check-in, tasks, medals and activities: rewards add up on mine. */
import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { checkInReward } from '../../../../src/contract/rewards/values';
import { daysCheckedIn } from '../../support/check-in';
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
  // The seventh's is 4 and 5; a month that is younger than a week has that of a day.
  const { stars, peaCoins } = checkInReward(daysCheckedIn(6) + 1, 31);
  const reward = peaCoins > 0 ? `${stars}颗星星 + ${peaCoins}豌豆币` : `${stars}颗星星`;
  await page.getByRole('button', { name: `立即签到，得${reward}` }).dblclick();
  await expect(shown(page, `签到成功，获得${reward}`)).toBeVisible();
  await expect(page.getByRole('button', { name: '继续，做学习任务' })).toBeVisible();
  expect(sent).toBe(1);

  await shown(page, '签到记录').click();
  await page.waitForURL((url) => url.pathname === '/dailyCheckInRecord');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('gridcell', { selected: true })).toContainText(/\d/);
  // On the first of a month its sum is the day's.
  await expect(page.getByText(`获得${reward}`, { exact: true }).locator('visible=true')).toBeVisible();
  await page.getByRole('button', { name: '上个月' }).locator('visible=true').click();
  await expect(shown(page, /签到12天/)).toBeVisible();

  expect(await starsOnMine(page)).toBe(before + stars);
  await page.goto('/dailyCheckIn');
  await expect(shown(page, '今天已签到，明天再来')).toBeVisible();
});
