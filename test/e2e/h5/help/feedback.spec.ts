import { anOfficialParent } from '../../../builders/parent';
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
