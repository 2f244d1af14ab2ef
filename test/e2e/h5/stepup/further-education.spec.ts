/** The arrangement of a new school year: seen, answered, and as it was left. */
import { eq } from 'drizzle-orm';
import { sessions } from '../../../../server/domains/account/tables';
import { syllabi, syllabusLessons, syllabusUnits } from '../../../../server/domains/courses/tables';
import { headMasterNotices, stepUpChanges, stepUps } from '../../../../server/domains/stepup/tables';
import { StepUpStatus, StepUpType } from '../../../../src/contract/stepup/values';
import { stored, type Ground } from '../../../builders/ground';
import { anOfficialParent } from '../../../builders/parent';
import type { StepUpDetails } from '../../../builders/stepup';
import { expect, test } from '../../support/test';
import { arrivesAt, button, shown } from './support';

const aChildWho = (details: StepUpDetails = {}) =>
  anOfficialParent().withStepUp({ hasHeadMaster: true, flags: { h5Update: true }, ...details });

const STEP = 'W9-1';

async function anOutline({ db }: Ground): Promise<void> {
  const outline = { step: STEP, course: '豌豆思维', title: '会推理的小侦探', summary: '学会有条理地想' };
  await db.insert(syllabi).values(outline).onConflictDoNothing();
  await db.delete(syllabusUnits).where(eq(syllabusUnits.step, STEP));
  const unit = { step: STEP, position: 0, title: '找规律', abilities: ['看出图形里的规律'] };
  const { id: unitId } = stored(await db.insert(syllabusUnits).values(unit).returning());
  await db.insert(syllabusLessons).values({ unitId, position: 0, title: '会变的图形', summary: '' });
}

test('from the door to what was settled: one confirmation, which stays', async ({ page, parent, ground }) => {
  await anOutline(ground);
  const { userId } = await parent.isLoggedIn(aChildWho({ newStep: STEP }));
  await page.goto('/furtherEducationEnter');
  await button(page, '看看新学年安排').click();
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
  expect(await ground.db.select().from(stepUpChanges).where(eq(stepUpChanges.userId, userId))).toHaveLength(
    1,
  );
});

test('what was settled elsewhere meanwhile is explained, and the head master is told once', async ({
  page,
  parent,
  ground,
}) => {
  const { userId } = await parent.isLoggedIn(aChildWho());
  await page.goto('/furtherEducation');
  await expect(button(page, '确认新学年安排')).toBeVisible();
  await ground.db
    .update(stepUps)
    .set({ status: StepUpStatus.complete, completedBy: 'changeClass' })
    .where(eq(stepUps.userId, userId));

  await button(page, '确认新学年安排').click();
  const refusal = page.getByRole('dialog', { name: '这一步还没有完成' });
  await expect(refusal).toContainText(`用户ID：${userId} 新学年的课程已经安排好了`);
  await expect(refusal).toContainText('如有疑问请点击【通知班主任】，在24小时内班主任将与您联系');
  await refusal.getByRole('button', { name: '通知班主任', exact: true }).click();
  await expect(shown(page, '班主任在24小时内将与您联系').last()).toBeVisible();
  await expect(refusal.getByRole('button', { name: '已通知班主任' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await refusal.getByRole('button', { name: '知道了' }).click();
  await expect(shown(page, /新学年安排已经确认|已确认，班级还在安排/)).toBeVisible();

  await page.reload();
  await shown(page, '有疑问，联系班主任').click();
  await expect(button(page, '已通知班主任')).toBeVisible();
  const told = await ground.db.select().from(headMasterNotices).where(eq(headMasterNotices.userId, userId));
  expect(told).toHaveLength(1);
});

test('a confirmation that does not arrive can be sent again', async ({ page, parent }) => {
  await parent.isLoggedIn(aChildWho());
  await page.goto('/furtherEducation');
  await page.route('**/user/step_up/confirm', (route) => route.abort());
  await button(page, '确认新学年安排').click();
  await expect(shown(page, /网络/)).toBeVisible();
  await page.unroute('**/user/step_up/confirm');
  await expect(async () => {
    await button(page, '确认新学年安排').click();
    await expect(shown(page, /新学年安排已经确认|已确认，班级还在安排/)).toBeVisible({ timeout: 1500 });
  }).toPass({ intervals: [500] });
});

test('a child of type N steps up after all, or stays and chooses a class', async ({ page, parent }) => {
  await parent.isLoggedIn(aChildWho({ type: StepUpType.n }));
  await page.goto('/furtherEducation');
  await expect(page.getByRole('radio', { name: /暂不升班/ })).toContainText('推荐');
  await page.getByRole('radio', { name: /暂不升班/ }).click();
  await button(page, '选好了').click();
  await page.waitForURL((url) => url.pathname.startsWith('/furtherShiftClassCenter'));

  await page.goto('/furtherEducation');
  await page.getByRole('radio', { name: /升入 S2-1/ }).click();
  await button(page, '选好了').click();
  await expect(button(page, '确认新学年安排')).toBeVisible();
  await page.reload();
  await expect(button(page, '确认新学年安排')).toBeVisible();
});

test('a child that waits for a class sees its times and what is left of the old seat', async ({
  page,
  parent,
  ground,
}) => {
  const grouping = { status: StepUpStatus.grouping } as const;
  const { userId } = await parent.isLoggedIn(aChildWho({ ...grouping, times: [[3, '18:00', 6, '10:00']] }));
  await page.goto('/furtherEducation');
  await expect(shown(page, '周三 18:00、周六 10:00')).toBeVisible();
  const left = page.getByRole('timer').locator('visible=true');
  await expect(left).toContainText(/7天 \d\d:\d\d:\d\d/);
  const before = await left.innerText();
  await expect.poll(() => left.innerText()).not.toBe(before);

  await ground.db.update(stepUps).set({ type: StepUpType.n }).where(eq(stepUps.userId, userId));
  await page.reload();
  await expect(shown(page, '周三 18:00、周六 10:00')).toBeVisible();
  await expect(left).toHaveCount(0);
});

test('without times that child is led to where they are named', async ({ page, parent }) => {
  await parent.isLoggedIn(aChildWho({ status: StepUpStatus.grouping }));
  await page.goto('/furtherEducation');
  await page.waitForURL((url) => url.pathname.startsWith('/furtherShiftClassCenter'));
});

test('a session that ends in the middle leads to the login, and nothing is settled', async ({
  page,
  parent,
  ground,
}) => {
  const { accountId, userId } = await parent.isLoggedIn(aChildWho());
  await page.goto('/furtherEducation');
  await expect(button(page, '确认新学年安排')).toBeVisible();
  // What the page asks beside it would notice the end before the parent does.
  await page.waitForLoadState('networkidle');
  await ground.db.delete(sessions).where(eq(sessions.accountId, accountId));
  await button(page, '确认新学年安排').click();
  await arrivesAt(page, '/login');
  const [row] = await ground.db.select().from(stepUps).where(eq(stepUps.userId, userId));
  expect(row?.status).toBe(StepUpStatus.waiting);
});

test('a parent who is somebody else leaves by the head of the page', async ({ page, parent }) => {
  await parent.isLoggedIn(aChildWho());
  await page.goto('/furtherEducation');
  await button(page, '退出登录').click();
  await button(page, '退出').click();
  await arrivesAt(page, '/login');
  await expect(shown(page, '已退出登录')).toBeVisible();
  await page.goto('/furtherEducation');
  await arrivesAt(page, '/login');
});
