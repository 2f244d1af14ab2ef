/** Materials requested by a teacher: sent with a picture and consent, withdrawn, returned, sent again. */
import { and, eq } from 'drizzle-orm';
import { judgeSubmission } from '../../../../server/domains/materials/collect/judge';
import { materialSubmissions } from '../../../../server/domains/materials/collect/tables';
import { field } from '../../../builders/form-fields';
import { aMaterialRequest } from '../../../builders/forms';
import type { TestContext } from '../../../builders/test-context';
import { anOfficialParent } from '../../../builders/parent';
import { phonePicture } from '../../support/pictures';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

const CONSENT = '我同意用于课程展示';
const FIELDS = [
  field('text', 'story', { isRequired: true, title: '小故事' }),
  field('photo', 'photos', { isRequired: true, title: '照片', most: 3 }),
];
const sentBy = (testContext: TestContext, userId: number, requestId: number) =>
  testContext.db
    .select()
    .from(materialSubmissions)
    .where(and(eq(materialSubmissions.userId, userId), eq(materialSubmissions.requestId, requestId)));

test('a parent sends a picture with the consent, takes it back, and sends what came back again', async ({
  page,
  parent,
  testContext,
}) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  const title = `征集${userId}`;
  const requestId = await aMaterialRequest(testContext, FIELDS, {
    title,
    userIds: [userId],
    consent: CONSENT,
  });
  await page.goto('/material/list');
  await page.getByText(title).click();
  await page.waitForURL((url) => url.pathname === '/material/submit');
  await page.getByLabel('小故事').fill('会数到一百了');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '从相册选' }).click();
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: phonePicture(6) };
  await (await chooser).setFiles([picture]);
  await expect(page.getByText('1 / 3张')).toBeVisible();
  await expect(page.locator('.photos__veil')).toHaveCount(0, { timeout: 30_000 });

  const submit = page.getByRole('button', { name: '确认提交' });
  await tapUntil(submit, page.getByText('请先阅读并同意素材的使用说明'));
  await page.getByRole('checkbox', { name: CONSENT }).click();
  await tapUntil(submit, page.getByText('提交成功'));
  const [sent] = await sentBy(testContext, userId, requestId);
  expect(sent).toMatchObject({ state: 'submitted' });
  expect(JSON.stringify(sent?.answers)).toContain('uploads/');

  await page.goto(`/material/submit?id=${requestId}`);
  const confirm = page.locator('.dialog').getByRole('button', { name: '撤回', exact: true });
  await tapUntil(page.getByRole('button', { name: '撤回提交' }), confirm);
  await tapUntil(confirm, page.getByLabel('小故事'));
  await expect(page.getByLabel('小故事')).toHaveValue('会数到一百了');
  await page.getByRole('checkbox', { name: CONSENT }).click();
  await tapUntil(submit, page.getByText('提交成功'));

  await judgeSubmission({ ...testContext, userId, requestId }, '照片有点暗');
  await page.goto('/material/list');
  await expect(page.getByText('请补充')).toBeVisible();
  await page.getByText(title).click();
  await expect(page.getByText('照片有点暗')).toBeVisible();
  await expect(page.getByLabel('小故事')).toHaveValue('会数到一百了');
});
