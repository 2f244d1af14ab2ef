import type { FileEntry } from './file-tree';

const DIRECTORY = 0o40755;
const FILE = 0o100644;

/** Documented Stats; times are in seconds since 1970. */
export class Stats {
  readonly mode: number;
  readonly size: number;
  readonly lastAccessedTime: number;
  readonly lastModifiedTime: number;

  constructor({ bytes, accessed, modified }: FileEntry) {
    this.mode = bytes === null ? DIRECTORY : FILE;
    this.size = bytes?.length ?? 0;
    this.lastAccessedTime = accessed;
    this.lastModifiedTime = modified;
  }

  isDirectory(): boolean {
    return this.mode === DIRECTORY;
  }

  isFile(): boolean {
    return this.mode === FILE;
  }
}
