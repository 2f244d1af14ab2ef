import { optional, parameter } from '../methods';
import { isArrayBuffer, toBytes } from './encoding';
import { fileError } from './file-error';
import { resized } from './file-operations';
import type { FileStore, Place } from './file-store';
import { existing, pathOf, readable, writableFile, type Options } from './paths';
import { Stats } from './stats';

interface Descriptor {
  path: string;
  /** null: read-only */
  place: Place | null;
  reads: boolean;
  appends: boolean;
  position: number;
}

const FLAG = /^(?:r\+?|w(x?)\+?|a(x?)\+?|as\+?)$/;
const NOTHING = new Uint8Array(0);

/** Open files: FileSystemManager's methods with an fd. */
export const descriptorOperations = (store: FileStore) => {
  const open = new Map<string, Descriptor>();
  let next = 1;

  const descriptorOf = ({ fd }: Options): Descriptor => {
    const descriptor = open.get(parameter<string>(fd, 'fd', 'String'));
    if (!descriptor) throw fileError.badDescriptor();
    return descriptor;
  };

  const write = (place: Place, bytes: Uint8Array, at: number): void => {
    const before = store.read(place.path) ?? NOTHING;
    const after = resized(before, Math.max(before.length, at + bytes.length));
    after.set(bytes, at);
    store.write(place, after);
  };

  return {
    open(options: Options): { fd: string } {
      const path = pathOf(options, 'filePath');
      const flag = optional(options.flag, 'flag', 'String', 'r');
      const parts = FLAG.exec(flag);
      if (!parts) throw fileError.flag(flag);
      const place = flag === 'r' ? null : writableFile(store, path);
      if (flag.startsWith('r')) readable(store, path);
      else if (place) {
        const known = store.entry(place);
        if (known && (parts[1] === 'x' || parts[2] === 'x')) throw fileError.exists(path);
        if (!known || flag.startsWith('w')) store.write(place, NOTHING);
      }
      const fd = String(next++);
      const reads = flag.startsWith('r') || flag.endsWith('+');
      open.set(fd, { path, place, reads, appends: flag.startsWith('a'), position: 0 });
      return { fd };
    },

    close(options: Options): void {
      descriptorOf(options);
      open.delete(options.fd as string);
    },

    fstat: (options: Options): { stats: Stats } => ({
      stats: new Stats(existing(store, descriptorOf(options).path).entry),
    }),

    ftruncate(options: Options): void {
      const { path, place } = descriptorOf(options);
      if (!place) throw fileError.descriptorDenied();
      const length = optional(options.length, 'length', 'Number', 0);
      if (length < 0) throw fileError.outOfRange('length');
      store.write(place, resized(readable(store, path), length));
    },

    read(options: Options): { bytesRead: number; arrayBuffer: ArrayBuffer } {
      const descriptor = descriptorOf(options);
      if (!descriptor.reads) throw fileError.descriptorDenied();
      const { arrayBuffer } = options;
      if (!isArrayBuffer(arrayBuffer)) throw fileError.noBuffer();
      const offset = optional(options.offset, 'offset', 'Number', 0);
      const length = optional(options.length, 'length', 'Number', 0);
      if (offset < 0 || offset > arrayBuffer.byteLength) throw fileError.outOfRange('offset');
      if (length < 0 || offset + length > arrayBuffer.byteLength) throw fileError.outOfRange('length');
      const from = optional(options.position, 'position', 'Number', descriptor.position);
      const bytes = readable(store, descriptor.path).subarray(from, from + length);
      new Uint8Array(arrayBuffer).set(bytes, offset);
      if (options.position === undefined || options.position === null) descriptor.position += bytes.length;
      return { bytesRead: bytes.length, arrayBuffer };
    },

    write(options: Options): { bytesWritten: number } {
      const descriptor = descriptorOf(options);
      const { place, appends } = descriptor;
      if (!place) throw fileError.descriptorDenied();
      const all = toBytes(options.data, options.encoding);
      const isText = typeof options.data === 'string';
      const offset = isText ? 0 : optional(options.offset, 'offset', 'Number', 0);
      if (offset < 0 || offset > all.length) throw fileError.outOfRange('offset');
      const length = isText ? all.length : optional(options.length, 'length', 'Number', all.length - offset);
      if (length < 0 || offset + length > all.length) throw fileError.outOfRange('length');
      const bytes = all.subarray(offset, offset + length);
      const given = typeof options.position === 'number' ? options.position : null;
      const end = store.read(descriptor.path)?.length ?? 0;
      write(place, bytes, appends ? end : (given ?? descriptor.position));
      if (given === null) descriptor.position += bytes.length;
      return { bytesWritten: bytes.length };
    },
  };
};
