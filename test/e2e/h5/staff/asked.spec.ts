/** What staff ask parents, from the question to the answer at the desk. */
import type { Page } from '@playwright/test';
import { StaffRole } from '../../../../src/contract/staff/values';
import { anOfficialParent } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';
import { atDesk, begin, said } from './desk';

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
  await begin(desk, '新增问卷');
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
