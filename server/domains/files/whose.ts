/**
 * Whose a stored file is, by where its key begins. Addresses and answers follow this table (rule files-9): what is
 * everybody's is kept by every cache; what parents upload has a name that nobody can guess and is kept by their own device
 * alone; what is for students is had by an address that the backend signed for a while, since a player sends no headers; a
 * film is had by one parent, by an address of pass.ts; under a work's name nothing is stored: it is had while the work may be
 * seen, by an address of works/files; a rendition is had by the address of its original alone.
 */
import type { CallContext } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { isSigned, sign } from '../../core/signatures';
import { HOUR } from '../../core/time';
import { pictureUrl, type Asked } from '../../core/http/file-url';

type Whose = 'everybody' | 'uploader' | 'student' | 'parent' | 'work' | 'nobody';

export const RENDITIONS_SHELF = 'renditions/';

const SHELVES: readonly (readonly [begins: string, whose: Whose])[] = [
  ['uploads/', 'uploader'],
  ['materials/', 'student'],
  ['films/', 'parent'],
  ['works/', 'work'],
  [RENDITIONS_SHELF, 'nobody'],
];

export const whoseIs = (key: string): Whose =>
  SHELVES.find(([begins]) => key.startsWith(begins))?.[1] ?? 'everybody';

/** In the address of a file that is not everybody's. */
export const PASS_QUERY = 'pass';

/** A film that was paused over the day still plays. */
const PASS_HOURS = 12;

/** The address of a file for whoever was admitted to it. The same all hour long, so that their device may keep the file. */
export function admittedUrl(
  context: Asked & Pick<CallContext, 'clock'> & { readonly config: { readonly keys: Keys } },
  key: string,
): string {
  const url = pictureUrl(context, key);
  if (url === '' || whoseIs(key) !== 'student') return url;
  const hour = Math.floor(context.clock.now().getTime() / HOUR);
  const until = new Date((hour + 1 + PASS_HOURS) * HOUR);
  return `${url}?${PASS_QUERY}=${sign(context.config.keys, 'file', key, until)}`;
}

/** Films ask for more: filmHolder of pass.ts. */
export const isAdmitted = (keys: Keys, key: string, pass: unknown, now: Date): boolean =>
  whoseIs(key) !== 'student' || (typeof pass === 'string' && isSigned(keys, 'file', key, pass, now));
