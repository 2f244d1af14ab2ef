/** Files in a work's input: ownership, type, and keys instead of URLs. */
import { and, eq, gt, inArray } from 'drizzle-orm';
import { Value } from '@sinclair/typebox/value';
import { AnswerFileSchema, type AnswerFile } from '../../../src/contract/questions/question.schema';
import type { Db } from '../../core/db/types';
import { areUploadsOf } from '../files/owner';
import { uploads } from '../files/tables';
import { keyOfUrl, type Asked } from '../../core/http/file-url';
import { accessOf } from '../files/access';
import { badInput, type CallContext } from '../../core/http/handler';
import { WORK_MESSAGES } from './messages';
import type { WorkRow } from './find';

export type GivenFiles = Pick<WorkRow, 'isFilm' | 'files'> & { readonly coverFile: AnswerFile | null };

const FILM = /\.(mp4|mov|webm)$/;
const PHOTO = /\.(jpg|png|webp|svg)$/;

const allOf = ({ files, coverFile }: Pick<WorkRow, 'files' | 'coverFile'>): readonly AnswerFile[] =>
  coverFile == null ? files : [...files, coverFile];

/** Of uploaded files. */
export const keysOf = (work: Pick<WorkRow, 'files' | 'coverFile'>): string[] => [
  ...new Set(
    allOf(work)
      .map(({ url }) => url)
      .filter(Boolean),
  ),
];

/**
 * Converts to the stored form. Refuses files of other users, and films among photos; files already in the work
 * (`before`) are accepted. A file without a URL may follow later.
 */
export async function admitFiles(
  context: Pick<CallContext, 'db' | 'config' | 'headers'>,
  userId: number,
  given: GivenFiles,
  before: readonly string[],
): Promise<GivenFiles> {
  const urls = allOf(given).map(({ url }) => withoutPass(url));
  const news = urls.filter((url) => url !== '' && !before.includes(keyOfUrl(context, url) ?? ''));
  if (news.length > 0 && !(await areUploadsOf(context, userId, news))) throw badFile('files');
  const { coverFile, files, isFilm } = given;
  const kept = {
    isFilm,
    files: files.map((file) => keptFile(context, file)),
    coverFile: coverFile === null ? null : keptFile(context, coverFile),
  };
  assertKinds(kept);
  return kept;
}

/** Without the query that grants access. */
const withoutPass = (url: string): string => url.split('?')[0] ?? '';

const keptFile = (context: Asked, file: AnswerFile): AnswerFile => ({
  ...(Value.Clean(AnswerFileSchema, structuredClone(file)) as AnswerFile),
  url: keyOfUrl(context, withoutPass(file.url)) ?? '',
});

const badFile = (field: 'files' | 'coverFile') => badInput(field, WORK_MESSAGES.badFile);

function assertKinds({ coverFile, files, isFilm }: GivenFiles): void {
  const right = isFilm ? FILM : PHOTO;
  const isOne = !isFilm || files.length <= 1;
  if (!isOne || !files.every(({ url }) => url === '' || right.test(url)))
    throw badInput('files', WORK_MESSAGES.oneFilm);
  const come = files.filter(({ url }) => url !== '');
  if (keysOf({ files, coverFile: null }).length < come.length) throw badFile('files');
  if (coverFile !== null && coverFile.url !== '' && !PHOTO.test(coverFile.url)) throw badFile('coverFile');
}

/** All files are in the storage: an upload has its size once complete. */
export async function haveArrived(db: Db, userId: number, work: Pick<WorkRow, 'files' | 'coverFile'>) {
  if (allOf(work).some(({ url }) => url === '')) return false;
  const keys = keysOf(work).filter((key) => accessOf(key) === 'uploader');
  if (keys.length === 0) return true;
  const found = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.key, keys), gt(uploads.size, 0)));
  return found.length === keys.length;
}
