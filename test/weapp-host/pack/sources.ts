import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from './problems';
import { JsonProblems } from './problems';

/** The files of a built mini program. Paths are relative to its folder, with forward slashes. */
export class Sources {
  /** bytes by path */
  readonly sizes: ReadonlyMap<string, number>;
  private readonly texts = new Map<string, string>();

  constructor(private readonly folder: string) {
    const sizes = new Map<string, number>();
    for (const path of list(folder)) sizes.set(path, statSync(join(folder, path)).size);
    this.sizes = sizes;
  }

  has = (path: string): boolean => this.sizes.has(path);

  hasFolder(path: string): boolean {
    for (const file of this.sizes.keys()) if (file.startsWith(`${path}/`)) return true;
    return false;
  }

  text(path: string): string {
    const known = this.texts.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.folder, path), 'utf8').replace(/^\uFEFF/, '');
    this.texts.set(path, text);
    return text;
  }

  /** A JSON file's object; null when it is not one, which is refused. */
  json(path: string, problems: Problems): Record<string, unknown> | null {
    const report = new JsonProblems(path, problems);
    try {
      const value: unknown = JSON.parse(this.text(path));
      if (isObject(value)) return value;
      report.refuse([], 'JSON 文件需为一个对象');
    } catch (error) {
      report.refuse([], (error as Error).message);
    }
    return null;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Hidden files and folders and npm's own are no part of a mini program. */
function list(folder: string): string[] {
  const found: string[] = [];
  const walk = (under: string) => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) walk(path);
      else found.push(path);
    }
  };
  walk('');
  return found.sort();
}
