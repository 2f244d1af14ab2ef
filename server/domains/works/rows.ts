/** Works as lists and details show them. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { shownNameOf } from '../../../src/contract/growth/shown-name';
import type { Work, WorkDetail } from '../../../src/contract/works/schema';
import { WorkState } from '../../../src/contract/works/values';
import { students } from '../account/tables';
import type { Db } from '../../core/db/types';
import { filmAddresses } from '../files/pass';
import { pictureUrl } from '../../core/http/file-url';
import { whoseIs } from '../files/whose';
import type { CallContext } from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { unknownWork } from './errors';
import { addressesOf, coverOf } from './files/address';
import { works, workCollects, workLikes, workTopics } from './tables';

export type WorkRow = typeof works.$inferSelect;

/** Its likes and collections are asked for with `userId`; 0: of nobody. */
const columnsFor = (userId: number) => ({
  row: works,
  kidName: students.kidName,
  topicTitle: sql<string>`coalesce(${workTopics.title}, '')`,
  isLiked: isIn(workLikes, userId),
  isCollected: isIn(workCollects, userId),
});

const isIn = (table: typeof workLikes | typeof workCollects, userId: number) =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${table} WHERE ${table.workId} = ${works.id} AND ${table.userId} = ${userId})`;

export const selectWorks = <Extra extends Record<string, SQL>>(db: Db, userId: number, extra: Extra) =>
  db
    .select({ ...columnsFor(userId), ...extra })
    .from(works)
    .innerJoin(students, eq(students.userId, works.userId))
    .leftJoin(workTopics, eq(workTopics.id, works.topicId));

export interface FoundWork {
  readonly row: WorkRow;
  readonly kidName: string;
  readonly topicTitle: string;
  readonly isLiked: boolean;
  readonly isCollected: boolean;
}

export const isShown = (): SQL => eq(works.state, WorkState.shown);

/** A work that this user may see: a shown one, or one's own. */
export async function visibleWork(db: Db, userId: number, id: number): Promise<FoundWork> {
  const [found] = await selectWorks(db, userId, {}).where(eq(works.id, id));
  const { state, userId: owner } = found?.row ?? {};
  const isTheirs = owner === userId && state !== WorkState.takenBack;
  if (found === undefined || (state !== WorkState.shown && !isTheirs)) throw unknownWork();
  return found;
}

/** Held for the rest of the transaction; undefined: none is shown under that id. */
export async function lockShown(tx: Db, id: number): Promise<WorkRow> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), isShown()))
    .for('no key update');
  if (row === undefined) throw unknownWork();
  return row;
}

/** One's own, also one that was taken back. */
export async function lockOwn(tx: Db, userId: number, id: number): Promise<WorkRow> {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), eq(works.userId, userId)))
    .for('update');
  if (row === undefined) throw unknownWork();
  return row;
}

type Asking = Pick<CallContext, 'config' | 'headers' | 'clock' | 'session'>;

const viewerOf = ({ session }: Asking, { row }: FoundWork) =>
  session !== null && row.userId === session.userId ? { sessionId: session.id } : null;

const isMineFor = (context: Asking, { row }: FoundWork) => row.userId === context.session?.userId;

export const childNameOf = ({ kidName, row }: Pick<FoundWork, 'kidName' | 'row'>): string =>
  row.nickname === '' ? shownNameOf(kidName) : row.nickname;

const lengthOf = ({ coverFile, files, isFilm }: WorkRow): number =>
  isFilm ? (files[0]?.seconds ?? coverFile?.seconds ?? 0) : 0;

export function toWork(context: Asking, found: FoundWork): Work {
  const { isCollected, isLiked, row, topicTitle } = found;
  const isMine = isMineFor(context, found);
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, title: row.title, isFilm: row.isFilm },
    cover: addressesOf(context, row, viewerOf(context, found))(coverOf(row)),
    seconds: lengthOf(row),
    photos: row.isFilm ? 0 : row.files.length,
    childName: childNameOf(found),
    ...{ topicId: row.topicId ?? 0, topicTitle },
    ...{ likes: row.likes, comments: row.comments, collected: row.collected },
    ...{ isLiked, isCollected, isMine },
    at: formatDateTime(row.state === WorkState.shown ? (row.shownAt ?? row.savedAt) : row.savedAt),
    reason: isMine && row.state === WorkState.refused ? row.reason : '',
  };
}

type Detailing = Asking & Pick<CallContext, 'setCookie'>;

export function toDetail(context: Detailing, found: FoundWork): WorkDetail {
  const { row } = found;
  const isMine = isMineFor(context, found);
  const addressOf = addressesOf(context, row, viewerOf(context, found));
  const urls = row.files.map(({ url }) => addressOf(url)).filter(Boolean);
  const handedIn = (file: WorkRow['files'][number]) => ({ ...file, url: ownAddress(context, file.url) });
  return {
    ...toWork(context, found),
    words: row.words,
    film: row.isFilm ? (urls[0] ?? '') : '',
    pictures: row.isFilm ? [] : urls,
    files: isMine ? row.files.map(handedIn) : [],
    coverFile: isMine && row.coverFile != null ? handedIn(row.coverFile) : null,
    nickname: isMine ? row.nickname : '',
  };
}

/** As it was uploaded, so that it can be handed in again. */
function ownAddress(context: Detailing, key: string): string {
  return whoseIs(key) === 'parent' ? filmAddresses(context)(key) : pictureUrl(context, key);
}
