import { anOfficialParent } from '../../../builders/parent';
import { tapUntil } from '../../support/taps';
import { expect, test } from '../../support/test';

const CONTENT = '老师讲得很清楚，孩子很喜欢上课，希望多一些练习。';

/** A PNG of one pixel. */
const PICTURE = {
  name: '练习册.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Kept {
  readonly userId: number;
  readonly kind: number;
  readonly content: string;
  readonly pictures: readonly string[];
}

test('a parent writes a feedback with a picture, and it arrives', async ({ page, parent, request }) => {
  const { userId } = await parent.isLoggedIn(anOfficialParent());
  await page.goto('/parentsCenter');
  await page.getByText('意见反馈').locator('visible=true').click();
  await page.waitForURL((url) => url.pathname === '/feedback');

  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('请选择反馈类型')).toBeVisible();
  await expect(page.getByText('请填写反馈内容')).toBeVisible();

  await page.getByRole('radio', { name: '老师服务' }).click();
  await page.getByLabel('详细描述').fill(CONTENT);
  await expect(page.getByText(`${CONTENT.length}/500`)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.feedback-form__add').click();
  await (await chooser).setFiles(PICTURE);
  await expect(page.getByAltText('第1张图片')).toBeVisible();
  await expect(page.getByText('上传中')).toBeHidden();
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('感谢您的反馈')).toBeVisible();

  const { feedbacks } = (await (await request.get('/__test/feedback')).json()) as { feedbacks: Kept[] };
  expect(feedbacks).toHaveLength(1);
  expect(feedbacks[0]).toMatchObject({ userId, kind: 3, content: CONTENT });
  const [key = ''] = feedbacks[0]?.pictures ?? [];
  expect(key).toMatch(/^uploads\//);
  const stored = await request.get(`/files/${key}`);
  expect(stored.headers()['content-type']).toMatch(/^image\//);

  await page.locator('.feedback-sent').getByText('返回', { exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/parentsCenter');
});

test('a form that would be lost is asked about; the phone’s own back key loses no words', async ({
  page,
  parent,
}) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/feedback');
  await page.getByRole('radio', { name: '其他' }).click();
  await page.getByLabel('详细描述').fill(CONTENT);
  await page.locator('.top-bar__button--back').locator('visible=true').click();
  await page.getByText('继续填写').click();
  await expect(page.getByLabel('详细描述')).toHaveValue(CONTENT);
  await page.reload();
  await expect(page.getByLabel('详细描述')).toHaveValue(CONTENT);
  await expect(parent.toast('已恢复上次未提交的内容')).toBeVisible();
});

test('a feedback that cannot be sent says so and keeps what was typed', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/feedback');
  await page.getByRole('radio', { name: '产品功能' }).click();
  await page.getByLabel('详细描述').fill(CONTENT);
  await page.route('**/v1/feedback/submit', (route) => route.abort());
  await page.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('您填写的内容都还在，可以重新提交')).toBeVisible();
  await expect(page.getByLabel('详细描述')).toHaveValue(CONTENT);
  await page.unroute('**/v1/feedback/submit');
  await tapUntil(page.getByRole('button', { name: '重新提交' }), page.getByText('感谢您的反馈'));
});
