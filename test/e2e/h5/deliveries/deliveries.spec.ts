import { ParcelState } from '../../../../src/contract/deliveries/values';
import { delivery, type DeliveryDetails } from '../../../builders/deliveries';
import { anOfficialParent, type ParentBuilder } from '../../../builders/parent';
import { expect, test } from '../../support/test';

/** Ten delivered long ago, one in two parcels, and one waiting for pick-up. */
function withTwelveDeliveries(): ParentBuilder {
  const robot = {
    title: '编程机器人套装',
    hoursAgo: 31,
    ...{ receiverName: '李女士', receiverPhoneMask: '186****5678', receiverAddress: '中关村大街1号' },
    parcels: [
      { events: [[2, ParcelState.arriving, '正在派送']] },
      {
        events: [
          [28, ParcelState.onTheWay, '【嘉兴市】包裹已由快递揽收'],
          [12, ParcelState.onTheWay, '【济南市】快件发往北京'],
        ],
      },
    ],
  } as const satisfies DeliveryDetails;
  const old = Array.from({ length: 10 }, (_, index) =>
    delivery({
      hoursAgo: 500 + index,
      isSeen: true,
      parcels: [{ events: [[400, ParcelState.delivered, '已签收']] }],
    }),
  );
  return anOfficialParent()
    .with(...old)
    .withDelivery(robot)
    .withDelivery({ title: '魔力英语 冬季教具礼盒', hoursAgo: 3, isSeen: true, parcels: [{}] });
}

test('a parent follows a delivery from the badge to the last event', async ({ page, parent, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await parent.isLoggedIn(withTwelveDeliveries());
  const isMark = async () => {
    const answer = page.waitForResponse((response) => response.url().includes('isLogisticsMark'));
    await page.goto('/parentsCenter');
    return ((await (await answer).json()) as { data: { isMark: number } }).data.isMark;
  };
  expect(await isMark()).toBe(1);

  await page.goto('/myExpress/list');
  const robot = page.locator('.test-delivery').filter({ hasText: '编程机器人套装' });
  await expect(robot).toContainText('新');
  await expect(robot).toContainText('共2个包裹');
  await expect(page.locator('.test-delivery').first()).toContainText('待揽收');
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(page.getByText('没有更多了')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('.test-delivery')).toHaveCount(12);

  await robot.click();
  await page.waitForURL((url) => url.pathname === '/myExpress/packList');
  await expect(page.getByText('李女士 186****5678')).toBeVisible();
  await page.getByText('包裹2').click();
  await page.waitForURL((url) => url.pathname === '/myExpress/detail');
  await expect(page.locator('.express-head__state')).toHaveText('运输中');
  await expect(page.locator('.timeline__event')).toHaveCount(2);
  await page.getByRole('button', { name: '复制运单号' }).click();
  await expect(parent.toast('运单号已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SF1000000000001');

  expect(await isMark()).toBe(0);
  await page.goto('/myExpress/list');
  await expect(robot).toBeVisible();
  await expect(page.locator('.express__new')).toHaveCount(0);
});
