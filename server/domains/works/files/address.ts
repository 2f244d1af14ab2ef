/**
 * URLs of a work's files. They name the work and a position in it, never the upload, whose URL would stay valid as long
 * as the file exists; every request checks the work again (read.ts).
 */
import { createHash } from 'node:crypto';
import type { AnswerFile } from '../../../../src/contract/questions/question.schema';
import type { CallContext } from '../../../core/http/handler';
import type { Keys } from '../../../core/keys';
import { sign } from '../../../core/signatures';
import { HOUR } from '../../../core/time';
import { pictureUrl, type Asked } from '../../../core/http/file-url';
import { PASS_QUERY } from '../../files/access';
import type { works } from '../tables';

export type WorkFiles = Pick<typeof works.$inferSelect, 'id' | 'files' | 'coverFile' | 'isFilm'>;

/** Minimum validity; the maximum is twice that. Stable for an hour, so that a device can revalidate its cached file. */
const PASS_MS = HOUR;

const TAG_LENGTH = 10;

/** A replaced file at the same position gets a new URL. */
const tagOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, TAG_LENGTH);

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** In the order handed in; the cover last, if it is a separate file. */
const allFiles = ({ files, coverFile }: WorkFiles): readonly AnswerFile[] =>
  coverFile == null ? files : [...files, coverFile];

export const pathsOf = (work: WorkFiles): readonly { readonly key: string; readonly path: string }[] =>
  allFiles(work).flatMap(({ url: key }, place) =>
    key === '' ? [] : [{ key, path: `works/${work.id}/${place}-${tagOf(key)}.${endingOf(key)}` }],
  );

type Shown = Asked & Pick<CallContext, 'clock'> & { readonly config: { readonly keys: Keys } };

/** null: everyone, for a shown work; otherwise the session of its parent, with which the URL expires. */
export type Viewer = { readonly sessionId: number } | null;

/** Never a prefix of a session's name. */
export const ALL = 'all';

export const whoOf = (viewer: Viewer): string =>
  viewer === null ? ALL : `s${viewer.sessionId.toString(36)}`;

/** By key; '' for a file not uploaded yet. */
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

/** The chosen one, else the first photo; '' for none yet. */
export const coverOf = ({ coverFile, files, isFilm }: Omit<WorkFiles, 'id'>): string =>
  coverFile != null && coverFile.url !== '' ? coverFile.url : isFilm ? '' : (files[0]?.url ?? '');
