/** The console: what parents start has an end. */
import { StaffRole } from '../../../../src/contract/staff/values';
import { WorkState } from '../../../../src/contract/works/values';
import { aHomework } from '../../../builders/homework';
import { anOfficialParent } from '../../../builders/parent';
import { aReport, aSentWork } from '../../../builders/works';
import { phonePicture } from '../../support/pictures';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { PHOTOS, pick } from '../homework/answering';
import { atDesk, said } from './desk';

const PHOTO = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: phonePicture(6) };

test('a parent hands in a photo, a teacher corrects it by keyboard and red pen, and the parent sees it', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  let homeworkId = 0;
  await parent.isLoggedIn(
    anOfficialParent()
      .withCourse('wandou')
      .with(async (context, child) => {
        homeworkId = await aHomework(context, child, 'wandou', { questions: [PHOTOS] });
      })
      .withChild({ kidName: '李豆豆' }),
  );
  await page.goto(`/homework/submit?id=${homeworkId}`);
  await pick(page, '从相册选', [PHOTO]);
  await expect(page.locator('.photos__veil')).toHaveCount(0, { timeout: 30_000 });
  const sheet = page.getByRole('dialog', { name: '全部题目' });
  await tapUntil(page.getByRole('button', { name: '检查并提交' }), sheet);
  const asked = page.getByText('提交后就不能修改了，确定提交吗？');
  await tapUntil(sheet.getByRole('button', { name: '提交作业' }), asked);
  await page.locator('.dialog').getByRole('button', { name: '提交作业' }).click();
  await expect(said(page, '交作业啦！')).toBeVisible();

  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.teacher);
  await expect(desk.getByRole('cell', { name: '李豆豆' })).toBeVisible();
  await desk
    .getByRole('row', { name: /李豆豆/ })
    .getByRole('link', { name: '打开' })
    .focus();
  await desk.keyboard.press('Enter');
  const photo = desk.getByRole('application');
  await expect(photo.locator('img')).toHaveJSProperty('complete', true);
  const box = await photo.boundingBox();
  if (box === null) throw new Error('no photo on the desk');
  await desk.mouse.move(box.x + 60, box.y + 60);
  await desk.mouse.down();
  await desk.mouse.move(box.x + 160, box.y + 120, { steps: 6 });
  await desk.mouse.up();
  await expect(photo.locator('polyline')).toHaveCount(1);
  await desk.keyboard.press('z');
  await expect(photo.locator('polyline')).toHaveCount(0);
  await photo.focus();
  await desk.keyboard.press('2');
  await desk.keyboard.press('ArrowLeft');
  await desk.keyboard.press('Enter');
  await expect(photo.getByText('✓')).toBeVisible();
  await desk.getByLabel('总评语').fill('这一步想得真好。');
  await desk.getByRole('radio', { name: '4 星' }).press('Space');
  await desk.getByRole('heading', { name: '李豆豆', exact: true }).click();
  await desk.keyboard.press('a');
  await expect(desk.getByText('已批改，家长会收到消息')).toBeVisible();
  await desk.context().close();

  await page.goto(`/homework/detail?id=${homeworkId}`);
  await expect(said(page, '这一步想得真好。')).toBeVisible();
  await expect(page.getByRole('img', { name: '对' }).first()).toBeVisible();
});

test('a work is approved by keyboard, the next one refused with a reason', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const child = await parent.isLoggedIn(anOfficialParent());
  const [first, second] = [`小画${child.userId}`, `小船${child.userId}`];
  await aSentWork(testContext, child, { title: first });
  await aSentWork(testContext, child, { title: second });
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.reviewer);
  await desk.getByRole('row', { name: new RegExp(first) }).click();
  await expect(desk.getByRole('heading', { name: first, level: 2 })).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.getByText('已通过，家长会收到消息')).toBeVisible();
  await expect(desk.getByRole('heading', { name: second, level: 2 })).toBeVisible();
  await desk.keyboard.press('r');
  await desk.getByRole('button', { name: '画面里有地址或电话' }).click();
  await desk.getByRole('button', { name: '确定' }).click();
  await expect(desk.getByText('已退回，家长会看到原因')).toBeVisible();
  await desk.context().close();

  await page.goto('/babyShow?scope=mine');
  await expect(page.getByRole('button', { name: new RegExp(`${first}.*已展示`) })).toBeVisible();
  await tapUntil(page.getByText(second).locator('visible=true').first(), said(page, '画面里有地址或电话'));
});

test('a reported work is taken away with a reason, and nobody sees it any more', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const author = await parent.exists(anOfficialParent());
  const reporter = await parent.isLoggedIn(anOfficialParent());
  const title = `被举报${author.userId}`;
  const workId = await aSentWork(testContext, author, { state: WorkState.shown, title });
  await aReport(testContext, workId, reporter);
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.reviewer);
  await desk.getByRole('menuitem', { name: /举报处理/ }).click();
  await desk.getByRole('row', { name: new RegExp(title) }).click();
  await expect(desk.getByText('泄露隐私')).toBeVisible();
  await desk.keyboard.press('r');
  await desk.getByRole('textbox', { name: '下架的原因' }).fill('画面里有门牌号');
  await desk.getByRole('button', { name: '确定' }).click();
  await expect(desk.getByText('已下架，家长会看到原因')).toBeVisible();
  await expect(desk.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
  await desk.context().close();

  await page.goto(`/babyShowDetail?id=${workId}`);
  await expect(said(page, '找不到这个作品')).toBeVisible();
});
