import { optional } from '../methods';
import { fromBytes, toBytes } from './encoding';
import { fileError } from './file-error';
import type { FileStore } from './file-store';
import { existing, pathOf, readable, writable, writableFile, type Options } from './paths';

function join(before: Uint8Array, after: Uint8Array): Uint8Array {
  const all = new Uint8Array(before.length + after.length);
  all.set(before);
  all.set(after, before.length);
  return all;
}

export function resized(bytes: Uint8Array, length: number): Uint8Array {
  const result = new Uint8Array(length);
  result.set(bytes.subarray(0, length));
  return result;
}

/** The range [position, position + length) of readFile. */
function part(bytes: Uint8Array, { position, length }: Options): Uint8Array {
  const from = optional(position, 'position', 'Number', 0);
  if (from < 0 || (from > 0 && from >= bytes.length)) throw fileError.outOfRange('position');
  const count = optional(length, 'length', 'Number', bytes.length - from);
  if (count < 0 || count > bytes.length || (length !== undefined && length !== null && count < 1))
    throw fileError.outOfRange('length');
  return bytes.subarray(from, from + count);
}

/** File methods of FileSystemManager; they return the result besides errMsg. */
export const fileOperations = (store: FileStore) => ({
  access(options: Options): void {
    existing(store, pathOf(options, 'path'));
  },

  readFile(options: Options): { data: string | ArrayBuffer } {
    const bytes = readable(store, pathOf(options, 'filePath'));
    return { data: fromBytes(part(bytes, options), options.encoding) };
  },

  writeFile(options: Options): void {
    const place = writableFile(store, pathOf(options, 'filePath'));
    store.write(place, toBytes(options.data, options.encoding));
  },

  appendFile(options: Options): void {
    const path = pathOf(options, 'filePath');
    const place = writableFile(store, path);
    store.write(place, join(readable(store, path), toBytes(options.data, options.encoding)));
  },

  copyFile(options: Options): void {
    const [from, to] = [pathOf(options, 'srcPath'), pathOf(options, 'destPath')];
    const arrow = `copyFile ${from} -> ${to}`;
    const { entry } = existing(store, from, `, ${arrow}`);
    if (entry.bytes === null) throw fileError.onDirectory(arrow);
    const place = writable(store, to, arrow, `, ${arrow}`);
    if (store.entry(place)?.bytes === null) throw fileError.onDirectory(arrow);
    store.write(place, entry.bytes);
  },

  /** Moves a file or a directory with its content. */
  rename(options: Options): void {
    const [from, to] = [pathOf(options, 'oldPath'), pathOf(options, 'newPath')];
    const arrow = `rename ${from} -> ${to}`;
    const source = writable(store, from, arrow, `, ${arrow}`);
    const target = writable(store, to, arrow, `, ${arrow}`);
    const entry = store.entry(source);
    if (!entry) throw fileError.missing(`, ${arrow}`);
    if (source.path === target.path) return;
    if (store.entry(target)?.bytes === null) throw fileError.notPermitted(arrow);
    if (entry.bytes !== null) {
      store.write(target, entry.bytes);
      store.remove(source.path);
      return;
    }
    if (target.path.startsWith(`${source.path}/`)) throw fileError.notPermitted(arrow);
    store.makeDirectory(target.path);
    for (const path of store.below(source.path)) {
      const moved = { area: 'usr' as const, path: target.path + path.slice(source.path.length) };
      const bytes = store.read(path);
      if (bytes) store.write(moved, bytes);
      else store.makeDirectory(moved.path);
    }
    for (const path of store.below(source.path)) store.remove(path);
    store.remove(source.path);
  },

  unlink(options: Options): void {
    const path = pathOf(options, 'filePath');
    const place = writable(store, path, `open ${path}`, ` ${path}`);
    const entry = store.entry(place);
    if (!entry) throw fileError.missing(` ${path}`);
    if (entry.bytes === null) throw fileError.notPermitted(`unlink ${path}`);
    store.remove(place.path);
  },

  truncate(options: Options): void {
    const path = pathOf(options, 'filePath');
    const length = optional(options.length, 'length', 'Number', 0);
    if (length < 0) throw fileError.outOfRange('length');
    const place = writableFile(store, path);
    store.write(place, resized(readable(store, path), length));
  },
});
