import { phonePicture } from '../../support/pictures';
import { expect, test } from '../../support/test';
import { FILM, Line, openQuestion, PHOTOS, pick } from './answering';

const MIB = 1024 * 1024;
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: phonePicture(6) });
/** A film only by its magic bytes; not playable. */
const film = (bytes: number) => {
  const buffer = Buffer.alloc(bytes, 7);
  Buffer.from([0, 0, 0, 24]).copy(buffer);
  buffer.write('ftypisom', 4, 'latin1');
  return { name: 'film.mp4', mimeType: 'video/mp4', buffer };
};

test('photos that are cut off go on by themselves when the line is back', async ({ page, parent }) => {
  const line = await new Line(page).watch();
  await openQuestion(page, parent, PHOTOS);
  line.left = 1;
  await pick(page, '从相册选', [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await expect(page.getByText('3 / 9张')).toBeVisible();
  await expect(page.locator('.photos__veil', { hasText: '网络不好' }).first()).toBeVisible();
  line.left = Infinity;
  await expect(page.locator('.photos__veil')).toHaveCount(0, { timeout: 30_000 });
  expect(line.begun).toHaveLength(3);
});

test('a photo is looked at, turned, ordered and removed, and what was removed comes back', async ({
  page,
  parent,
}) => {
  await openQuestion(page, parent, PHOTOS);
  await pick(page, '从相册选', [photo('a.jpg'), photo('b.jpg')]);
  await expect(page.locator('.photos__tile')).toHaveCount(2);
  await page.getByRole('button', { name: '查看第2张照片' }).click();
  await expect(page.getByRole('dialog', { name: '第2张，共2张' })).toBeVisible();
  await page.getByRole('button', { name: '旋转裁剪' }).click();
  await page.getByRole('button', { name: '向右转 90°' }).click();
  const corner = page.getByRole('group', { name: '右下角，用方向键调整大小' });
  await corner.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('button', { name: '旋转裁剪' })).toBeVisible();
  // Wider than high before the turn, higher than wide after it.
  const isHigh = () =>
    page
      .locator('.photo-viewer__picture')
      .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
  await expect.poll(isHigh).toBe(true);
  await page.getByRole('button', { name: '前移' }).click();
  await expect(page.getByRole('dialog', { name: '第1张，共2张' })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '删除第1张照片' }).click();
  await expect(page.locator('.photos__tile')).toHaveCount(1);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.locator('.photos__tile')).toHaveCount(2);
});

test('a film goes on where it was after a reload in the middle', async ({ page, parent }) => {
  const line = await new Line(page).watch();
  await openQuestion(page, parent, FILM);
  line.left = 2;
  await pick(page, '从相册选', [film(3.5 * MIB)]);
  await expect(page.getByText('网络不好，恢复后自动继续')).toBeVisible();
  expect(line.offsets).toEqual([0, MIB]);
  await page.reload();
  await expect(page.getByText('网络不好，恢复后自动继续')).toBeVisible();
  line.left = Infinity;
  await expect(page.locator('.upload-line')).toHaveCount(0, { timeout: 30_000 });
  expect(line.offsets).toEqual([0, MIB, 2 * MIB, 3 * MIB]);
  expect(line.begun).toHaveLength(1);
  await expect(page.getByRole('button', { name: '删除视频' })).toBeVisible();
});
