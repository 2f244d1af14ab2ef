import { parameter } from '../methods';
import { fileError } from './file-error';
import { placeOf, type FileStore, type Place } from './file-store';
import type { FileEntry } from './file-tree';

export type Options = Record<string, unknown>;

export const pathOf = (options: Options, name: string): string =>
  parameter<string>(options[name], name, 'String');

/** Requires an existing file or directory; `missing` completes the error message. */
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

/** Bytes of an existing file. */
export function readable(store: FileStore, path: string): Uint8Array {
  const { entry } = existing(store, path, `, open ${path}`);
  if (entry.bytes === null) throw fileError.onDirectory(`open ${path}`);
  return entry.bytes;
}

/** Requires a writable path: below USER_DATA_PATH, in an existing directory. */
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

/** As `writable`, for a file: existing directories are rejected. */
export function writableFile(store: FileStore, path: string): Place {
  const place = writable(store, path);
  if (store.entry(place)?.bytes === null) throw fileError.onDirectory(`open ${path}`);
  return place;
}
