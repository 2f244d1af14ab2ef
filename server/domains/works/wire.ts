/** Works in the contract's format. */
import type { CallContext } from '../../core/http/handler';
import { shownNameOf } from '../../../src/contract/growth/shown-name';
import type { Work, WorkDetail, WorkTopic, WorkComment } from '../../../src/contract/works/schema';
import { addressesOf, coverOf } from './files/address';
import { formatDateTime } from '../../core/time';
import { WorkState, TopicState } from '../../../src/contract/works/values';
import { accessOf } from '../files/access';
import { filmAddresses } from '../files/pass';
import { pictureUrl } from '../../core/http/file-url';
import type { WorkRow, FoundWork } from './find';
import type { workTopics, workComments } from './tables';
import { parentOf } from './messages';

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

/** The upload's own URL, so that it can be submitted again. */
function ownAddress(context: Detailing, key: string): string {
  return accessOf(key) === 'parent' ? filmAddresses(context)(key) : pictureUrl(context, key);
}

export type TopicRow = typeof workTopics.$inferSelect;

export function stateOfTopic(
  { endsAt, startsAt }: Pick<TopicRow, 'startsAt' | 'endsAt'>,
  now: Date,
): TopicState {
  if (startsAt !== null && now < startsAt) return TopicState.coming;
  return endsAt !== null && now >= endsAt ? TopicState.over : TopicState.open;
}

export interface FoundTopic {
  readonly row: TopicRow;
  readonly shown: number;
}

export const toTopic = (
  context: Pick<CallContext, 'config' | 'headers' | 'clock'>,
  { row, shown }: FoundTopic,
): WorkTopic => ({
  ...{ id: row.id, kind: row.kind, title: row.title, words: row.words },
  picture: pictureUrl(context, row.picture),
  state: stateOfTopic(row, context.clock.now()),
  ...{ startsAt: formatDateTime(row.startsAt), endsAt: formatDateTime(row.endsAt) },
  works: shown,
});

export type CommentRow = typeof workComments.$inferSelect;

export const toComment = (row: CommentRow, kidName: string, userId: number): WorkComment => ({
  ...{ id: row.id, text: row.text, state: row.state },
  author: parentOf(shownNameOf(kidName)),
  isMine: row.userId === userId,
  at: formatDateTime(row.writtenAt),
});
