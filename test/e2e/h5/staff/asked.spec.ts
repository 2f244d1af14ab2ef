/** What staff ask parents, from the question to the answer at the desk. */
import type { Page } from '@playwright/test';
import { StaffRole } from '../../../../src/contract/staff/values';
import { anOfficialParent } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { atDesk, said } from './desk';

/** The one question of a new form, answered in words. */
async function askInWords(desk: Page, question: string) {
  await desk.getByRole('combobox', { name: '题型' }).click();
  await desk.getByRole('option', { name: '填写' }).click();
  await desk.getByRole('textbox', { name: '题目' }).fill(question);
}

test('an editor makes a survey, a parent answers it, and the editor reads the answer', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  const [title, code] = [`春季问卷${userId}`, `spring-${userId}`];
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.editor);
  await desk.getByRole('menuitem', { name: '问卷' }).click();
  await desk.getByRole('link', { name: '新增问卷' }).click();
  await desk.getByLabel(/^标题/).fill(title);
  await desk.getByLabel(/^代码/).fill(code);
  await desk.getByLabel(/^提交后的感谢语/).fill('谢谢您的建议');
  await askInWords(desk, '还想学什么');
  await desk.getByRole('button', { name: '保存' }).click();
  const row = desk.getByRole('row', { name: new RegExp(title) });
  await expect(row).toBeVisible();

  await page.goto(`/survey?code=${code}`);
  await page.getByLabel('还想学什么').fill('想学围棋');
  await tapUntil(page.getByRole('button', { name: '提交' }), said(page, '谢谢您的建议'));

  await row.getByRole('link', { name: '看结果' }).click();
  await expect(desk.getByText('1 人回答')).toBeVisible();
  await expect(desk.getByRole('cell', { name: '想学围棋' })).toBeVisible();
  await desk.context().close();
});

test('an editor asks for material, the parent sends it in from the message, and hears that it is taken', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  const title = `我的周末${userId}`;
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.editor);
  await desk.getByRole('menuitem', { name: '素材征集' }).click();
  await desk.getByRole('link', { name: '新征集' }).click();
  await desk.getByLabel(/^标题/).fill(title);
  await desk.getByLabel(/^谁要的/).fill('木子老师');
  await desk.getByLabel(/^说明/).fill('请孩子说说自己的周末');
  await desk.getByLabel(/^要什么/).fill('一句话');
  await desk.getByLabel(/^只给这些学号/).fill(String(userId));
  await askInWords(desk, '小故事');
  await desk.getByRole('button', { name: '保存' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(title) })).toBeVisible();

  await page.goto('/informationCenter');
  await tapUntil(said(page, `素材征集：${title}`), page.getByRole('button', { name: '去提交' }));
  await page.getByRole('button', { name: '去提交' }).click();
  await page.waitForURL((url) => url.pathname === '/material/submit');
  await page.getByLabel('小故事').fill('去爬山了');
  await tapUntil(page.getByRole('button', { name: '确认提交' }), said(page, '提交成功'));

  await desk.getByRole('menuitem', { name: /家长材料/ }).click();
  await desk.getByRole('row', { name: new RegExp(title) }).click();
  await expect(desk.getByText('去爬山了')).toBeVisible();
  await desk.keyboard.press('a');
  await expect(desk.getByText('已采用，家长会收到消息')).toBeVisible();
  await desk.context().close();

  await page.goto('/informationCenter');
  await expect(said(page, '素材已采用')).toBeVisible();
});
