import type { ChosenFile } from '@/contract/bridge';
import { fail, ok } from '@/contract/errors';
import { CUT_OFF } from '../../device-files';
import { denied, type Answer } from './answer';
import type { BrowserParts } from './parts';

/** Safari converts its own formats to these if named explicitly; `image/*` would return HEIC. */
const ACCEPTED = { image: 'image/jpeg,image/png,image/webp', video: 'video/mp4,video/*' } as const;

/** `reason` of the decode error for a file that this browser cannot read as a picture. */
export const UNREADABLE_PICTURE = 'the file is not a picture that this browser can read';

/** Pictures are returned upright and as JPEG; if any is unreadable, none is returned. */
export const chooseFile =
  (parts: BrowserParts): Answer<'chooseFile'> =>
  async ({ kind, count }) => {
    const picked = await parts.pickFiles({ accept: ACCEPTED[kind], multiple: count > 1 });
    if (picked === null) return denied('chooseFile');
    const files: ChosenFile[] = [];
    // Sequentially: a phone lacks the memory for nine decoded pictures.
    for (const file of picked.slice(0, count)) {
      const bytes = kind === 'image' ? await parts.uprightJpeg(file) : file;
      if (bytes === null) return fail({ kind: 'decode', reason: UNREADABLE_PICTURE });
      if (bytes === CUT_OFF) return fail({ kind: 'decode', reason: CUT_OFF });
      const name = kind === 'image' ? `${file.name.replace(/\.[^.]*$/, '')}.jpg` : file.name;
      files.push({ path: parts.chosen.keep(bytes, name), name, size: bytes.size });
    }
    return ok({ files });
  };
