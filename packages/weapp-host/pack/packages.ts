import type { SubPackage } from '../protocol/program';
import type { Problems } from './problems';
import type { Sources } from './sources';

const MB = 1024 * 1024;
const MAX_PACKAGE = 2 * MB;
const MAX_PROGRAM = 30 * MB;

/** File extensions uploaded by WeChat: sources and documented ones. All others are excluded. */
const PACKED = new Set(
  'js json wxml wxss wxs png jpg jpeg gif svg cer mp3 aac m4a mp4 wav ogg silk wasm br cert'.split(' '),
);
/** Resources that work in DevTools but are missing on a phone. */
const LEFT_BEHIND = new Set('webp bmp ttf otf woff woff2 webm pdf'.split(' '));
const PROJECT_FILES = new Set(['project.config.json', 'project.private.config.json']);

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
const isPacked = (path: string): boolean => PACKED.has(endingOf(path)) && !PROJECT_FILES.has(path);

/** The main package ('') and the sub-packages, by root. */
export class Packages {
  private readonly roots: { root: string; independent: boolean }[];

  constructor(subPackages: SubPackage[]) {
    this.roots = subPackages.map(({ root, independent }) => ({ root, independent: independent === true }));
  }

  /** Root of a file's package; '' is the main one. */
  of(path: string): string {
    return this.roots.find(({ root }) => path.startsWith(`${root}/`))?.root ?? '';
  }

  /** A package may use its own files and the main package's; an independent one only its own. */
  mayUse(from: string, to: string): boolean {
    const [user, owner] = [this.of(from), this.of(to)];
    if (user === owner) return true;
    return owner === '' && !this.roots.some(({ root, independent }) => root === user && independent);
  }

  /** Bytes by root. WeChat rejects uploads above its limits, but still runs them. */
  measure(sources: Sources, problems: Problems): Record<string, number> {
    const bytes: Record<string, number> = { '': 0 };
    for (const { root } of this.roots) bytes[root] = 0;
    for (const [path, size] of sources.sizes) {
      const root = this.of(path);
      if (isPacked(path)) bytes[root] = (bytes[root] ?? 0) + size;
      if (LEFT_BEHIND.has(endingOf(path))) problems.warn(`${path} 的后缀名不在白名单内，不会被上传`);
    }
    for (const [root, size] of Object.entries(bytes))
      if (size > MAX_PACKAGE)
        problems.warn(
          `代码包大小超过限制,${root === '' ? 'main package' : `subpackage ${root}`} source size ${kilobytes(size)} exceed max limit 2MB`,
        );
    const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    if (all > MAX_PROGRAM)
      problems.warn(`代码包大小超过限制,total source size ${kilobytes(all)} exceed max limit 30MB`);
    return bytes;
  }
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)}KB`;
