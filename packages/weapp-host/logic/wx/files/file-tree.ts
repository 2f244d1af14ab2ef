/** A file or (bytes null) a directory. Times are seconds since 1970. */
export interface FileEntry {
  bytes: Uint8Array | null;
  created: number;
  modified: number;
  accessed: number;
}

const now = (): number => Math.floor(Date.now() / 1000);

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** 'png', or '' */
export const extensionOf = (path: string): string => /\.([^./?#]+)$/.exec(path)?.[1] ?? '';

/** Files and directories by path, without access rules. Paths have no trailing slash. */
export class FileTree {
  private readonly entries = new Map<string, FileEntry>();
  private used = 0;

  /** total bytes of all files */
  get size(): number {
    return this.used;
  }

  get(path: string): FileEntry | undefined {
    return this.entries.get(path);
  }

  makeDirectory(path: string): void {
    const at = now();
    this.entries.set(path, { bytes: null, created: at, modified: at, accessed: at });
  }

  write(path: string, bytes: Uint8Array): void {
    const known = this.entries.get(path);
    this.used += bytes.length - (known?.bytes?.length ?? 0);
    const at = now();
    this.entries.set(path, { bytes, created: known?.created ?? at, modified: at, accessed: at });
  }

  remove(path: string): void {
    this.used -= this.entries.get(path)?.bytes?.length ?? 0;
    this.entries.delete(path);
  }

  /** All descendants of a directory, parents first. */
  below(path: string): string[] {
    const prefix = `${path}/`;
    return [...this.entries.keys()].filter((name) => name.startsWith(prefix)).sort();
  }

  /** Names of direct children. */
  names(path: string): string[] {
    return this.below(path)
      .map((name) => name.slice(path.length + 1))
      .filter((name) => !name.includes('/'));
  }
}
