/** What staff write or send, as the parent has it afterwards. */
import { StaffRole } from '../../../../src/contract/staff/values';
import { withManySubjects } from '../../../builders/children';
import { anOfficialParent } from '../../../builders/parent';
import { phonePicture } from '../../support/pictures';
import { expect, test } from '../../support/test';
import { atDesk, begin, said } from './desk';

test('an editor writes an article, and a parent finds it in the help', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  const [category, title] = [`分类${userId}`, `怎么换班${userId}`];
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.editor);
  await desk.getByRole('menuitem', { name: '帮助分类' }).click();
  await begin(desk, '新增分类');
  await desk.getByLabel(/^分类名称/).fill(category);
  await desk.getByRole('button', { name: '保存' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(category) })).toBeVisible();
  await desk.getByRole('menuitem', { name: '帮助文章' }).click();
  await begin(desk, '写文章');
  await desk.getByRole('combobox', { name: /^分类/ }).click();
  await desk.getByRole('option', { name: category }).click();
  await desk.getByLabel(/^标题/).fill(title);
  await desk.getByLabel(/^文字/).fill('在“升学年”里选新的上课时间。');
  await desk.getByRole('button', { name: '保存' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await desk.context().close();

  await page.goto('/help/list');
  await said(page, category).click();
  await said(page, title).click();
  await expect(said(page, '在“升学年”里选新的上课时间。')).toBeVisible();
});

test('an editor puts a module on home, and a card of it leads a parent where it says', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  const [name, card] = [`好课${userId}`, `暑假围棋营${userId}`];
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.editor);
  await desk.getByRole('menuitem', { name: '首页模块' }).click();
  await begin(desk, '新增模块');
  await desk.getByLabel(/^模块名称/).fill(name);
  await desk.getByRole('button', { name: '添加' }).click();
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: phonePicture(1) };
  await desk.locator('input[type=file]').setInputFiles(picture);
  await expect(desk.getByRole('img', { name: '图片' })).toHaveJSProperty('complete', true);
  await desk.getByLabel(/^标题/).fill(card);
  await desk.getByLabel(/^点击后打开/).fill('/help/list');
  await desk.getByRole('option', { name: /^帮助中心/ }).click();
  await desk.getByRole('button', { name: '保存' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(name) })).toContainText('展示中');
  await desk.context().close();

  await page.goto('/index');
  await expect(said(page, name)).toBeVisible();
  await said(page, card).click();
  await page.waitForURL((url) => url.pathname === '/help/list');
});

test('a colleague takes over the lessons of a teacher who is ill, and the parent hears of each', async ({
  page,
  parent,
  testContext,
  browser,
  backendUrl,
}) => {
  const { userId } = await parent.isLoggedIn(withManySubjects());
  const desk = await atDesk({ browser, backendUrl, testContext }, StaffRole.teacher);
  await desk.getByRole('menuitem', { name: '调课' }).click();
  await desk.getByLabel('学号').fill(String(userId));
  await desk.getByRole('button', { name: '查找' }).click();
  const coming = desk.getByRole('row', { name: /未上/ });
  await expect(coming.first()).toBeVisible();
  for (const index of [0, 1]) await coming.nth(index).getByRole('checkbox').check();
  await desk.getByRole('button', { name: '换老师' }).click();
  await desk.getByRole('combobox', { name: /^老师/ }).click();
  const colleague = desk.getByRole('option').last();
  const [name = ''] = (await colleague.innerText()).split('（');
  await colleague.click();
  await desk.getByRole('button', { name: '确定' }).click();
  await expect(desk.getByText('2节课已换老师')).toBeVisible();
  await expect(coming.filter({ hasText: name })).toHaveCount(2);
  await desk.context().close();

  await page.goto('/informationCenter');
  await expect(page.getByText(new RegExp(name)).locator('visible=true')).toHaveCount(2);
});
