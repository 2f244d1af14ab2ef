import { badInput } from '../../../core/http/handler';
import type { StorageProvider } from '../../../core/providers';
import { isStored } from '../../files/stored';
import { STAFF_MESSAGES } from '../messages';

/** A key that an upload answered (PICTURE_PATH): no file of a parent. */
export async function assertPicture(storage: StorageProvider, key: string, field = 'picture'): Promise<void> {
  if (!key.startsWith('pictures/') || !(await isStored(storage, key)))
    throw badInput(field, STAFF_MESSAGES.picture);
}

/** What was not touched stays, whatever it is; '' for none. */
export async function assertChangedPicture(
  storage: StorageProvider,
  key: string,
  before = '',
  field = 'picture',
): Promise<void> {
  if (key !== before && key !== '') await assertPicture(storage, key, field);
}
