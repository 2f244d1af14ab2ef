import { expect, test } from '../../support/test';
import { openQuestion, SPEECH } from './answering';

test('a child records, listens, records again, and the recording is on the server', async ({
  page,
  parent,
}) => {
  const arrived = () =>
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 204);
  await openQuestion(page, parent, SPEECH);
  await page.getByRole('button', { name: '开始录音' }).click();
  await expect(page.getByText('正在录音')).toBeVisible();
  await expect(page.getByText('0:02 / 1:00')).toBeVisible();
  const first = arrived();
  await page.getByRole('button', { name: '录好了' }).click();
  const answer = await first;
  const url = await answer.headerValue('x-file-url');
  expect((await page.request.get(url ?? '')).headers()['content-type']).toMatch(/^audio\/(mp4|webm)/);

  await page.getByRole('button', { name: '播放我的录音' }).click();
  await expect(page.getByRole('button', { name: '停止我的录音' })).toBeVisible();
  // Recording stops the playback.
  await page.getByRole('button', { name: '重新录音' }).click();
  await expect(page.getByRole('button', { name: '播放我的录音' })).toBeVisible();
  await expect(page.getByText('0:01 / 1:00')).toBeVisible();
  const second = arrived();
  await page.getByRole('button', { name: '录好了' }).click();
  await second;
  await expect(page.locator('.upload-line')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: '播放我的录音' })).toBeVisible();
});
