/** The higher level: from home's modal to what was settled, and back; and whom it is not for. */
import type { Page } from '@playwright/test';
import { StepUpStage, StepUpType } from '../../../../src/contract/stepup/values';
import { expect, test } from '../../support/test';
import { arrivesAt, official, press, shown, steppingUp } from './support';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('the modal of home', () => {
  test.use({ putsPopupsAway: false });

  test('leads through the confirmation to what was settled, and back home', async ({
    page,
    parent,
    popups,
  }) => {
    await parent.isLoggedIn(steppingUp);
    await page.goto('/index');
    await expect(popups.open('新学年升班开始啦')).toBeVisible();
    await press(page, '去看看');
    await arrivesAt(page, '/higherLevel');
    await expect(shown(page, 'S1-4 升到 S2-1')).toBeVisible();
    await press(page, '看看新学年的安排');

    await arrivesAt(page, '/higherLevelWaiting');
    await expect(shown(page, '周二 18:00、周五 18:00')).toBeVisible();
    await page.reload();
    await expect(shown(page, /家长满意度/)).toBeVisible();
    await press(page, '确认新学年安排');
    await expect(dialog(page, '确认成功')).toContainText('豌豆精灵在新学年等着你到来！');
    await dialog(page, '确认成功').getByRole('button', { name: '知道了' }).click();

    await arrivesAt(page, '/higherLevelCompleted');
    await expect(shown(page, '新学年都安排好了')).toBeVisible();
    await page.reload();
    await press(page, '看看新学年学什么');
    await arrivesAt(page, '/syllabus');
    expect(new URL(page.url()).searchParams.get('step')).toBe('S2-1');
    // From a page that stands: back from one that is still on its way is the business of back.spec.
    await expect(page.locator('.syllabus__title')).toBeVisible();
    await page.goBack();
    await arrivesAt(page, '/higherLevelCompleted');
    await expect(shown(page, '新学年都安排好了')).toBeVisible();
    await page.goBack();
    await arrivesAt(page, '/higherLevel');
    await expect(page.getByRole('button', { name: '看看孩子的班级' })).toBeVisible();
    await page.goBack();
    await arrivesAt(page, '/index');
    await popups.quiet();
    await expect(popups.open('新学年升班开始啦')).toHaveCount(0);
  });
});

test('an answer that gets lost is asked for again, and nothing is confirmed twice', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(steppingUp);
  await page.goto('/higherLevelWaiting');
  await page.route('**/user/step_up/confirm', (route) => route.abort());
  const confirm = page.getByRole('button', { name: '确认新学年安排' });
  await confirm.click();
  await expect(shown(page, /网络/)).toBeVisible();
  await page.unroute('**/user/step_up/confirm');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/step_up/confirm')) sent += 1;
  });
  await expect(async () => {
    await confirm.click();
    await expect(dialog(page, '确认成功')).toBeVisible({ timeout: 1500 });
  }).toPass({ intervals: [500] });
  expect(sent).toBe(1);
});

test('what another device has settled meanwhile is explained, and then shown', async ({
  page,
  parent,
  backend,
}) => {
  const { phone } = await parent.isLoggedIn(steppingUp);
  await page.goto('/higherLevelWaiting');
  const confirm = page.getByRole('button', { name: '确认新学年安排' });
  await expect(confirm).toBeVisible();
  await backend.setScenario(phone, { stepUp: 'n-waiting' });
  await confirm.click();
  const refused = dialog(page, '这一步还没有完成');
  await expect(refused).toContainText('如有疑问请点击【通知班主任】');
  await refused.getByRole('button', { name: '知道了' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/higherLevelSelect'));
});

test('a session that ends in the middle leads to the login, which knows the way back', async ({
  page,
  parent,
  backend,
}) => {
  const { token } = await parent.isLoggedIn(steppingUp);
  await page.goto('/higherLevelWaiting');
  const confirm = page.getByRole('button', { name: '确认新学年安排' });
  await expect(confirm).toBeVisible();
  // What the page asks beside it would notice the end before the parent does.
  await page.waitForLoadState('networkidle');
  await backend.endSession(token, 'expire');
  await confirm.click();
  await arrivesAt(page, '/login');
  expect(new URL(page.url()).searchParams.get('from')).toBe('/higherLevelWaiting');
});

test('a child in grouping has its times shown, and its head master told', async ({ page, parent }) => {
  await parent.isLoggedIn(official.withScenario({ stepUp: 'y-grouping' }));
  await page.goto('/higherLevel');
  await press(page, '看看组班进度');
  await arrivesAt(page, '/higherLevelGrouping');
  await expect(shown(page, '周三 18:00、周六 10:00')).toBeVisible();
  await press(page, '想改意向时间');
  await press(page, '通知班主任');
  await expect(shown(page, '班主任在24小时内将与您联系')).toBeVisible();
  await expect(page.getByRole('button', { name: '已通知班主任' })).toHaveAttribute('aria-disabled', 'true');
});

test('the old class that steps up as it is has a page of its own', async ({ page, parent }) => {
  const newCycle = [
    { week: 5, time: '18:30' },
    { week: 2, time: '18:30' },
  ];
  await parent.isLoggedIn(official.withStepUp({ newCycle }));
  await page.goto('/higherLevelWaiting');
  await arrivesAt(page, '/higherLevelOriginal');
  await press(page, '确认新学年安排');
  await press(page, '知道了');
  await arrivesAt(page, '/higherLevelCompleted');
});

test('a child without a place is given the class that its parent chooses', async ({ page, parent }) => {
  await parent.isLoggedIn(official.withScenario({ stepUp: 'n-waiting' }));
  await page.goto('/higherLevel');
  await page.getByRole('radio', { name: /暂不升班/ }).click();
  await expect(shown(page, '推荐班级')).toBeVisible();
  await press(page, '选好了');
  await arrivesAt(page, '/higherLevelSelectClass');
  await page
    .getByRole('button', { name: /^选这个班：/ })
    .first()
    .click();
  await dialog(page, '确定加入这个班级吗？').getByRole('button', { name: '确定加入' }).click();
  await arrivesAt(page, '/higherLevel');
  await press(page, '看看孩子的班级');
  await arrivesAt(page, '/higherLevelCompleted');
});

test('a parent who is to confirm may choose otherwise, and changes their mind by the back button', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(steppingUp);
  await page.goto('/higherLevelWaiting');
  await press(page, '想换个班级或时间');
  await arrivesAt(page, '/higherLevelSelectClass');
  await page.reload();
  await expect(page.getByRole('button', { name: /^选这个班：/ }).first()).toBeVisible();
  await page.goBack();
  await arrivesAt(page, '/higherLevelWaiting');
  await expect(page.getByRole('button', { name: '确认新学年安排' })).toBeVisible();
});

test('a child without a place steps up after all, and is asked to confirm', async ({ page, parent }) => {
  await parent.isLoggedIn(official.withScenario({ stepUp: 'n-waiting' }));
  await page.goto('/higherLevel');
  await page.getByRole('radio', { name: /升入 S2-1/ }).click();
  await press(page, '选好了');
  await press(page, '看看新学年的安排');
  await arrivesAt(page, '/higherLevelWaiting');
});

test('a child without a place, and without a class that suits, is led to naming times', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(official.withStepUp({ type: StepUpType.n }));
  await page.goto('/higherLevel');
  await page.getByRole('radio', { name: /暂不升班/ }).click();
  await press(page, '选好了');
  await arrivesAt(page, '/higherLevelSelectTime');
});

test('the material of this year goes to the address that the parent chooses, which stays no default', async ({
  page,
  parent,
}) => {
  const confirming = official
    .withAddress({ receiverName: '李女士' })
    .withAddress({ receiverName: '王先生' })
    .withStepUp({ status: 3, completedBy: 'confirm', stage: StepUpStage.addressConfirm, provider: 'MINGSI' });
  await parent.isLoggedIn(confirming);
  await page.goto('/higherLevelCompleted');
  await expect(shown(page, '由明思提供')).toBeVisible();
  for (const name of ['李女士', '王先生']) {
    // While the choice before is saved, the button is busy.
    await expect(async () => {
      await press(page, '换一个地址');
      await page.waitForURL((url) => url.pathname === '/my/address', { timeout: 1000 });
    }).toPass({ intervals: [500] });
    await page.getByRole('radio', { name }).click();
    await arrivesAt(page, '/higherLevelCompleted');
    await expect(shown(page, name)).toBeVisible();
  }
  await page.reload();
  await expect(shown(page, '王先生')).toBeVisible();
  await expect(shown(page, '教具寄到这里')).toBeVisible();
  await page.goto('/myAddressCenter/myAddressList');
  await expect(shown(page, '王先生')).toBeVisible();
  await expect(page.locator('.address-summary__default')).toHaveCount(0);
});
