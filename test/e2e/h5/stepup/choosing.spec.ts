/** Choosing a class of the new school year, or naming times; the child's previous class is preferred. */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { stepUps } from '../../../../server/domains/stepup/tables';
import { StepUpStatus, StepUpType } from '../../../../src/contract/stepup/values';
import type { TestContext } from '../../../builders/test-context';
import { anOfficialParent } from '../../../builders/parent';
import { aStepUpClass, PLAN_STEP, type StepUpDetails } from '../../../builders/stepup';
import { expect, test } from '../../support/test';
import { arrivesAt, button, shown } from './support';

const CENTER = '/furtherShiftClassCenter';
const CLASSES = `${CENTER}/furtherShiftClass`;

/** A child that stays: its lessons were on Tuesdays and Fridays at 18:30. */
const staying = (details: StepUpDetails = {}) =>
  anOfficialParent().withStepUp({ type: StepUpType.n, hasHomeroomTeacher: true, ...details });

const cards = (page: Page) => page.locator('.class-card').locator('visible=true');

async function statusOf({ db }: TestContext, userId: number) {
  const [row] = await db.select().from(stepUps).where(eq(stepUps.userId, userId));
  return row;
}

test('a parent is led to the classes, joins one, and finds it arranged', async ({
  page,
  parent,
  testContext,
}) => {
  const near = await aStepUpClass(testContext, { stepId: PLAN_STEP });
  for (const week of [1, 3, 4, 6])
    await aStepUpClass(testContext, { stepId: PLAN_STEP, lessons: [week, '08:00', 7, '08:00'] });
  await aStepUpClass(testContext, { stepId: PLAN_STEP, lessons: [2, '10:00', 7, '12:00'] });
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
  expect(await statusOf(testContext, userId)).toMatchObject({
    status: StepUpStatus.complete,
    newClassId: near,
  });

  await page.goto(CLASSES);
  await arrivesAt(page, '/furtherEducation');
});
