import { natives } from '../../natives';
import type { WxContext } from '../context';
import { perContext } from '../methods';
import { fileError } from './file-error';
import { FileTree, parentOf, type FileEntry } from './file-tree';

/** DevTools' form; on phones it is wxfile://usr. */
export const USER_DATA_PATH = 'http://usr';
const TEMPORARY = 'http://tmp';
const SAVED = 'http://store';
const ROOTS = { usr: USER_DATA_PATH, tmp: TEMPORARY, store: SAVED } as const;
const LIMIT = 200 * 1024 * 1024;

export type Area = keyof typeof ROOTS | 'package' | 'nowhere';
export interface Place {
  area: Area;
  /** canonical: no dots, no doubled or trailing slash; no leading slash for package files */
  path: string;
}

/** Whether a path is a user file rather than a web address. */
export const isUserFile = (path: string): boolean => !['package', 'nowhere'].includes(placeOf(path).area);

/** Resolves a path of the mini program. */
export function placeOf(given: string): Place {
  const scheme = /^http:\/\/(usr|tmp|store)(?=\/|$)/.exec(given);
  if (!scheme && /^[a-z]+:/i.test(given)) return { area: 'nowhere', path: given };
  const parts: string[] = [];
  for (const part of (scheme ? given.slice(scheme[0].length) : given).split('/')) {
    if (part === '..' && parts.length === 0) return { area: 'nowhere', path: given };
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  if (!scheme) return { area: /^\.{1,2}\//.test(given) ? 'nowhere' : 'package', path: parts.join('/') };
  const area = scheme[1] as keyof typeof ROOTS;
  return { area, path: [ROOTS[area], ...parts].join('/') };
}

/**
 * The mini program's files: user, temporary and saved ones in memory and written through to Node, which serves them to the pages; package
 * files from the host's server.
 */
export class FileStore {
  private readonly tree = new FileTree();
  private readonly changed = new Set<string>();
  private nextName = 1;

  constructor(private readonly context: Pick<WxContext, 'node' | 'boot' | 'program'>) {
    for (const root of Object.values(ROOTS)) this.tree.makeDirectory(root);
    for (const [path, base64] of Object.entries(context.boot.files)) this.restore(path, base64);
  }

  /** Bytes of a file in any area; null if missing. */
  read(given: string): Uint8Array | null {
    return this.entry(placeOf(given))?.bytes ?? null;
  }

  entry({ area, path }: Place): FileEntry | undefined {
    if (area === 'nowhere') return undefined;
    return area === 'package' ? this.packageEntry(path) : this.tree.get(path);
  }

  /** Creates or replaces a file. Fails above the total of 200 MB, which excludes temporary files. */
  write({ area, path }: Place, bytes: Uint8Array): void {
    const more = bytes.length - (this.tree.get(path)?.bytes?.length ?? 0);
    if (area !== 'tmp' && more > 0 && this.kept() + more > LIMIT) throw fileError.full();
    this.tree.write(path, bytes);
    this.touch(path);
  }

  makeDirectory(path: string): void {
    this.tree.makeDirectory(path);
    this.touch(path);
  }

  remove(path: string): void {
    this.tree.remove(path);
    this.touch(path);
  }

  names = (path: string): string[] => this.tree.names(path);
  below = (path: string): string[] => this.tree.below(path);

  /** Whether the parent directory exists. */
  hasParent = (path: string): boolean => this.tree.get(parentOf(path))?.bytes === null;

  /** Stores bytes as a new temporary file; `extension` without a dot, or ''. */
  temporary(bytes: Uint8Array, extension: string): string {
    return this.put(TEMPORARY, bytes, extension);
  }

  /** Stores bytes as a new saved file (saveFile without a path). */
  saved(bytes: Uint8Array, extension: string): string {
    return this.put(SAVED, bytes, extension);
  }

  savedFiles = (): string[] => this.tree.below(SAVED);

  private put(root: string, bytes: Uint8Array, extension: string): string {
    const ending = extension === '' ? '' : `.${extension}`;
    let path: string;
    do path = `${root}/${this.nextName++}${ending}`;
    while (this.tree.get(path));
    this.write(placeOf(path), bytes);
    return path;
  }

  private kept(): number {
    const temporary = this.tree
      .below(TEMPORARY)
      .reduce((sum, path) => sum + (this.tree.get(path)?.bytes?.length ?? 0), 0);
    return this.tree.size - temporary;
  }

  private packageEntry(path: string): FileEntry | undefined {
    const times = { created: 0, modified: 0, accessed: 0 };
    const { scripts, files } = this.context.program;
    const inside = path === '' ? '' : `${path}/`;
    if ([...scripts, ...Object.keys(files)].some((name) => name.startsWith(inside)))
      return { bytes: null, ...times };
    const bytes = natives.readNow(
      `${natives.origin}/program/${path.split('/').map(encodeURIComponent).join('/')}`,
    );
    return bytes ? { bytes, ...times } : undefined;
  }

  /** Temporary files are deleted at the end of a run. */
  private restore(path: string, base64: string): void {
    const place = placeOf(path);
    if (place.area !== 'usr' && place.area !== 'store') return;
    for (let parent = parentOf(place.path); !this.tree.get(parent); parent = parentOf(parent))
      this.tree.makeDirectory(parent);
    if (path.endsWith('/')) this.tree.makeDirectory(place.path);
    else this.tree.write(place.path, new Uint8Array(natives.fromBase64(base64)));
  }

  /** Written through once per task, so that a loop of writes sends the file once. */
  private touch(path: string): void {
    if (this.changed.size === 0) void Promise.resolve().then(() => this.flush());
    this.changed.add(path);
  }

  private flush(): void {
    for (const path of this.changed) {
      const entry = this.tree.get(path);
      if (entry?.bytes === null) this.context.node.notify('file.write', { path: `${path}/`, base64: '' });
      else
        this.context.node.notify('file.write', {
          path,
          base64: entry?.bytes ? natives.toBase64(entry.bytes) : null,
        });
    }
    this.changed.clear();
  }
}

export const fileStoreOf = perContext((context) => new FileStore(context));
