/** Maps films to the contract's shapes. */
import type { watchProgress, films } from './tables';
import type { WatchProgress, Film } from '../../../src/contract/films/schema';
import type { CallContext } from '../../core/http/handler';
import { filmAddresses } from '../files/pass';
import { pictureUrl } from '../../core/http/file-url';

export type ProgressRow = typeof watchProgress.$inferSelect;

export const toProgress = (row: ProgressRow): WatchProgress => ({
  kind: row.kind,
  id: row.itemId,
  positionSeconds: row.positionSeconds,
  furthestSeconds: row.furthestSeconds,
  isFinished: row.finishedAt !== null,
});

export function addressesOf(
  context: CallContext,
  { file, playList, poster, captions }: typeof films.$inferSelect,
): Pick<Film, 'url' | 'isStream' | 'poster' | 'captions'> {
  const isStream = playList !== '';
  const addressOf = filmAddresses(context);
  return {
    url: addressOf(isStream ? playList : file),
    isStream,
    poster: pictureUrl(context, poster),
    captions: captions.map(({ lang, label, file: key }) => ({ lang, label, url: addressOf(key) })),
  };
}
