import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { orientationOf } from '../../../../src/platform/web/answers/pictures/orientation';
import { anOfficialParent } from '../../../builders/parent';
import { CORNERS, HEIGHT, phonePicture, storedPicture, WIDTH } from '../../support/pictures';
import { expect, test } from '../../support/test';

const bytesOf = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer as ArrayBuffer;

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.feedback-form__add').click();
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}

/** Uploads and returns the stored file. */
async function upload(page: Page, request: APIRequestContext, buffer: Buffer): Promise<APIResponse> {
  const answering = page.waitForResponse((response) => response.url().endsWith('/v1/file/upload'));
  await choose(page, buffer);
  const { data } = (await (await answering).json()) as { data: { url: string } };
  return request.get(data.url);
}

test('a picture of a parent is upright whatever the orientation of the phone; other files are refused with a message', async ({
  page,
  parent,
  request,
}) => {
  await parent.isLoggedIn(anOfficialParent());
  await page.goto('/feedback');
  for (const orientation of [1, 3, 6, 8] as const)
    await test.step(`EXIF ${orientation}`, async () => {
      const picture = phonePicture(orientation);
      // The browser applies EXIF orientation, so this is the size of the upright picture.
      const seen = await page.evaluate(
        async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        },
        `data:image/jpeg;base64,${picture.toString('base64')}`,
      );
      expect(seen).toEqual([WIDTH, HEIGHT]);

      const kept = await upload(page, request, picture);
      expect(kept.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
      });
      const bytes = await kept.body();
      expect(orientationOf(bytesOf(bytes))).toBe(1);
      expect(await storedPicture(bytes)).toEqual({ width: WIDTH, height: HEIGHT, corners: CORNERS });
      // Location data is removed.
      expect(bytes.includes('Exif')).toBe(false);
    });
  await choose(page, Buffer.from('this is no picture'));
  await expect(parent.toast('这张图片无法读取')).toBeVisible();
});
