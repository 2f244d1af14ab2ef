import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compiledPath, compilerPlugins, compileStyles } from './compilers';
import { type Problems, JsonProblems } from './problems';

/** Files of a mini program. Paths are relative to its folder, with forward slashes; compiled files have the path of their result. */
export class Sources {
  /** bytes by path */
  readonly sizes: ReadonlyMap<string, number>;
  private readonly texts = new Map<string, string>();
  /** source file by the path of its compiled result */
  private readonly origins = new Map<string, string>();

  constructor(private readonly folder: string) {
    const sizes = new Map<string, number>();
    const plugins = compilerPlugins(folder);
    for (const file of list(folder)) {
      const path = compiledPath(file, plugins);
      if (path !== file) this.origins.set(path, file);
      if (path !== file || !sizes.has(path)) sizes.set(path, statSync(join(folder, file)).size);
    }
    this.sizes = sizes;
  }

  /** The source file of a path. */
  origin = (path: string): string => this.origins.get(path) ?? path;

  has = (path: string): boolean => this.sizes.has(path);

  hasFolder(path: string): boolean {
    for (const file of this.sizes.keys()) if (file.startsWith(`${path}/`)) return true;
    return false;
  }

  text(path: string): string {
    const known = this.texts.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.folder, this.origin(path)), 'utf8').replace(/^\uFEFF/, '');
    this.texts.set(path, text);
    return text;
  }

  /** A style sheet, compiled if needed; null after a compiler error. */
  styles(path: string, problems: Problems): string | null {
    const file = this.origin(path);
    if (file === path) return this.text(path);
    try {
      return compileStyles(this.folder, file, this.text(path));
    } catch (error) {
      problems.refuse(`[ WXSS 文件编译错误] ./${file}: ${(error as Error).message}`);
      return null;
    }
  }

  /** Object of a JSON file; null, with an error, if it is none. */
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

/** Hidden files and npm's files are excluded. */
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
