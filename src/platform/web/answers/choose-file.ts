import type { ChosenFile } from '@/contract/bridge';
import { fail, ok } from '@/contract/errors';
import { CUT_OFF } from '../../device-files';
import { denied, type Answer } from './answer';
import type { BrowserParts } from './parts';

/** Safari turns its own formats into these when they are asked for by name; `image/*` would bring HEIC. */
const ACCEPTED = { image: 'image/jpeg,image/png,image/webp', video: 'video/mp4,video/*' } as const;

/** `reason` of the decode error for a file that is no picture to this browser. */
export const UNREADABLE_PICTURE = 'the file is not a picture that this browser can read';

/** Pictures come upright and as JPEG; all are readable or none is handed on. */
export const chooseFile =
  (parts: BrowserParts): Answer<'chooseFile'> =>
  async ({ kind, count }) => {
    const picked = await parts.pickFiles({ accept: ACCEPTED[kind], multiple: count > 1 });
    if (picked === null) return denied('chooseFile');
    const files: ChosenFile[] = [];
    // One after the other: a phone has no memory for nine decoded pictures.
    for (const file of picked.slice(0, count)) {
      const bytes = kind === 'image' ? await parts.uprightJpeg(file) : file;
      if (bytes === null) return fail({ kind: 'decode', reason: UNREADABLE_PICTURE });
      if (bytes === CUT_OFF) return fail({ kind: 'decode', reason: CUT_OFF });
      const name = kind === 'image' ? `${file.name.replace(/\.[^.]*$/, '')}.jpg` : file.name;
      files.push({ path: parts.chosen.keep(bytes, name), name, size: bytes.size });
    }
    return ok({ files });
  };
