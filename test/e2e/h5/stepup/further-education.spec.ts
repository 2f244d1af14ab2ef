/** The plan of a new school year: view, answer, and restored state. */
import { eq } from 'drizzle-orm';
import { syllabi, syllabusLessons, syllabusUnits } from '../../../../server/domains/courses/tables';
import { stepUpChanges } from '../../../../server/domains/stepup/tables';
import { stored, type TestContext } from '../../../builders/test-context';
import { anOfficialParent } from '../../../builders/parent';
import type { StepUpDetails } from '../../../builders/stepup';
import { expect, test } from '../../support/test';
import { arrivesAt, button, shown } from './support';

const aChildWho = (details: StepUpDetails = {}) =>
  anOfficialParent().withStepUp({ hasHomeroomTeacher: true, flags: { h5Update: true }, ...details });

const STEP = 'W9-1';

async function anOutline({ db }: TestContext): Promise<void> {
  const outline = { step: STEP, course: '豌豆思维', title: '会推理的小侦探', summary: '学会有条理地想' };
  await db.insert(syllabi).values(outline).onConflictDoNothing();
  await db.delete(syllabusUnits).where(eq(syllabusUnits.step, STEP));
  const unit = { step: STEP, position: 0, title: '找规律', abilities: ['看出图形里的规律'] };
  const { id: unitId } = stored(await db.insert(syllabusUnits).values(unit).returning());
  await db.insert(syllabusLessons).values({ unitId, position: 0, title: '会变的图形', summary: '' });
}

test('from the door to what was settled: one confirmation, which stays', async ({
  page,
  parent,
  testContext,
}) => {
  await anOutline(testContext);
  const { userId } = await parent.isLoggedIn(aChildWho({ newStep: STEP }));
  await page.goto('/furtherEducationEnter');
  await button(page, '查看新学年安排').click();
  await arrivesAt(page, '/furtherEducation');
  await expect(shown(page, '请确认孩子升入新学年')).toBeVisible();
  await expect(shown(page, `用户ID：${userId}`)).toBeVisible();

  await shown(page, '新学年课程大纲').click();
  await arrivesAt(page, '/syllabus');
  await expect(shown(page, '看出图形里的规律')).toBeVisible();
  await page.goBack();
  await arrivesAt(page, '/furtherEducation');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/step_up/confirm')) sent += 1;
  });
  await button(page, '确认新学年安排').dblclick();
  await expect(page.getByRole('dialog', { name: '确认成功' })).toContainText('您已成功确认新学年课程安排');
  await button(page, '知道了').click();
  await expect(shown(page, /新学年安排已经确认|已确认，班级还在安排/)).toBeVisible();
  expect(sent).toBe(1);

  await page.reload();
  await expect(shown(page, /新学年安排已经确认|已确认，班级还在安排/)).toBeVisible();
  await expect(button(page, '确认新学年安排')).toHaveCount(0);
  expect(
    await testContext.db.select().from(stepUpChanges).where(eq(stepUpChanges.userId, userId)),
  ).toHaveLength(1);
});
