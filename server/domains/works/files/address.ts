/**
 * Where whoever may see a work finds its files. The address names the work and a place in it, never the upload, whose own address would
 * answer for as long as it is there; each time it is asked for, the work is looked at again (read.ts).
 */
import { createHash } from 'node:crypto';
import type { AnswerFile } from '../../../../src/contract/questions/question.schema';
import type { CallContext } from '../../../core/http/handler';
import type { Keys } from '../../../core/keys';
import { sign } from '../../../core/signatures';
import { HOUR } from '../../../core/time';
import { pictureUrl, type Asked } from '../../../core/http/file-url';
import { PASS_QUERY } from '../../files/whose';
import type { works } from '../tables';

export type WorkFiles = Pick<typeof works.$inferSelect, 'id' | 'files' | 'coverFile' | 'isFilm'>;

/** At least so long; at most twice. The same for an hour, so that a device that has the file asks only whether it still may. */
const PASS_MS = HOUR;

const TAG_LENGTH = 10;

/** Another file at the same place has another address. */
const tagOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, TAG_LENGTH);

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** In the order in which they are handed in; the cover last, where it is a file of its own. */
const allFiles = ({ files, coverFile }: WorkFiles): readonly AnswerFile[] =>
  coverFile == null ? files : [...files, coverFile];

export const pathsOf = (work: WorkFiles): readonly { readonly key: string; readonly path: string }[] =>
  allFiles(work).flatMap(({ url: key }, place) =>
    key === '' ? [] : [{ key, path: `works/${work.id}/${place}-${tagOf(key)}.${endingOf(key)}` }],
  );

type Shown = Asked & Pick<CallContext, 'clock'> & { readonly config: { readonly keys: Keys } };

/** null: whoever sees what is shown; else the session of its parent, with which the address ends. */
export type Viewer = { readonly sessionId: number } | null;

/** No session's name begins so. */
export const ALL = 'all';

export const whoOf = (viewer: Viewer): string =>
  viewer === null ? ALL : `s${viewer.sessionId.toString(36)}`;

/** By the key; '' for a file that has not come yet. */
export function addressesOf(context: Shown, work: WorkFiles, viewer: Viewer): (key: string) => string {
  const now = context.clock.now().getTime();
  const until = new Date((Math.floor(now / PASS_MS) + 2) * PASS_MS);
  const who = whoOf(viewer);
  const paths = new Map(pathsOf(work).map(({ key, path }) => [key, path]));
  return (key) => {
    const path = paths.get(key);
    if (path === undefined) return '';
    const pass = sign(context.config.keys, 'work', `${path}\0${who}`, until);
    return `${pictureUrl(context, path)}?${PASS_QUERY}=${who}.${pass}`;
  };
}

/** The chosen one, else the first photo; '' where there is none yet. */
export const coverOf = ({ coverFile, files, isFilm }: Omit<WorkFiles, 'id'>): string =>
  coverFile != null && coverFile.url !== '' ? coverFile.url : isFilm ? '' : (files[0]?.url ?? '');
