import { fail, ok, type Result } from '@/contract/errors';
import { failureOf } from '../failures';
import { withPictureFile } from './data-url';
import { byCallback, type Wx } from './wx';

/** WeChat's own sheet for a picture. A base library without it shows the picture, which can be pressed long. */
export const shareImage = (wx: Wx, dataUrl: string): Promise<Result<null>> =>
  withPictureFile(wx, dataUrl, async (path) => {
    try {
      await byCallback('showShareImageMenu', (callbacks) => wx.showShareImageMenu({ path, ...callbacks }));
      return ok(null);
    } catch (error) {
      const failure = failureOf('Share', error);
      return failure.kind === 'unsupported' ? preview(wx, path) : fail(failure);
    }
  });

async function preview(wx: Wx, path: string): Promise<Result<null>> {
  try {
    await wx.previewImage({ urls: [path] });
    return ok(null);
  } catch (error) {
    return fail(failureOf('Share', error));
  }
}
