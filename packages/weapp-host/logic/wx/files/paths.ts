import { parameter } from '../methods';
import { fileError } from './file-error';
import { placeOf, type FileStore, type Place } from './file-store';
import type { FileEntry } from './file-tree';

export type Options = Record<string, unknown>;

export const pathOf = (options: Options, name: string): string =>
  parameter<string>(options[name], name, 'String');

/** A file or directory that must be there; `missing` is how the complaint goes on when it is not. */
export function existing(
  store: FileStore,
  path: string,
  missing = ` ${path}`,
): { place: Place; entry: FileEntry } {
  const place = placeOf(path);
  if (place.area === 'nowhere') throw fileError.denied(`open ${path}`);
  const entry = store.entry(place);
  if (!entry) throw fileError.missing(missing);
  return { place, entry };
}

/** The bytes of a file that must be there. */
export function readable(store: FileStore, path: string): Uint8Array {
  const { entry } = existing(store, path, `, open ${path}`);
  if (entry.bytes === null) throw fileError.onDirectory(`open ${path}`);
  return entry.bytes;
}

/** A place where the mini program may write: below USER_DATA_PATH, in a directory that is there. */
export function writable(
  store: FileStore,
  path: string,
  what = `open ${path}`,
  missing = `, open ${path}`,
): Place {
  const place = placeOf(path);
  if (place.area !== 'usr') throw fileError.denied(what);
  if (!store.hasParent(place.path) && store.entry(place) === undefined) throw fileError.missing(missing);
  return place;
}

/** As `writable`, for a file: an existing directory is refused. */
export function writableFile(store: FileStore, path: string): Place {
  const place = writable(store, path);
  if (store.entry(place)?.bytes === null) throw fileError.onDirectory(`open ${path}`);
  return place;
}
