/**
 * Access to stored files, by key prefix. everybody: public and cacheable. uploader: unguessable name, cached by the
 * device only. student: signed, time-limited URL, since players send no headers. parent (films): URL for one parent, see pass.ts.
 * work: virtual path, readable while the work is visible, by a URL of works/files. internal (renditions): only through the original's URL.
 */
import type { CallContext } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { isSigned, sign } from '../../core/signatures';
import { HOUR } from '../../core/time';
import { pictureUrl, type Asked } from '../../core/http/file-url';

type Access = 'everybody' | 'uploader' | 'student' | 'parent' | 'work' | 'internal';

export const RENDITIONS_SHELF = 'renditions/';

const SHELVES: readonly (readonly [begins: string, access: Access])[] = [
  ['uploads/', 'uploader'],
  ['materials/', 'student'],
  ['films/', 'parent'],
  ['works/', 'work'],
  [RENDITIONS_SHELF, 'internal'],
];

export const accessOf = (key: string): Access =>
  SHELVES.find(([begins]) => key.startsWith(begins))?.[1] ?? 'everybody';

/** Query parameter with the pass of a non-public file. */
export const PASS_QUERY = 'pass';

/** A film paused during the day can still be resumed. */
const PASS_HOURS = 12;

/** URL of a file after an access check. Constant within an hour, so that the device can cache the file. */
export function admittedUrl(
  context: Asked & Pick<CallContext, 'clock'> & { readonly config: { readonly keys: Keys } },
  key: string,
): string {
  const url = pictureUrl(context, key);
  if (url === '' || accessOf(key) !== 'student') return url;
  const hour = Math.floor(context.clock.now().getTime() / HOUR);
  const until = new Date((hour + 1 + PASS_HOURS) * HOUR);
  return `${url}?${PASS_QUERY}=${sign(context.config.keys, 'file', key, until)}`;
}

/** Films have a stricter check: filmHolder in pass.ts. */
export const isAdmitted = (keys: Keys, key: string, pass: unknown, now: Date): boolean =>
  accessOf(key) !== 'student' || (typeof pass === 'string' && isSigned(keys, 'file', key, pass, now));
