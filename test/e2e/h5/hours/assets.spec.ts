import { SubjectCode } from '../../../../src/contract/courses/values';
import { OrderState } from '../../../../src/contract/orders/values';
import { anOfficialParent, type ParentBuilder } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

/** Both unpaid. */
function withTwoOrders(): ParentBuilder {
  const receiver = { name: '李女士', phone: '18612345678', address: '中关村大街1号' };
  const toPay = { state: OrderState.toPay, receiver };
  return anOfficialParent().withOrder(toPay).withOrder(toPay).withOrder({ state: OrderState.done });
}

/** Hours, orders and leave: changes are stored, and all pages show them. */
test('claimed hours are on mine, on their page and in their log', async ({ page, parent }) => {
  const { wandou } = SubjectCode;
  const withGifts = anOfficialParent()
    .withHours(wandou, { baseHours: 12, used: 2 })
    .withHourGift(wandou, 2, '新学期礼包')
    .withHourGift(wandou, 1, '邀请好友奖励')
    .withHourGift(wandou, 3, '周年庆礼包');
  await parent.isLoggedIn(withGifts);
  await page.goto('/parentsCenter');
  const tile = page.locator('.hour-tiles__number').locator('visible=true').first();
  await expect(tile).toHaveText('12');

  await parent.walkTo('首页', '/index');
  await page.locator('.gift-line').getByText('领取', { exact: true }).click();
  await expect(page.getByText('领取成功').locator('visible=true')).toBeVisible();
  await page.getByText('查看我的课时').locator('visible=true').click();
  await page.waitForURL((url) => url.pathname === '/parentsCenter');
  await expect(tile).toHaveText('18');
  await tile.click();
  await page.waitForURL((url) => url.pathname === '/myClassHour');
  const total = page.locator('.hour-summary__number').locator('visible=true');
  await expect(total).toHaveText('18');

  await page.getByText('课时记录', { exact: true }).locator('visible=true').click();
  await page.waitForURL((url) => url.pathname === '/classHourRecord');
  for (const [title, hours] of [
    ['新学期礼包', '+2'],
    ['邀请好友奖励', '+1'],
    ['周年庆礼包', '+3'],
  ] as const) {
    const row = page.locator('.record-row', { hasText: title });
    await expect(row.locator('.record-row__hours')).toHaveText(hours);
  }
  await page.getByRole('tab', { name: '上课' }).click();
  await expect(page.locator('.record-row__hours').first()).toHaveText('−1');
  await expect(page.getByText('周年庆礼包')).toBeHidden();

  await page.goto('/parentsCenter');
  await expect(tile).toHaveText('18');
});

test('an order is cancelled once and stays cancelled', async ({ page, parent }) => {
  await parent.isLoggedIn(withTwoOrders());
  await page.goto('/myOrder');
  await page.getByRole('tab', { name: '待支付' }).click();
  const cards = page.locator('.order-card').locator('visible=true');
  await expect(cards).toHaveCount(2);
  await cards.first().click();
  await page.waitForURL((url) => url.searchParams.has('orderId'));
  await expect(page.getByText('186****5678')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/order/cancel')) sent.push(request.url());
  });
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('button', { name: '先不取消' }).click();
  await expect(page.locator('.order-hint__state')).toHaveText('待支付');
  await expect(page.locator('.dialog')).toBeHidden();
  const sure = page.locator('.dialog').getByRole('button', { name: '取消订单' });
  // A second tap within 400 ms of the first is ignored as a double tap.
  await tapUntil(page.locator('.order-detail').getByRole('button', { name: '取消订单' }), sure);
  await sure.dblclick();
  await expect(page.getByText('您取消了订单')).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.reload();
  await expect(page.getByText('您取消了订单')).toBeVisible();
  await expect(page.getByRole('button', { name: '取消订单' })).toBeHidden();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/myOrder' && !url.search);
  await page.getByRole('tab', { name: '待支付' }).click();
  await expect(page.locator('.order-card').locator('visible=true')).toHaveCount(1);
});
