import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Content type by file extension; the name may be only an extension. */
export const contentType = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Reads files of the mini program's folder only; symbolic links must not lead out of it. */
export class ProgramFiles {
  private readonly root: Promise<string>;

  constructor(folder: string) {
    this.root = realpath(folder);
  }

  /** `name` is relative to the folder; null if missing. */
  async read(name: string): Promise<Buffer | null> {
    const root = await this.root;
    if (name.includes('\0')) return null;
    try {
      const file = await realpath(path.join(root, name));
      return file.startsWith(root + path.sep) ? await readFile(file) : null;
    } catch {
      return null;
    }
  }

  async script(name: string): Promise<string | null> {
    return (await this.read(`${name}.js`))?.toString('utf8') ?? null;
  }
}
