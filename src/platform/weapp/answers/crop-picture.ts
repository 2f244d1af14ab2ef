import type { ChosenFile } from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import { failureOf } from '../failures';
import type { Wx } from './wx';

const SQUARE = '1:1';

/** WeChat shows its own crop page; old versions lack it and fail. */
export async function cropPicture(wx: Wx, picture: ChosenFile): Promise<Result<ChosenFile>> {
  try {
    const { tempFilePath } = await wx.cropImage({ src: picture.path, cropScale: SQUARE });
    return ok({ ...picture, path: tempFilePath });
  } catch (error) {
    return fail(failureOf('cropPicture', error));
  }
}
