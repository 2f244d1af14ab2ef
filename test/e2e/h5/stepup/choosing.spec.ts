/** A class of the new school year is chosen, or times are named: what a child had before leads the way. */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { stepUps, stepUpSeats } from '../../../../server/domains/stepup/tables';
import { StepUpStatus, StepUpType } from '../../../../src/contract/stepup/values';
import type { Ground } from '../../../builders/ground';
import { anOfficialParent } from '../../../builders/parent';
import { aStepUpClass, PLAN_STEP, type StepUpDetails } from '../../../builders/stepup';
import { expect, test } from '../../support/test';
import { arrivesAt, button, shown } from './support';

const CENTER = '/furtherShiftClassCenter';
const CLASSES = `${CENTER}/furtherShiftClass`;
const TIMES = `${CENTER}/furtherChoiceTime`;

/** A child that stays: it had its lessons on Tuesdays and Fridays at 18:30. */
const staying = (details: StepUpDetails = {}) =>
  anOfficialParent().withStepUp({ type: StepUpType.n, hasHeadMaster: true, ...details });

const cards = (page: Page) => page.locator('.class-card').locator('visible=true');

async function statusOf({ db }: Ground, userId: number) {
  const [row] = await db.select().from(stepUps).where(eq(stepUps.userId, userId));
  return row;
}

test('a parent is led to the classes, joins one, and finds it arranged', async ({ page, parent, ground }) => {
  const near = await aStepUpClass(ground, { stepId: PLAN_STEP });
  for (const week of [1, 3, 4, 6])
    await aStepUpClass(ground, { stepId: PLAN_STEP, lessons: [week, '08:00', 7, '08:00'] });
  await aStepUpClass(ground, { stepId: PLAN_STEP, lessons: [2, '10:00', 7, '12:00'] });
  const { userId } = await parent.isLoggedIn(staying());
  await page.goto(CENTER);
  await arrivesAt(page, CLASSES);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('周二 18:30');
  await page.reload();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('tab', { name: '全部班级' }).click();
  await expect(cards(page)).toHaveCount(5);
  await button(page, '查看更多班级').click();
  await expect(cards(page)).toHaveCount(6);
  await button(page, '第一节：不限').click();
  await page.getByRole('option', { name: '周二' }).click();
  await expect(page.getByRole('option', { selected: true })).toHaveText(['周二', '10:00']);
  await button(page, '确定').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('周日 12:00');
  await button(page, '清除').click();
  await expect(cards(page)).toHaveCount(5);

  await page.getByRole('tab', { name: '推荐班级' }).click();
  await button(page, /^选这个班/).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定加入' }).click();
  await arrivesAt(page, '/furtherEducation');
  await expect(shown(page, '新学年安排已经确认')).toBeVisible();
  expect(await statusOf(ground, userId)).toMatchObject({
    status: StepUpStatus.complete,
    newClassId: near,
  });

  await page.goto(CLASSES);
  await arrivesAt(page, '/furtherEducation');
});

test('the last seat goes to somebody else: the parent reads so, and sees what is left', async ({
  page,
  parent,
  ground,
}) => {
  const wanted = await aStepUpClass(ground, { stepId: PLAN_STEP, seats: 1 });
  await aStepUpClass(ground, { stepId: PLAN_STEP, lessons: [2, '19:00', 5, '19:00'] });
  const other = await parent.exists(staying());
  await parent.isLoggedIn(staying());
  await page.goto(CLASSES);
  await expect(cards(page)).toHaveCount(2);
  await cards(page)
    .filter({ hasText: '周二 18:30' })
    .getByRole('button', { name: /^选这个班/ })
    .click();
  await ground.db
    .update(stepUpSeats)
    .set({ userId: other.userId, heldBy: null, heldUntil: null })
    .where(eq(stepUpSeats.classId, wanted));
  await page.getByRole('dialog').getByRole('button', { name: '确定加入' }).click();

  const said = page.getByRole('dialog', { name: '这一步还没有完成' });
  await expect(said).toContainText('这个班的名额刚刚被其他家长选走了');
  await expect(said.getByRole('button', { name: '通知班主任' })).toBeVisible();
  await said.getByRole('button', { name: '知道了' }).click();
  await expect(shown(page, '刚才选的班级已经没有名额了，下面是还可以选的班级')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('周二 19:00');
});

test('seats that are held no longer are said to be, and can be taken anew', async ({
  page,
  parent,
  ground,
}) => {
  const classId = await aStepUpClass(ground, { stepId: PLAN_STEP });
  await parent.isLoggedIn(staying());
  await page.clock.install();
  await page.goto(CLASSES);
  await expect(cards(page)).toHaveCount(1);
  await ground.db
    .update(stepUpSeats)
    .set({ heldBy: null, heldUntil: null })
    .where(eq(stepUpSeats.classId, classId));
  await page.clock.runFor(20_000);
  await expect(shown(page, /^为孩子保留的名额已经到期/)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await button(page, '重新查看').click();
  await expect(shown(page, /^为孩子保留的名额已经到期/)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
});

test('without a class that fits a parent names times, through a lost connection, and waits', async ({
  page,
  parent,
  ground,
}) => {
  await aStepUpClass(ground, { stepId: PLAN_STEP });
  const { userId } = await parent.isLoggedIn(staying({ oldCycle: [{ week: 7, time: '06:00' }] }));
  await page.goto(CENTER);
  await arrivesAt(page, TIMES);
  // Reloaded while the document still loads, the browser shows none at all.
  await expect(button(page, '提交意向时间')).toBeVisible();
  await page.reload();
  await button(page, '提交意向时间').click();
  await expect(shown(page, '请选择意向时间~')).toBeVisible();
  await button(page, /^第1组/).click();
  await button(page, '确定').click();
  await expect(shown(page, '周一 9:00、周二 9:00')).toBeVisible();

  await page.route('**/step_up/submitPlanTime', (route) => route.abort());
  const review = page.getByRole('dialog', { name: '确认提交这些意向时间吗？' });
  // A second tap that comes at once is no tap.
  const submit = (text: string) =>
    expect(async () => {
      await button(page, text).click();
      await expect(review).toBeVisible({ timeout: 1000 });
    }).toPass({ intervals: [500] });
  await submit('提交意向时间');
  await expect(review).toContainText('第1组：周一 9:00、周二 9:00');
  await review.getByRole('button', { name: '确认提交' }).click();
  await expect(button(page, '再次提交')).toBeVisible();
  await expect(button(page, /^第1组/)).toContainText('周一 9:00、周二 9:00');
  await page.unroute('**/step_up/submitPlanTime');
  await expect(review).toHaveCount(0);
  await submit('再次提交');
  await review.getByRole('button', { name: '确认提交' }).click();
  await arrivesAt(page, '/furtherEducation');
  await expect(shown(page, '正在为孩子组班')).toBeVisible();
  expect(await statusOf(ground, userId)).toMatchObject({ status: StepUpStatus.grouping });

  await page.goto(CENTER);
  await arrivesAt(page, '/furtherEducation');
});

test('back leads from the times to the classes, and asks before picked times are lost', async ({
  page,
  parent,
  ground,
}) => {
  await aStepUpClass(ground, { stepId: PLAN_STEP });
  await parent.isLoggedIn(staying());
  await page.goto(CLASSES);
  await button(page, '都不合适，提交意向时间').click();
  await arrivesAt(page, TIMES);
  await button(page, '添加一组时间').click();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await arrivesAt(page, CLASSES);
  await expect(cards(page)).toHaveCount(1);
});
