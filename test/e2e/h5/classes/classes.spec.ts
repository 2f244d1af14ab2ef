/** Open classes: reserve, lose the last seat to another parent, cancel; seats are checked in the database. */
import { eq } from 'drizzle-orm';
import { openClasses } from '../../../../server/domains/classes/tables';
import { anOpenClass } from '../../../builders/classes';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';
import { button, shown } from '../stepup/support';

const LIST = '/openClassCenter/openClassPage';
const detail = (id: number) => `/openClassCenter/openClassDetail?id=${id}`;

test('a parent reserves a seat, finds it among the own ones, and gives it back', async ({
  page,
  parent,
  testContext,
}) => {
  const title = '一起来折纸';
  const id = await anOpenClass(testContext, { title, seats: 3, taken: 2 });
  await parent.isLoggedIn(anOfficialParent());
  await page.goto(detail(id));
  await expect(shown(page, '仅剩1席，抓紧预约')).toBeVisible();
  await button(page, '立即预约').click();
  await expect(shown(page, '已为孩子留好座位')).toBeVisible();
  await page.goto(LIST);
  await page.getByRole('tab', { name: '我的预约' }).click();
  await button(page, new RegExp(title)).click();
  await button(page, '已预约 · 取消预约').click();
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(button(page, '立即预约')).toBeVisible();
  const [row] = await testContext.db.select().from(openClasses).where(eq(openClasses.id, id));
  expect(row?.taken).toBe(2);
});
